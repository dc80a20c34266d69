"""A socket fuzzer: whatever is sent, the server answers with a problem or closes with a code, and nothing changes."""

import asyncio
import json
import logging
import os
import string
import time
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.observing.logs import ignore_faults_of_clients
from stellwerk.server.settings import Settings
from tests.server.house import Guest, House, Json, Live, running
from tests.server.stores import Store
from tests.server.waiting import until

SEED = 11
FLOOD = 1000
OPTIONS = {"start_player": 0, "fixed_starts": True}
CODES = {1000, 1002, 1003, 1007, 1008, 1009, 1013}
"""How the server may end a conversation: never with a mistake of its own (1011).

Without a word (1006) only after a text that was no UTF-8, see `test_a_text_that_is_none_closes_the_socket`, and after
one that was too large: what the fuzzer goes on sending meets a closed connection, and the answer, a reset of TCP, may
overtake the close frame.
"""
SILENT = 1006
PING = b'{"type": "ping"}'
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**40, 1.5, -0.0, 1e308, "", "x" * 3000, "\0", "é", "\ud800",
    "seat", "hello", [], [[]], [None], ["stop"] * 100, {}, {"type": "act"}, {"": ""}, "9" * 400,
]  # fmt: skip
VERBS: list[Json] = [
    {"type": "hello", "number": 1},
    {"type": "act", "request": "r", "seat": 1, "number": 1, "do": ["build:black"], "note": None},
    {"type": "undo", "request": "r", "seat": 1, "number": 1, "count": 1},
    {"type": "why", "request": "r", "seat": 1, "do": ["build:black"]},
    {"type": "preview", "request": "r", "seat": 1, "do": ["build:black", "place:I4"]},
    {"type": "salt", "request": "r", "seat": 1, "salt": "00" * 16},
    {"type": "draft", "request": "r", "seat": 1, "do": "build:black", "note": None},
    {"type": "hint", "request": "r", "seat": 1},
    {"type": "say", "request": "r", "text": "Hallo", "seat": 1},
    {"type": "look", "visible": False},
    {"type": "ping"},
]
"""Well-formed, but seat 1 is not the fuzzer's."""


def garbage(random: Random) -> str | bytes:
    """Text that is no message at all."""
    kind = random.randrange(6)
    if kind == 0:
        return "".join(random.choice(string.printable) for _ in range(random.randrange(200)))
    if kind == 1:
        return random.randbytes(random.randrange(300))
    if kind == 2:
        return random.choice('[{"') * random.choice((10, 500, 9000))
    if kind == 3:
        whole = json.dumps(random.choice(VERBS))
        return whole[: random.randrange(len(whole))]
    if kind == 4:
        return json.dumps(random.choice(ODD))
    return "y" * random.choice((16_000, 16_385, 40_000))


def spoiled(random: Random) -> str:
    """A message with wrong types, missing or further fields, an unknown verb, or several of these."""
    message = dict(random.choice(VERBS))
    for _ in range(random.randrange(1, 4)):
        kind = random.randrange(4)
        if kind == 0:
            message[random.choice(list(message) or ["type"])] = random.choice(ODD)
        elif kind == 1 and message:
            del message[random.choice(list(message))]
        elif kind == 2:
            message[random.choice(("extra", "__class__", "person", "table"))] = random.choice(ODD)
        else:
            message["type"] = random.choice(("fly", "update", "accepted", "ACT", "", 7, None))
    if message.get("seat") == 0 or (message.get("type") == "say" and message.get("seat") is None):
        message["seat"] = 1  # what the fuzzer may really do is not spoiled
    return json.dumps(message)


def foreign(random: Random) -> str:
    """Well-formed, for a seat that is not one's own or that is not there, with any number."""
    message = dict(random.choice(VERBS))
    if "seat" in message:
        message["seat"] = random.choice((1, 2, 3, -1, 99, 2**40))
    if "number" in message:
        message["number"] = random.choice((-1, 0, 1, 2, 999, 2**40))
    return json.dumps(message)


