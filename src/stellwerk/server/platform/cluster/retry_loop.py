"""Work that failed, or whose worker died, is taken up."""

import logging
from collections.abc import Awaitable, Callable

from stellwerk.server.features.tables.jobs.bots import Bots
from stellwerk.server.features.timeouts.jobs import TableTimers
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.patrol")
LATE_SECONDS = 1.0


class RetryLoop(PeriodicJob):
    """Looks every few seconds for bots that nobody lets think and clocks that nobody rang."""

    def __init__(self, bots: Bots, timers: TableTimers, seconds: float, besides: Callable[[], Awaitable[None]]) -> None:
        self.bots = bots
        self.timers = timers
        self.clock = timers.tables.clock
        self.seconds = seconds
        self.besides = besides  # takes up curves, forgets those who were connected to a worker that died

    async def _walk(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            try:
                await self.bots.recover()
                await self.timers.recover(self.clock.after(-LATE_SECONDS))
                await self.besides()
            except Exception as error:  # the database may be away for a while
                LOG.warning("the patrol found the way blocked: %s", type(error).__name__)
