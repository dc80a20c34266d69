"""Who turns away from a table that waits for them is told: while they looked, nothing was written down."""

import asyncio
import logging
from contextlib import suppress

from stellwerk.server.errors import RequestError
from stellwerk.server.features.notices.store import NoticeStore
from stellwerk.server.features.seating.service.away import last_moment
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.happenings import asked_seats, waits_for
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.notice import Notice

LOG = logging.getLogger("stellwerk.attention")
LATELY_SECONDS = 24 * 3600
MOST = 1000
NEWS_SECONDS = 1.0  # so long another worker may take somebody for one who still looks


class Attention:
    """Hears who looks at a table no longer."""

    def __init__(self, tables: Tables, post: NoticeStore) -> None:
        self.tables = tables
        self.post = post
        self._begun: set[asyncio.Task[None]] = set()
        self._away: dict[tuple[str, str], float] = {}  # by table and person: who is to be looked after, since when

    def turned_away(self, id: str, person: str) -> None:
        """Somebody's last window at a table was closed or hidden; who is to be looked after already is so once."""
        begun = (id, person) in self._away
        self._away[id, person] = self.tables.clock.monotonic()
        if begun:
            return
        task = asyncio.create_task(self.tables.to_the_end(self._look_after(id, person)))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def recover(self) -> None:
        """A server that was killed has told nobody who looked then: whoever is to act since lately is told once."""
        lately = self.tables.clock.after(-LATELY_SECONDS)
        for row in await self.tables.store.latest(MOST):
            if row.status == "running" and row.moved_at > lately:
                for person in {chair.person for chair in row.chairs if chair.person is not None}:
                    if waits_for(row, person) and await self.post.ways(person):
                        await self._recover(row.id, person)

    async def _recover(self, id: str, person: str) -> None:
        with suppress(RequestError):  # a table that cannot be opened waits for nobody
            table = await self.tables.open(id)
            if since := asked_at(table, person):
                await self._remind(id, person, since)

    async def _remind(self, id: str, person: str, since: str) -> None:
        """Once for every turn."""
        notice = Notice("turn", person, self.tables.clock.after(self.tables.notice_seconds))
        await self.post.remind(id, notice, since)

    async def _look_after(self, id: str, person: str) -> None:
        try:
            since = await self._asked_since(id, person)
            if since and not await self.tables.presence.looks(id, person):
                await self._remind(id, person, since)
        except RequestError:
            return  # the table was cleared away
        except Exception:
            LOG.exception("somebody at table %s could not be told that it is their turn", id)

    async def _asked_since(self, id: str, person: str) -> str | None:
        """Since when somebody is asked; who turns away after this was found out is looked after anew."""
        try:
            clock = self.tables.clock
            while self.tables.store.shared and (rest := self._away[id, person] + NEWS_SECONDS - clock.monotonic()) > 0:
                await clock.sleep(rest)
            async with self.tables.changing(id) as table:  # what changes just now was begun while they looked
                return asked_at(table, person)
        finally:
            del self._away[id, person]


def asked_at(table: Table, person: str) -> str | None:
    """Since when the table waits for this person, whatever others decided meanwhile; None if it does not."""
    asked = [table.fold.pending_since(seat) for seat in asked_seats(table.row, person)]
    return last_moment(table.fold.log[: max(asked)], table.row.created_at) if asked else None
