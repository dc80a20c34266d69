"""Who is away is known to every worker: one closed window among several, and a worker that dies."""

from contextlib import AsyncExitStack

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.seating.test_vanished import three, until_away
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock


async def test_who_is_connected_to_another_worker_is_not_away(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    async with running(store, workers, clock) as one, running(store, workers, clock) as two:
        id, anna, ben, _ = await three(one)
        there = two.guest(ben.http.cookies)
        async with there.live(id) as second:
            await second.of("table")
            async with ben.live(id) as first:
                await first.of("table")
                await until_away(clock, anna, id, 0, 2)
            assert (await second.ask(type="why", seat=1, do=["build:black"]))["type"] == "answer"
            await until_away(clock, anna, id, 0, 2)
        await until_away(clock, two.guest(anna.http.cookies), id, 0, 1, 2)


async def test_who_was_connected_to_a_worker_that_is_gone_is_away(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """It could not write so down; another worker does."""
    async with running(store, workers, clock) as one, AsyncExitStack() as stack:
        two = await stack.enter_async_context(running(store, workers, clock))
        id, anna, ben, _ = await three(one)
        live = await stack.enter_async_context(two.guest(ben.http.cookies).live(id))
        await live.of("table")
        await until_away(clock, anna, id, 0, 2)
        two.services.events.person_left.subscribers.clear()
        await stack.aclose()
        await until_away(clock, anna, id, 0, 1, 2)
