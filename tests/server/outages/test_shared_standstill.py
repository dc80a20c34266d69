"""A worker that slept alone, or whose own clock is wrong, puts nothing forward."""

from stellwerk.server.model.moment import after
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.outages.test_standstill import QUIET, asleep
from tests.server.stores import Store


async def test_a_worker_that_slept_does_not_touch_what_others_served(store: Store, workers: Workers) -> None:
    """Their beats tell that they did."""
    async with running(store, workers, **QUIET) as house:
        heart, times, _, id = await asleep(house, 75)
        before = (await house.services.stores.tables.load(id)).row.clocks
        await house.services.stores.heartbeat.beat(after(-5), after(-15))
        times.go(75, 75)
        await heart.beat()
        assert (await house.services.stores.tables.load(id)).row.clocks == before


async def test_a_worker_whose_own_clock_is_wrong_does_not_touch_anything(store: Store, workers: Workers) -> None:
    """The database's clock says so."""
    async with running(store, workers, **QUIET) as house:
        heart, times, _, id = await asleep(house, 0)
        before = (await house.services.stores.tables.load(id)).row.clocks
        times.go(3600, 20)
        await heart.beat()
        assert (await house.services.stores.tables.load(id)).row.clocks == before
