"""Servers say that they are alive, so that time in which none was counts for nobody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from stellwerk.server.features.outages.service import (
    Downtime,
    Heartbeat,
    Mend,
    downtime,
    put_forward,
    standstill,
)
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.heart")


class HeartbeatJob(PeriodicJob):
    """Beats now and then (several workers share one beat), and notices when the machine slept or its clock jumped."""

    def __init__(self, heartbeat: Heartbeat, seconds: float, clock: Clock, shared: bool = False) -> None:
        self.heartbeat = heartbeat
        self.seconds = seconds
        self.shared = shared  # others may have served the tables while this process stood still
        self.clock = clock
        self.mended: list[Callable[[], None]] = []  # hear that tables were put forward
        self._seen = (self.clock.now(), self.clock.monotonic())
        self._mending: asyncio.Task[None] | None = None

    async def wake(self) -> None:
        """Before anything else is done: clocks are put forward by the time in which no server ran."""
        await self.heartbeat.wake(self.clock.now(), lambda last, at: self._mend(downtime(last, at, self.seconds)))
        self._seen = (self.clock.now(), self.clock.monotonic())

    def look(self) -> Awaitable[None] | None:
        """Compare both clocks; what has to be waited for if time was lost, before anything is decided."""
        if self._mending is not None:
            return asyncio.shield(self._mending)
        now, monotonic = self.clock.now(), self.clock.monotonic()
        lost = standstill(self._seen[0], now, monotonic - self._seen[1], self.seconds)
        if lost is None:
            self._seen = (now, monotonic)
            return None
        self._mending = asyncio.create_task(self._put_forward(lost))
        return asyncio.shield(self._mending)

    async def stop(self) -> None:
        """The last beat."""
        await super().stop()
        await self._beat(0.0)

    async def _walk(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            await self.beat()

    async def beat(self) -> None:
        """Look at the clocks, then say that a server lives: what was lost would be forgotten otherwise."""
        try:
            waiting = self.look()
            if waiting is not None:
                await waiting
        except Exception as error:  # the next beat looks again
            LOG.warning("clocks could not be put forward: %s", type(error).__name__)
            return
        await self._beat(self.seconds / 2)

    async def _beat(self, pause: float) -> None:
        now = self.clock.now()
        try:
            await self.heartbeat.beat(now, plus(now, -pause))
        except Exception as error:  # the database may be away for a while
            LOG.warning("the heart could not beat: %s", type(error).__name__)

    async def _put_forward(self, lost: Downtime) -> None:
        """Once for all who wait; on a shared store the last beat of any worker tells whether somebody served."""

        def mend(last: str, at: str) -> Mend | None:
            return self._mend(downtime(last, at, self.seconds) if self.shared else lost)

        try:
            if await self.heartbeat.wake(lost.end, mend):
                for hears in self.mended:
                    hears()
            self._seen = (self.clock.now(), self.clock.monotonic())
        finally:
            self._mending = None

    def _mend(self, down: Downtime | None) -> Mend | None:
        if down is None:
            return None
        LOG.info("no server ran from %s to %s: clocks are put forward by %.0f s", down.begin, down.end, down.seconds)

        def mended(row: TableRow) -> TableRow:
            return put_forward(row, down)

        return mended
