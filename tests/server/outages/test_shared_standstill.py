"""A worker that slept alone, or whose own clock is wrong, puts nothing forward."""

from stellwerk.server.platform.clock import MachineClock
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.outages.test_downtime import last_beat, until_beat
from tests.server.outages.test_standstill import BEAT, QUIET, lose, thinking
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock
from tests.server.waiting import until


async def test_a_worker_that_slept_does_not_touch_what_others_served(
    store: Store, workers: Workers, clock: TurnedClock
) -> None:
    """Their beats tell that they did. It slept for less than the seat has left: whose time is over is another story."""
    async with running(store, workers, clock, **QUIET) as house:
        _, id = await thinking(house)
        stores = house.services.stores
        before = (await stores.tables.load(id)).row.clocks
        lose(clock, 50, 50)
        await stores.heartbeat.beat(clock.after(-5), clock.after(-15))
        await clock.turn(0)
        await until_beat(stores.database, clock)
        assert (await stores.tables.load(id)).row.clocks == before


async def test_a_worker_whose_own_clock_is_wrong_does_not_touch_anything(store: Store, workers: Workers) -> None:
    """The database's clock says so."""
    clock = TurnedClock(MachineClock().now())
    async with running(store, workers, clock, **QUIET) as house:
        _, id = await thinking(house)
        stores = house.services.stores
        before, beat = (await stores.tables.load(id)).row.clocks, await last_beat(stores.database)
        lose(clock, 3600, BEAT)
        await clock.turn(0)

        async def has_beaten() -> bool:
            return await last_beat(stores.database) != beat

        await until(has_beaten)
        assert (await stores.tables.load(id)).row.clocks == before