def own_nonsense(random: Random) -> str:
    """For one's own seat, but nothing that the rules know, or not now."""
    do = random.choice((["nonsense"], [""], ["build:pink"], ["place:I4"], ["stop"], [":" * 50], ["build:black:1:2"]))
    message = {"type": "act", "request": "o", "seat": 0, "number": random.choice((0, 1, 7)), "do": do}
    return json.dumps(message)


def anything(random: Random) -> str | bytes:
    """The next thing that a bad client says."""
    return random.choice((garbage, spoiled, foreign, own_nonsense))(random)


def is_utf8(raw: bytes) -> bool:
    """Whether these bytes can be the content of a text frame."""
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


class Fuzzer:
    """Somebody who sits at the table (seat 0) or not, and talks nonsense on one socket after another."""

    def __init__(self, guest: Guest, id: str, seed: int) -> None:
        self.guest = guest
        self.id = id
        self.random = Random(seed)
        self.codes: set[int] = set()
        self.answers = 0
        self.sent = 0
        self.unreadable = False  # a text that is no UTF-8 was sent on this socket
        self.too_large = False  # so was a message that the server does not take

    async def talk(self, sockets: int) -> None:
        """Open so many sockets, one after another, and talk."""
        for _ in range(sockets):
            try:
                async with self.opened() as socket:
                    await self.converse(socket)
                    if self.random.random() < 0.2:
                        socket.transport.abort()  # gone without a word
            except ConnectionClosed as closed:
                code = SILENT if closed.rcvd is None else closed.rcvd.code
                reset = self.too_large and isinstance(closed.__cause__, ConnectionError)
                if not (code == SILENT and (self.unreadable or reset)):
                    self.codes.add(code)

    def opened(self) -> connect:
        """A socket that does not compress, so that what is sent is what arrives."""
        address = self.guest.address.replace("http", "ws", 1) + f"/api/v1/tables/{self.id}/live"
        headers = {"Cookie": self.guest.cookie, "Origin": self.guest.address}
        return connect(
            address, additional_headers=headers, proxy=None, compression=None, max_size=2**22, max_queue=None
        )

    async def converse(self, socket: ClientConnection) -> None:
        """Some messages, with or without hello, and what comes back."""
        self.unreadable, self.too_large, pings = False, False, 0
        if self.random.random() < 0.7:
            await socket.send('{"type":"hello","number":null}')
        for _ in range(self.random.randrange(1, 40)):
            message = anything(self.random)
            raw = message if isinstance(message, bytes) else message.encode(errors="surrogatepass")
            as_text = self.random.random() < 0.9
            self.unreadable |= as_text and not is_utf8(raw)
            self.too_large |= len(raw) > Settings().message_bytes
            await socket.send(raw, text=as_text)
            self.sent += 1
            pings += as_text and raw == PING
        await socket.send(PING, text=True)
        while pings >= 0:  # up to the answer to the last one
            async with asyncio.timeout(60):
                heard = json.loads(await socket.recv())
            self.judge(heard)
            pings -= heard["type"] == "pong"

    def judge(self, heard: Json) -> None:
        """Nothing is accepted, nothing is the server's mistake."""
        self.answers += 1
        assert heard["type"] in ("table", "update", "refused", "problem", "answer", "pong"), heard
        if "problem" in heard:
            assert heard["problem"]["code"] != "internal", heard
            assert "Traceback" not in heard["problem"]["detail"]


async def seen(house: House, id: str) -> tuple[int, list[Any], bytes]:
    """What must not change: log, position and sheet of the table in memory and on disk."""
    table = await house.services.tables.open(id)
    stored = await house.services.stores.tables.load(id)
    assert table.state is not None and stored is not None
    rows = [_apart_from_attendance(table.row), _apart_from_attendance(stored.row)]
    return table.number, [table.fold.log, rows, stored.log_rows, stored.requests], table.game.dump(table.state)


