"""Notices for people who stop looking at a table that waits for them: while they looked, none was stored."""

import asyncio
import logging
from contextlib import suppress

from stellwerk.server.errors import RequestError
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.seating.service.away import last_moment
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.notices import asked_seats, waits_for
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.notice import Notice

LOG = logging.getLogger("stellwerk.reminders")
LATELY_SECONDS = 24 * 3600
MOST = 1000
NEWS_SECONDS = 1.0  # how long another worker may still count a person as looking


class Reminders:
    """Stores a notice when a person no longer looks at a table that waits for them."""

    def __init__(self, tables: Tables, notice_store: NoticeStore) -> None:
        self.tables = tables
        self.notice_store = notice_store
        self._tasks: set[asyncio.Task[None]] = set()
        self._turned_away: dict[tuple[str, str], float] = {}  # by table and person: the moment, until it was checked

    def schedule(self, id: str, person: str) -> None:
        """Check later whether a person needs a notice who closed or hid the last page of a table.

        A check that is scheduled already is not scheduled twice.
        """
        scheduled = (id, person) in self._turned_away
        self._turned_away[id, person] = self.tables.clock.monotonic()
        if scheduled:
            return
        task = asyncio.create_task(self.tables.tasks.shield(self._check(id, person)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def recover(self) -> None:
        """Remind everybody who has been to act since lately: a killed server could not do so for those who looked."""
        lately = self.tables.clock.after(-LATELY_SECONDS)
        for row in await self.tables.store.latest(MOST):
            if row.status == "running" and row.moved_at > lately:
                for person in {chair.person for chair in row.chairs if chair.person is not None}:
                    if waits_for(row, person) and await self.notice_store.channels(person):
                        await self._recover(row.id, person)

    async def _recover(self, id: str, person: str) -> None:
        with suppress(RequestError):  # a table that cannot be opened needs no reminder
            table = await self.tables.open(id)
            if since := asked_at(table, person):
                await self._remind(id, person, since)

    async def _remind(self, id: str, person: str, since: str) -> None:
        """Store a notice, once for every turn."""
        notice = Notice("turn", person, self.tables.clock.after(self.tables.notice_seconds))
        await self.notice_store.remind(id, notice, since)

    async def _check(self, id: str, person: str) -> None:
        try:
            since = await self._asked_since(id, person)
            if since and not await self.tables.presence.is_viewing(id, person):
                await self._remind(id, person, since)
        except RequestError:
            return  # the table was removed
        except Exception:
            LOG.exception("a reminder of a person at table %s could not be stored", id)

    async def _asked_since(self, id: str, person: str) -> str | None:
        """Since when the table waits for the person; None if it does not. Afterwards a new check can be scheduled."""
        try:
            clock, shared = self.tables.clock, self.tables.store.shared
            while shared and (rest := self._turned_away[id, person] + NEWS_SECONDS - clock.monotonic()) > 0:
                await clock.sleep(rest)
            async with self.tables.changing(id) as table:  # a running change was begun while the person looked
                return asked_at(table, person)
        finally:
            del self._turned_away[id, person]


def asked_at(table: Table, person: str) -> str | None:
    """The moment since which the table waits for a decision of this person; None if it does not."""
    asked = [table.fold.pending_since(seat) for seat in asked_seats(table.row, person)]
    return last_moment(table.fold.log[: max(asked)], table.row.created_at) if asked else None
