"""The wire: every text arrives whole, however it travels."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.sockets.frames import framed, is_whole, lone_text
from stellwerk.server.platform.sockets.wire import MOST_UNSENT, TRY_AGAIN, Wire
from tests.server.house import House, Live, running
from tests.server.stores import Store

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


def of_client(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_frames_are_those_of_the_standard(length: int) -> None:
    """Out: what the library writes; in: what it would read."""
    text = "ü" * (length // 2) + "x" * (length % 2)
    assert framed(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    sent = of_client(text.encode())
    assert lone_text(sent, length) == text
    assert lone_text(sent, length - 1) is None


def test_what_is_no_lone_text_is_left_to_the_library() -> None:
    """Other frames, pieces, several at once, unmasked ones, and bytes that are no text."""
    whole = of_client(b"text")
    for data in (
        of_client(b"text", Opcode.BINARY),
        of_client(b"", Opcode.PING),
        of_client(b"text", fin=False),
        of_client(b"\xff\xfe"),
        framed(b"from a server"),
        whole + whole,
        whole + b"\x81",
        *(whole[:cut] for cut in range(len(whole))),
    ):
        assert lone_text(data, 100) is None


def test_it_is_known_whether_the_last_frame_is_whole() -> None:
    """At every place where a stream of frames can be cut."""
    frames = [of_client(b"x" * length) for length in (0, 5, 200, 66_000, 0, 125, 126)]
    stream, ends = b"".join(frames), {0}
    for frame in frames:
        ends.add(max(ends) + len(frame))
    near = {place + step for place in ends for step in range(-15, 16) if 0 <= place + step <= len(stream)}
    for cut in near:
        assert is_whole(stream[:cut]) == (cut in ends), cut


def pieces(stream: bytes, random: Random) -> Iterator[bytes]:
    """A stream as a network may bring it."""
    while stream:
        size = random.choice((1, 2, 3, 7, 40, 200, 10_000))
        yield stream[:size]
        stream = stream[size:]


def questions(round: int, random: Random) -> dict[str, bytes]:
    """Five messages that are refused, short ones and long ones, by request id."""
    names = [f"{round}-{number}" for number in range(5)]
    do = ["ü" * random.choice((1, 60, 1000))]
    return {name: json.dumps({"type": "why", "request": name, "seat": 9, "do": do}).encode() for name in names}


async def must_answer(live: Live, asked: dict[str, bytes]) -> None:
    """Each question has its answer, in order."""
    assert [(await live.of("refused"))["request"] for _ in asked] == list(asked)


async def test_messages_arrive_in_order_however_they_are_cut(house: House) -> None:
    """Several in one piece, pieces of one, a ping between fragments; before and after that, lone texts."""
    anna, random = house.guest(), Random(5)
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    async with anna.live(id, compression=None) as live:
        await live.of("table")
        for round in range(6):
            asked = questions(round, random)
            first, second, *rest = asked.values()
            parts = [of_client(first), of_client(second[:9], fin=False), of_client(b"", Opcode.PING)]
            parts += [of_client(second[9:], Opcode.CONT), *map(of_client, rest)]
            together = list(pieces(b"".join(parts), random)) if round % 3 == 2 else parts
            for piece in together:
                live.socket.transport.write(piece)
                await asyncio.sleep(0.002)
            await must_answer(live, asked)


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_compressed_or_not_everything_is_heard(house: House, compression: str | None) -> None:
    """What a browser negotiates goes on working; fragments too."""
    anna, random = house.guest(), Random(6)
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    async with anna.live(id, compression=compression) as live:
        assert bool(live.socket.protocol.extensions) == (compression is not None)
        await live.of("table")
        for round in range(4):
            asked = questions(round, random)
            for text in map(bytes.decode, asked.values()):
                await live.socket.send([text[:9], text[9:]] if round == 1 else text)
            await must_answer(live, asked)


@pytest.mark.parametrize(
    ("rest", "code"),
    [(b"", 1007), (of_client(b"\xff"), 1007), (of_client(b"\x03\xe8", Opcode.CLOSE), 1000)],
    ids=["alone", "twice", "with a close"],
)
async def test_a_text_that_is_none_closes_the_socket(
    house: House, rest: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither on the short way nor on the long one does anything arrive that is no UTF-8, whatever comes with it."""
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    async with anna.live(id, compression=None) as live:
        await live.of("table")
        live.socket.transport.write(of_client(b"\xff") + rest)
        with pytest.raises(ConnectionClosed):
            await live.hear()
        assert live.socket.close_code == code
    assert "Fatal error" not in caplog.text


class Slow:
    """A network that takes nothing."""

    def __init__(self) -> None:
        self.waiting = b""

    def write(self, data: bytes) -> None:
        self.waiting += data

    def get_write_buffer_size(self) -> int:
        return len(self.waiting)

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.waiting = b"cut off"


async def test_who_does_not_read_is_told_to_come_again_and_cut_off() -> None:
    """What waits is bounded; after it only the leave is taken, and that not for ever."""
    wire, network = cast(Any, Wire.__new__(Wire)), Slow()
    closing: list[int] = []
    wire.transport, wire.close_sent, wire.read_paused, wire.close_timeout = network, False, False, 0.01
    wire.queue, wire.loop = asyncio.Queue(), asyncio.get_running_loop()
    wire.conn = SimpleNamespace(extensions=[], send_close=closing.append, data_to_send=lambda: [b"leave"])
    for _ in range(40):
        wire.say(b"x" * 2**16)
    assert closing == [TRY_AGAIN]
    assert MOST_UNSENT < len(network.waiting) < MOST_UNSENT + 2 * 2**16
    assert network.waiting.endswith(b"leave")
    assert (await wire.receive())["code"] == TRY_AGAIN
    await asyncio.sleep(0.05)
    assert network.waiting == b"cut off"


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> list[Wire]:
    """The sockets that a server opens; nobody is asked whether they are still there."""
    found: list[Wire] = []

    def no_keepalive(wire: Wire) -> None:
        found.append(wire)

    monkeypatch.setattr(Wire, "start_keepalive", no_keepalive)
    return found


async def test_who_neither_reads_nor_answers_is_cut_off(store: Store, workers: Workers, wires: list[Wire]) -> None:
    """The place at the table becomes free although bytes are left that nobody takes."""
    async with running(store, workers, messages_per_second=10_000) as house, asyncio.timeout(40):
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        async with anna.live(id, compression=None) as live:
            [wire] = wires
            wire.close_timeout = 0.2
            while wire.transport.get_write_buffer_size() == 0:
                if wire.queue.empty():  # who is behind in hearing is not waited for
                    await live.say(type="hello")
                await asyncio.sleep(0)
            wire.keepalive_timeout()
            while house.services.tables.presence.anybody(id) or wire.transport.get_write_buffer_size():
                await asyncio.sleep(0.01)
            live.socket.transport.abort()


async def test_what_was_said_leaves_before_the_server_takes_leave(
    store: Store, workers: Workers, wires: list[Wire]
) -> None:
    """Texts of one turn of the event loop leave together, in order, and before a close of the same turn."""
    async with running(store, workers) as house, asyncio.timeout(40):
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        async with anna.live(id, compression=None) as live:
            await live.of("table")
            [wire] = wires
            wire.say(b'{"type":"first"}')
            wire.say(b'{"type":"second"}')
            wire.shutdown()
            assert [(await live.hear())["type"] for _ in range(2)] == ["first", "second"]
            with pytest.raises(ConnectionClosed):
                await live.hear()
            assert live.socket.close_code == 1012