def _apart_from_attendance(row: TableRow) -> TableRow:
    """The row without what coming and going changes: since when somebody is away, and what follows from it."""
    chairs = tuple(replace(chair, away_at=None) for chair in row.chairs)
    return replace(row, chairs=chairs, version=0, due_at=None)


async def fuzz(store: Store, seed: int, sockets: int, caplog: pytest.LogCaptureFixture) -> list[Fuzzer]:
    """Three people of different rights talk nonsense at the same time; the table is the same afterwards."""
    ignore_faults_of_clients()
    async with running(store, messages_per_second=4000.0, greeting_seconds=0.0, sockets_per_person=50) as house:
        anna, ben, eve = house.guest(), house.guest(), house.guest()
        table = await anna.open_table("me", "open", "random", options=OPTIONS)
        id, keys = table["head"]["id"], table["keys"]
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": keys["1"]})
        await eve.post(f"/tables/{id}/watch", {"key": keys["watch"]})
        before = await seen(house, id)
        fuzzers = [Fuzzer(guest, id, seed + number) for number, guest in enumerate((anna, eve, house.guest()))]
        with caplog.at_level(logging.WARNING):
            await asyncio.gather(*(fuzzer.talk(sockets) for fuzzer in fuzzers))
        assert await seen(house, id) == before
        assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        async with ben.live(id) as live:
            assert (await live.hear())["table"]["head"]["number"] == table["head"]["number"] + 1
        async with anna.live(id) as live:
            number = (await live.hear())["table"]["head"]["number"]
            assert (await live.ask(type="act", seat=0, number=number, do=["build:black"]))["type"] == "accepted"
    return fuzzers


async def test_nonsense_at_the_socket_changes_nothing(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Malformed, oversized, out of order, of wrong types, unknown, for other seats, on one socket after another."""
    fuzzers = await fuzz(store, SEED, 60, caplog)
    assert all(fuzzer.sent > 30 for fuzzer in fuzzers)
    codes = set().union(*(fuzzer.codes for fuzzer in fuzzers))
    assert codes <= CODES
    assert 1009 in codes, "nothing was too large"


@pytest.mark.deep
async def test_much_nonsense_at_the_socket_changes_nothing(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """The same for longer, each time with other nonsense."""
    seed = int.from_bytes(os.urandom(4))
    print(f"seed {seed}")
    fuzzers = await fuzz(store, seed, 2000, caplog)
    assert set().union(*(fuzzer.codes for fuzzer in fuzzers)) <= CODES


async def test_a_flood_waits_and_disturbs_nobody(store: Store) -> None:
    """Who sends a thousand messages at once is answered at the agreed pace; the others wait for none of them."""
    pace = 50.0
    async with running(store, messages_per_second=pace) as house:
        anna, ben = house.guest(), house.guest()
        table = await anna.open_table("me", "open", "random", options=OPTIONS)
        id = table["head"]["id"]
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
        async with anna.live(id) as flooding, ben.live(id) as calm:
            await calm.of("table")
            begun = time.monotonic()
            flood = asyncio.create_task(_flood(flooding))
            for more in range(5):
                await calm.say(type="ping")
                await calm.of("pong")
                await until(lambda more=more: pongs(flooding) > 2 * pace + more)  # type: ignore[misc]
                assert pongs(flooding) <= 2 * pace + pace * (time.monotonic() - begun) + 1
            assert pongs(flooding) < FLOOD, "the calm one was answered when the flood was over"
            flood.cancel()
            await asyncio.gather(flood, return_exceptions=True)
            flooding.socket.transport.abort()


def pongs(live: Live) -> int:
    """How many pings were answered."""
    return sum(heard["type"] == "pong" for heard in live.heard)


async def _flood(live: Live) -> None:
    """A thousand messages at once, then listening."""
    for _ in range(FLOOD):
        await live.say(type="ping")
    while True:
        await live.hear()
