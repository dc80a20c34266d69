"""A reader that stopped: it is cut off in time, the others feel nothing, and the server can stop at once."""

import asyncio
import os
import signal
import time

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.sockets.socket import MOST_UNSENT, TRY_AGAIN, LiveSocket
from tests.server.house import Guest, House, Live, running
from tests.server.server_process import server_process
from tests.server.stalled import OPTIONS, Mover, stalled
from tests.server.stores import Store

SECONDS = 3.0  # of patience with a reader, in tests that need not wait for the real ones
MOST_SECONDS = 30.0
STOP_SECONDS = 15.0  # less than the patience with a reader


def socket_of(house: House, id: str, person: str) -> LiveSocket:
    """The server's end of somebody's socket."""
    [found] = [each.socket for each in house.hub.connections[id] if each.person == person]
    return found


async def fill(stuck: LiveSocket) -> None:
    """Send until the network takes nothing more."""
    async with asyncio.timeout(60):
        while not stuck.unsent_bytes:
            stuck.send(b'"' + 2**16 * b"x" + b'"')
            await asyncio.sleep(0.001)


async def must_hear(live: Live, mover: Mover) -> None:
    """Change the table, and wait until a listener has heard of it."""
    number = await mover.move()
    await live.until(lambda heard: heard["type"] == "update" and heard["table"]["head"]["number"] == number)


async def must_cut_off(house: House, backlog: bool, seconds: float) -> None:
    """Let one of two stop reading; the other one hears every move meanwhile, and soon only one is left."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "me", "me", options=OPTIONS, public=True)
    id, mover, person = table["head"]["id"], Mover(anna, table), (await ben.get("/me"))["id"]
    async with anna.live(id) as live, stalled(ben, id):
        stuck, connections = socket_of(house, id, person), house.server.server_state.connections
        everybody = set(connections)
        if backlog:
            await fill(stuck)
        begun = time.monotonic()
        while house.services.socket_limit.open > 1 or everybody <= connections:
            await must_hear(live, mover)
            assert time.monotonic() - begun < seconds
        assert [each.person for each in house.hub.connections[id]] != [person]


@pytest.mark.parametrize("backlog", [False, True], ids=["with room", "with a backlog"])
async def test_who_stopped_reading_is_gone_and_the_others_feel_nothing(
    store: Store, workers: Workers, backlog: bool
) -> None:
    """Whether the network still takes what is sent or not."""
    async with running(store, workers, stall_seconds=SECONDS) as house:
        await must_cut_off(house, backlog, 8 * SECONDS)


@pytest.mark.deep
@pytest.mark.parametrize("backlog", [False, True], ids=["with room", "with a backlog"])
async def test_who_stopped_reading_is_gone_after_half_a_minute(store: Store, workers: Workers, backlog: bool) -> None:
    """The same with the patience that a server really has."""
    async with running(store, workers) as house:
        await must_cut_off(house, backlog, MOST_SECONDS)


async def numbers(client: ClientConnection) -> list[int]:
    """The numbers among all that comes until the socket is closed."""
    heard: list[int] = []
    try:
        while True:
            text = await client.recv()
            heard += [int(text)] if text[:1].isdigit() else []
    except ConnectionClosed:
        return heard


async def test_who_is_too_far_behind_is_told_to_come_again(store: Store, workers: Workers) -> None:
    """What waits is bounded; whoever reads again gets it in order, and then 1013."""
    async with running(store, workers) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        async with stalled(anna, id) as client:
            stuck = socket_of(house, id, (await anna.get("/me"))["id"])
            await fill(stuck)
            count = 0
            while house.services.tables.presence.is_anyone_at(id):
                stuck.send(b"%d" % count + 2**16 * b" ")
                count += 1
                assert stuck.unsent_bytes < MOST_UNSENT + 2**17
                await asyncio.sleep(0)
            client.transport.resume_reading()
            heard = await numbers(client)
            assert heard == list(range(len(heard))) and len(heard) > 20
            assert client.close_code == TRY_AGAIN


async def test_a_server_stops_although_somebody_does_not_read(store: Store, workers: Workers) -> None:
    """Neither what waits for the reader nor its silence holds the server up."""
    async with running(store, workers) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        async with stalled(anna, id):
            await fill(socket_of(house, id, (await anna.get("/me"))["id"]))
            begun = time.monotonic()
            house.server.should_exit = True
            await house.serving
            assert time.monotonic() - begun < STOP_SECONDS


async def test_a_server_process_stops_although_somebody_does_not_read(store: Store) -> None:
    """The same by SIGTERM, from the signal to the exit code."""
    with server_process(store.data, database=store.url or "") as (address, process):
        anna = Guest(address)
        table = await anna.open_table("me", "me", "me", options=OPTIONS)
        async with stalled(anna, table["head"]["id"]):
            mover = Mover(anna, table)
            for _ in range(6):  # more than the room that the reader has
                await mover.move()
            begun = time.monotonic()
            os.kill(process.pid, signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 60) == 0
            assert time.monotonic() - begun < STOP_SECONDS
        await anna.close()
