"""Servers say that they are alive, so that the next one knows how long none was."""

import asyncio
import logging

from stellwerk.server.features.clocks.service.downtime import (
    Heartbeat,
    Mend,
    downtime,
    put_forward,
)
from stellwerk.server.model.moment import after, now
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.heart")


class HeartbeatJob(PeriodicJob):
    """Beats now and then; several workers share one beat."""

    def __init__(self, heartbeat: Heartbeat, seconds: float) -> None:
        self.heartbeat = heartbeat
        self.seconds = seconds

    async def wake(self) -> None:
        """Before anything else is done: clocks are put forward by the time in which no server ran."""
        at = now()

        def mend(last: str) -> Mend | None:
            down = downtime(last, at, self.seconds)
            if down is None:
                return None
            LOG.info("no server ran from %s to %s: clocks are put forward by %.0f s", down.begin, at, down.seconds)

            def mended(row: TableRow) -> TableRow:
                return put_forward(row, down)

            return mended

        await self.heartbeat.wake(at, mend)

    async def stop(self) -> None:
        """The last beat."""
        await super().stop()
        await self._beat(0.0)

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            await self._beat(self.seconds / 2)

    async def _beat(self, pause: float) -> None:
        try:
            await self.heartbeat.beat(now(), after(-pause))
        except Exception as error:  # the database may be away for a while
            LOG.warning("the heart could not beat: %s", type(error).__name__)
