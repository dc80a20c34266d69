"""Who is away is known to every worker: one closed window among several, and a worker that dies."""

from contextlib import AsyncExitStack

import pytest

from stellwerk.server.features.seating.jobs import roll_call
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.seating.test_vanished import QUICK, three, until_away
from tests.server.stores import Store


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed window is believed at once, and what was missed is found soon."""
    monkeypatch.setattr(roll_call, "RELOAD_SECONDS", 0.0)
    monkeypatch.setattr(roll_call, "CHECK_SECONDS", 0.2)


async def test_who_is_connected_to_another_worker_is_not_away(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUICK) as one, running(store, workers, **QUICK) as two:
        id, anna, ben, _ = await three(one)
        there = two.guest(ben.http.cookies)
        async with there.live(id) as second:
            await second.of("table")
            async with ben.live(id) as first:
                await first.of("table")
                await until_away(anna, id, 0, 2)
            assert (await second.ask(type="why", seat=1, do=["build:black"]))["type"] == "answer"
            await until_away(anna, id, 0, 2)
        await until_away(two.guest(anna.http.cookies), id, 0, 1, 2)


async def test_who_was_connected_to_a_worker_that_is_gone_is_away(store: Store, workers: Workers) -> None:
    """It could not write so down; another worker does."""
    async with running(store, workers, **QUICK) as one, AsyncExitStack() as stack:
        two = await stack.enter_async_context(running(store, workers, **QUICK))
        id, anna, ben, _ = await three(one)
        live = await stack.enter_async_context(two.guest(ben.http.cookies).live(id))
        await live.of("table")
        await until_away(anna, id, 0, 2)
        two.services.events.person_left.subscribers.clear()
        await stack.aclose()
        await until_away(anna, id, 0, 1, 2)
