"""Sockets: every text arrives whole and in order, however it travels."""

import asyncio
import json
from collections.abc import Iterator
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from stellwerk.server.platform.observing.logs import ignore_faults_of_clients
from tests.server.house import House, Live


def of_client(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


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
    [(b"", 1007), (of_client(b"\xff"), 1007), (of_client(b"\x03\xe8", Opcode.CLOSE), 1006)],
    ids=["alone", "twice", "with a close"],
)
async def test_a_text_that_is_none_closes_the_socket(
    house: House, rest: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing arrives that is no UTF-8, whatever comes with it, and the log does not call it a fault of ours."""
    ignore_faults_of_clients()
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    async with anna.live(id, compression=None) as live:
        await live.of("table")
        live.socket.transport.write(of_client(b"\xff") + rest)
        with pytest.raises(ConnectionClosed):
            await live.hear()
        assert live.socket.close_code == code
    assert "Fatal error" not in caplog.text
