"""Debounces absences: a person who comes is marked at once, a person who leaves after the time of a page reload."""

import logging
from collections.abc import Coroutine
from typing import Any

from stellwerk.server.errors import RequestError
from stellwerk.server.features.seating.service.attendance import Attendance
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.roll_call")
RELOAD_SECONDS = 1.5  # the time in which a reloaded page comes back
CHECK_SECONDS = 30.0


class RollCall(PeriodicJob):
    """Marks persons whose pages open and close at this worker, or who use REST; compares with the store regularly."""

    def __init__(self, attendance: Attendance, seconds: float) -> None:
        self.attendance = attendance
        self.clock = attendance.tables.clock
        self.seconds = seconds
        self._left: dict[tuple[str, str], tuple[float, str]] = {}  # by table and person: monotonic time and moment
        self._requested: dict[tuple[str, str], str] = {}  # by table and person: moment of the last request by REST
        self._heard: dict[tuple[str, str], str] = {}  # by table and person: moment of the last sign of life
        self._checked = -CHECK_SECONDS

    async def came(self, table: str, person: str) -> None:
        """Mark a person as present who opened the first page here."""
        self._left.pop((table, person), None)
        await self._logged(self.attendance.came(table, person))

    def left(self, table: str, person: str) -> None:
        """Remember that a person closed the last page here."""
        self._left[table, person] = (self.clock.monotonic(), self.clock.now())

    def requested(self, table: str, person: str) -> None:
        """Remember that a person made a request about a table by REST."""
        self._requested[table, person] = self.clock.now()

    def heard(self, table: str, person: str) -> None:
        """Remember a sign of life of a person at a table."""
        self._heard[table, person] = self.clock.now()

    async def _run(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            for (table, person), (at, moment) in list(self._left.items()):
                if self.clock.monotonic() - at >= RELOAD_SECONDS:
                    self._left.pop((table, person), None)
                    await self._logged(self.attendance.left(table, {person}, moment))
            requested, self._requested = self._requested, {}
            for (table, person), moment in requested.items():
                await self._logged(self.attendance.requested(table, person, moment))
            heard, self._heard = self._heard, {}
            for (table, person), moment in heard.items():
                await self._logged(self.attendance.heard(table, person, moment))
            if self.clock.monotonic() - self._checked >= CHECK_SECONDS:
                self._checked = self.clock.monotonic()
                await self._logged(self.attendance.check())

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except RequestError:
            return  # the table was deleted, or cannot be opened
        except Exception as error:  # the database may be away for a while; the next comparison finds it
            LOG.warning("absences could not be written: %s", type(error).__name__)
