"""Reminders where several workers share a store: it counts who looks, whichever worker they are connected to."""

import asyncio

from sqlalchemy import insert

from stellwerk.server.platform.database.schema import PRESENCES
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import House, running
from tests.server.notices.attention import FIRST, NOBODY, a_while, arrived, look, sitting, states, two
from tests.server.notices.test_notices import FAST, move
from tests.server.notices.test_reminders import got
from tests.server.receivers import Hooks
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

__all__ = ["got"]  # a fixture


async def known_at(house: House, id: str, person: str) -> None:
    """Wait until a worker has received the news that somebody looks at a table through another one."""
    async with asyncio.timeout(60):
        while person not in house.services.tables.presence.viewers(id):
            await asyncio.sleep(0.005)


async def test_who_looks_through_another_worker_needs_no_notice(
    store: Store, workers: Workers, got: Hooks, clock: TurnedClock
) -> None:
    """Until the page there goes out of view."""
    async with running(store, workers, clock, **FAST) as one, running(store, workers, clock, **FAST) as other:
        anna, ben, id = await two(one, got)
        async with sitting(anna, id), sitting(other.guest(ben.http.cookies), id) as live:
            await known_at(one, id, (await ben.get("/me"))["id"])
            await move(anna, id, *FIRST)
            await a_while(clock, one)
            assert await states(ben) == []
            await look(live, False)
            await arrived(clock, got, 1)


async def test_who_looked_through_a_worker_that_died_is_told(
    store: Store, workers: Workers, got: Hooks, clock: TurnedClock
) -> None:
    """The worker cannot do it any more; whoever clears up after it does."""
    async with running(store, workers, clock, **FAST) as office:
        anna, ben, id = await two(office, got)
        row = {"worker": NOBODY, "table": id, "person": (await ben.get("/me"))["id"]}
        async with sitting(anna, id):
            office.services.tables.presence._elsewhere[id] = {row["person"]: True}
            office.services.tables.presence._viewers.clear()
            await move(anna, id, *FIRST)
            assert await states(ben) == []
            await office.services.stores.tables.database.write(
                lambda connection: connection.execute(insert(PRESENCES), row)
            )
            await arrived(clock, got, 1)
