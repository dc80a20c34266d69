"""Writes down at running tables who is away: so the time away is known after a restart and to every worker."""

from contextlib import suppress

from msgspec.structs import replace

from stellwerk.server.errors import RequestError
from stellwerk.server.features.clocks.service.absence import come, left
from stellwerk.server.features.clocks.service.clocks import ticked
from stellwerk.server.features.seating.service.consent import patient
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.stages import bots_wait
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, TableRow


class Attendance:
    """Keeps `Chair.away_at` true."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def came(self, id: str, person: str) -> None:
        """Somebody opened a window at a table, and will be shown there; a bot is no longer proposed for them."""
        row = (await self.tables.open(id)).row
        if row.status == "running" and come(row, {person}) is not row:
            table = await self._change(id, {person}, None)
            self.tables.notify_jobs(table)

    async def left(self, id: str, persons: set[str], at: str) -> None:
        """Their last windows at a table were closed at this moment, unless somebody is still there elsewhere."""
        present = (await self.tables.presence.of([id]))[id]
        if persons - present:
            self.tables.publish(await self._change(id, persons - present, at))

    async def check(self) -> None:
        """What nobody heard of is written down: a server was killed, a worker died, a write failed."""
        believed: dict[str, set[str]] = {}
        for id, person in await self.tables.store.here():
            believed.setdefault(id, set()).add(person)
        for id, persons in believed.items():
            with suppress(RequestError):  # a table that cannot be opened waits for nobody
                await self.left(id, persons, self.tables.clock.now())
        connected = [(id, person) for id, persons in self.tables.presence.tables.items() for person in persons]
        for id, person in connected:
            if person not in believed.get(id, ()):
                with suppress(RequestError):
                    await self.came(id, person)

    async def _change(self, id: str, persons: set[str], at: str | None) -> Table:
        async def work() -> Table:
            async with self.tables.changing(id) as table:
                row = come(table.row, persons) if at is None else left(table.row, persons, at)
                if table.row.status == "running" and row is not table.row:
                    await self.tables.commit(
                        table, Change(attended(table, row, self.tables.clock.now()), [], chairs_changed=True)
                    )
                return table

        return await self.tables.retried(work)


def attended(table: Table, row: TableRow, now: str) -> TableRow:
    """The sheet with other absences: what waits for a moment, and whether bots play or rest."""
    waits = bots_wait(row.chairs, row.to_act)
    return ticked(table.row, patient(replace(row, bot_to_move=waits), now), now)
