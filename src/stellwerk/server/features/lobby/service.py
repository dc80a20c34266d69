"""Lists of tables: one's own, public ones with free chairs, public ones to watch."""

from collections.abc import Mapping, Set

from stellwerk.kernel.game import Game
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.tables.service.views import head
from stellwerk.server.model.table_row import TableRow
from stellwerk.wire.tables import TableHead, TableList

MOST_LISTED = 100


class TableLists:
    """Lists tables as a person may see them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def lists(self, person: str) -> TableList:
        """Own tables, public ones with free chairs, public ones to watch."""
        mine, public = await self.mine(person), await self.public()
        return TableList(mine, *public.seen_by(person))

    async def mine(self, person: str) -> list[TableHead]:
        """TableHeads of the person's own tables; those that wait for the person come first."""
        rows = await self.tables.store.mine(person, MOST_LISTED)
        present = await self.tables.presence.persons_by_table(row.id for row in rows)
        now = self.tables.clock.now()
        return [head(row, self.tables.games.get(row.game), person, present[row.id], now) for row in rows]

    async def public(self) -> "PublicTables":
        """The tables that everybody may see in the lists."""
        open = await self.tables.store.public("open", MOST_LISTED)
        running = await self.tables.store.public("running", MOST_LISTED)
        present = await self.tables.presence.persons_by_table(row.id for row in (*open, *running))
        return PublicTables(open, running, self.tables.games, present, self.tables.clock.now())


class PublicTables:
    """Rows of the public tables with free chairs and of those to watch, from which the lists of persons are made."""

    def __init__(
        self,
        open: list[TableRow],
        running: list[TableRow],
        games: Mapping[str, Game],
        present: Mapping[str, Set[str]],
        now: str,
    ) -> None:
        self.open = open
        self.running = running
        self.games = games
        self.present = present
        self.now = now

    def seen_by(self, person: str) -> tuple[list[TableHead], list[TableHead]]:
        """Both lists as a person sees them."""
        return self._heads(self.open, person), self._heads(self.running, person)

    def _heads(self, rows: list[TableRow], person: str) -> list[TableHead]:
        return [head(row, self.games.get(row.game), person, self.present[row.id], self.now) for row in rows]

    def involved(self) -> set[str]:
        """Persons who own a table or sit or are expected there, and so see it differently from all others."""
        rows = (*self.open, *self.running)
        chairs = {person for row in rows for chair in row.chairs for person in (chair.person, chair.reserved)}
        return {row.owner for row in rows} | {person for person in chairs if person is not None}
