"""The heartbeat of a server, by which the next server recognizes a Downtime."""

import asyncio
import logging
from collections.abc import Awaitable

from stellwerk.server.events import Event
from stellwerk.server.features.outages.service import (
    Downtime,
    Heartbeat,
    Shift,
    downtime,
    shift_row,
    standstill,
)
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.heartbeat")


class HeartbeatJob(PeriodicJob):
    """Stores heartbeats, and shifts all tables after the machine slept, its clock jumped or the process stood still."""

    def __init__(self, heartbeat: Heartbeat, seconds: float, clock: Clock, shared: bool) -> None:
        self.heartbeat = heartbeat
        self.seconds = seconds
        self.shared = shared  # other workers may have run while this process stood still
        self.clock = clock
        self.shifted = Event[[]]()  # all tables in the store were shifted
        self._seen = (self.clock.now(), self.clock.monotonic())
        self._shifting: asyncio.Task[None] | None = None

    async def recover(self) -> None:
        """Shift all tables by the time in which no server ran; called before anything else."""
        await self.heartbeat.recover(
            self.clock.now(), lambda last, at: self._shift_by(downtime(last, at, self.seconds))
        )
        self._seen = (self.clock.now(), self.clock.monotonic())

    def check_clocks(self) -> Awaitable[None] | None:
        """Compare wall and monotonic time; return an awaitable if time was lost: until then no table may change."""
        if self._shifting is not None:
            return asyncio.shield(self._shifting)
        now, monotonic = self.clock.now(), self.clock.monotonic()
        lost = standstill(self._seen[0], now, monotonic - self._seen[1], self.seconds)
        if lost is None:
            self._seen = (now, monotonic)
            return None
        self._shifting = asyncio.create_task(self._shift(lost))
        return asyncio.shield(self._shifting)

    async def stop(self) -> None:
        """Stop, and store the last heartbeat."""
        await super().stop()
        await self._beat(0.0)

    async def _run(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            await self.beat()

    async def beat(self) -> None:
        """Compare the clocks, then store a heartbeat: in the other order the lost time could not be recognized."""
        try:
            waiting = self.check_clocks()
            if waiting is not None:
                await waiting
        except Exception as error:  # the next heartbeat compares again
            LOG.warning("tables could not be shifted by the lost time: %s", type(error).__name__)
            return
        await self._beat(self.seconds / 2)

    async def _beat(self, pause: float) -> None:
        now = self.clock.now()
        try:
            await self.heartbeat.beat(now, plus(now, -pause))
        except Exception as error:  # the database may be away for a while
            LOG.warning("the heartbeat could not be stored: %s", type(error).__name__)

    async def _shift(self, lost: Downtime) -> None:
        """Shift all tables once; on a shared store only if no other worker has stored a heartbeat meanwhile."""

        def shift_of(last: str, at: str) -> Shift | None:
            return self._shift_by(downtime(last, at, self.seconds) if self.shared else lost)

        try:
            if await self.heartbeat.recover(lost.end, shift_of):
                self.shifted.emit()
            self._seen = (self.clock.now(), self.clock.monotonic())
        finally:
            self._shifting = None

    def _shift_by(self, down: Downtime | None) -> Shift | None:
        if down is None:
            return None
        LOG.info("no server ran from %s to %s: clocks are put forward by %.0f s", down.begin, down.end, down.seconds)

        def shift(row: TableRow) -> TableRow:
            return shift_row(row, down)

        return shift
