"""Reminders where several workers share a store: it counts who looks, whichever worker they are connected to."""

import asyncio

from sqlalchemy import insert

from stellwerk.server.platform.database.schema import PRESENCES
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.notices.test_notices import FAST, move
from tests.server.notices.test_reminders import A_WHILE, FIRST, NOBODY, got, look, sitting, soon, states, two
from tests.server.receivers import Hooks
from tests.server.stores import Store

__all__ = ["got", "soon"]  # fixtures


async def test_who_looks_through_another_worker_needs_no_notice(store: Store, workers: Workers, got: Hooks) -> None:
    """Until the page there goes out of view."""
    async with running(store, workers, **FAST) as one, running(store, workers, **FAST) as other:
        anna, ben, id = await two(one, got)
        async with sitting(anna, id), sitting(other.guest(ben.http.cookies), id) as live:
            await asyncio.sleep(A_WHILE)  # until the one has heard of the other
            await move(anna, id, *FIRST)
            await asyncio.sleep(A_WHILE)
            assert await states(ben) == []
            await look(live, False)
            await got.wait(1)


async def test_who_looked_through_a_worker_that_died_is_told(store: Store, workers: Workers, got: Hooks) -> None:
    """The worker cannot do it any more; whoever clears up after it does."""
    async with running(store, workers, patrol_seconds=0.1, **FAST) as office:
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
            await got.wait(1)
