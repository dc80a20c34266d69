"""Who comes to a running table is written down at once, who leaves it when a reload would have brought them back."""

import logging
from collections.abc import Coroutine
from typing import Any

from stellwerk.server.errors import RequestError
from stellwerk.server.features.seating.service.attendance import Attendance
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.roll_call")
RELOAD_SECONDS = 1.5  # a page that is loaded again is back by then
CHECK_SECONDS = 30.0


class RollCall(PeriodicJob):
    """Hears who comes and leaves here, and checks now and then what nobody could hear."""

    def __init__(self, attendance: Attendance, seconds: float) -> None:
        self.attendance = attendance
        self.clock = attendance.tables.clock
        self.seconds = seconds
        self._left: dict[tuple[str, str], tuple[float, str]] = {}  # by table and person: when, and as a text
        self._checked = -CHECK_SECONDS

    async def came(self, table: str, person: str) -> None:
        """Somebody's first window here was opened."""
        self._left.pop((table, person), None)
        await self._tried(self.attendance.came(table, person))

    def left(self, table: str, person: str) -> None:
        """Somebody's last window here was closed."""
        self._left[table, person] = (self.clock.monotonic(), self.clock.now())

    async def _walk(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            for (table, person), (at, moment) in list(self._left.items()):
                if self.clock.monotonic() - at >= RELOAD_SECONDS:
                    self._left.pop((table, person), None)
                    await self._tried(self.attendance.left(table, {person}, moment))
            if self.clock.monotonic() - self._checked >= CHECK_SECONDS:
                self._checked = self.clock.monotonic()
                await self._tried(self.attendance.check())

    async def _tried(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except RequestError:
            return  # the table was cleared away, or cannot be opened
        except Exception as error:  # the database may be away for a while; the next check finds it
            LOG.warning("it could not be written down who is away: %s", type(error).__name__)
