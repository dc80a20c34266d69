"""Absences of players on disk, so that every worker knows them, also after a restart."""

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from stellwerk.server.errors import RequestError
from stellwerk.server.features.clocks.service.absence import mark_away, mark_heard, mark_present, mark_requesting
from stellwerk.server.features.clocks.service.clocks import update_clocks
from stellwerk.server.features.seating.service.consent import with_consent_deadline
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.stages import bots_wait
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, TableRow
from stellwerk.wire.tables import TableView


class Attendance:
    """Writes `Chair.away_at` and `Chair.heard_at` of running tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def came(self, id: str, person: str) -> None:
        """Mark a person as present who opened the first page; a proposal to replace the person is dropped."""
        row, now = (await self.tables.open(id)).row, self.tables.clock.now()
        if row.status == "running" and mark_present(row, person, now) is not row:
            table = await self._change(id, lambda row: mark_present(row, person, now))
            self.tables.notify_jobs(table)

    async def heard(self, id: str, person: str, at: str) -> None:
        """Note a sign of life of a person; a proposal to replace the person is dropped."""
        if mark_heard((row := (await self.tables.open(id)).row), person, at) is not row:
            self.tables.publish(await self._change(id, lambda row: mark_heard(row, person, at)))

    async def here(self, id: str, person: str, seat: int) -> TableView:
        """Note that the holder of a seat is still here, and return the table."""
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        must_hold(table.row, person, seat)
        await self.heard(id, person, self.tables.clock.now())
        return self.tables.view(await self.tables.open(id), person)

    async def requested(self, id: str, person: str, at: str) -> None:
        """Note a request by REST at a moment: who plays without a page is away only since the last request."""
        row = (await self.tables.open(id)).row
        if row.status == "running" and mark_requesting(row, person, at) is not row:
            self.tables.publish(await self._change(id, lambda row: mark_requesting(row, person, at)))

    async def left(self, id: str, persons: set[str], at: str) -> None:
        """Mark persons as away since a moment, except those who have a page open at another worker."""
        present = (await self.tables.presence.persons_by_table([id]))[id]
        if persons - present:
            self.tables.publish(await self._change(id, lambda row: mark_away(row, persons - present, at)))

    async def check(self) -> None:
        """Compare what is written with the open pages: a server was killed, a worker died, or a write failed."""
        marked_present: dict[str, set[str]] = {}
        for id, person in await self.tables.store.here():
            marked_present.setdefault(id, set()).add(person)
        for id, persons in marked_present.items():
            with suppress(RequestError):  # nobody plays at a table that cannot be opened
                await self.left(id, persons, self.tables.clock.now())
        connected = [(id, person) for id, persons in self.tables.presence.tables.items() for person in persons]
        for id, person in connected:
            if person not in marked_present.get(id, ()):
                with suppress(RequestError):
                    await self.came(id, person)

    async def _change(self, id: str, step: Callable[[TableRow], TableRow]) -> Table:
        async def work() -> Table:
            async with self.tables.changing(id) as table:
                row = step(table.row)
                if table.row.status == "running" and row is not table.row:
                    await self.tables.commit(
                        table, Change(update_attendance(table, row, self.tables.clock.now()), [], chairs_changed=True)
                    )
                return table

        return await self.tables.retried(work)


def update_attendance(table: Table, row: TableRow, now: str) -> TableRow:
    """Return the TableRow with changed absences: consent, clocks, and whether bots are to move."""
    waits = bots_wait(row.chairs, row.to_act)
    return update_clocks(table.row, with_consent_deadline(replace(row, bot_to_move=waits), now), now)
