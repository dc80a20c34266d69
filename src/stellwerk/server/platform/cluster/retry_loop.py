"""Takes up work that failed, or whose worker died."""

import logging
from collections.abc import Awaitable, Callable

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.retry")


class RetryLoop(PeriodicJob):
    """Calls `recover` every few seconds."""

    def __init__(self, seconds: float, recover: Callable[[], Awaitable[None]], clock: Clock) -> None:
        self.clock = clock
        self.seconds = seconds
        self.recover = recover

    async def _run(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            try:
                await self.recover()
            except Exception as error:  # the database may be away for a while
                LOG.warning("work that failed could not be taken up: %s", type(error).__name__)
