"""Changes of chairs under the lock of their table, and the start of the game when nothing is missing any more."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import mark_away
from stellwerk.server.features.clocks.service.clocks import with_next_due
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.played_game import played_game
from stellwerk.server.features.tables.service.stages import advanced
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import NAME_LENGTH, login_of, with_ending
from stellwerk.server.model.table_row import Chair, Change, LogRow, Stored, TableRow
from stellwerk.wire.tables import TableView


class Chairs:
    """Stores new tables and changed chairs."""

    def __init__(self, tables: Tables, salt_seconds: float) -> None:
        self.tables = tables
        self.salt_seconds = salt_seconds

    async def change(self, id: str, person: str, step: Callable[[Table], TableRow]) -> TableView:
        """Store the TableRow that `step` returns, and return the TableView of a person; `step` may raise."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                row = step(table)
                if row != table.row:
                    await self.advance(table, row)
                return self.tables.view(table, person)

        return await self.tables.retried(work)

    async def advance(self, table: Table, row: TableRow) -> None:
        """Store a changed TableRow; request salts or start the game if all players are there."""
        ready, log_rows, fold = advanced(row, table.game, self.salt_seconds, self.tables.clock.now(), table.past)
        ready = await self._with_absences(ready, begun=fold is not None)
        changed = ready.chairs != table.row.chairs
        await self.tables.commit(table, Change(ready, log_rows, chairs_changed=changed), fold)
        self.tables.publish(table)

    async def _with_absences(self, row: TableRow, begun: bool) -> TableRow:
        """Return the TableRow of a game that begins with its absent players marked as away."""
        if not begun:
            return row
        present = (await self.tables.presence.persons_by_table([row.id]))[row.id]
        absent = {chair.person for chair in row.chairs if chair.person is not None} - present
        now = self.tables.clock.now()
        return with_next_due(mark_away(row, absent, now), now)

    async def create(
        self, row: TableRow, person: str, old: Table | None = None, past: Sequence[LogRow] = ()
    ) -> TableView:
        """Store a new table, linked from the table `old` that it follows, or with the log `past` that it continues."""
        log = [log_row.entry for log_row in past]
        game = played_game(self.tables.games, row)
        ready, added, fold = advanced(row, game, self.salt_seconds, self.tables.clock.now(), log)
        ready = await self._with_absences(ready, begun=fold is not None)
        log_rows = [*past, *added]
        change = Change(ready, log_rows, chairs_changed=True, notices=self.tables.notices(None, ready))
        if old is None:
            await self.tables.store.create(change)
        else:
            linked = replace(old.row, next=row.id, version=old.row.version + 1)
            await self.tables.store.link(change, linked)
            old.apply(Change(linked, []))
            self.tables.publish(old)
        table = self.tables.created(Stored(ready, log_rows, {}, set()))
        self.tables.publish(table)
        return self.tables.view(table, person)


def free_name(name: str, chairs: Sequence[Chair], seat: int | None = None) -> str:
    """Return a name that no other person at the table has: "Gast", or "Gast 2" if there is a "Gast" already."""
    others = [chair for place, chair in enumerate(chairs) if place != seat and chair.person is not None]
    known = {login_of(chair.name) for chair in others if chair.name is not None}
    tried, number = name, 1
    while login_of(tried) in known:
        number += 1
        tried = with_ending(name, f" {number}", NAME_LENGTH)
    return tried
