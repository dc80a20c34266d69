"""Lists of tables: one's own, public ones with free chairs, public ones to watch."""

from collections.abc import Mapping, Set

from stellwerk.server.features.tables.messages.tables import TableHead, TableList
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.tables.service.views import head
from stellwerk.server.model.table_row import TableRow

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
        """The own tables, those that wait first."""
        rows = await self.tables.store.mine(person, MOST_LISTED)
        present = await self.tables.presence.of(row.id for row in rows)
        return [head(row, person, present[row.id]) for row in rows]

    async def public(self) -> "PublicTables":
        """The tables that everybody may find."""
        open = await self.tables.store.public("open", MOST_LISTED)
        running = await self.tables.store.public("running", MOST_LISTED)
        return PublicTables(open, running, await self.tables.presence.of(row.id for row in (*open, *running)))


class PublicTables:
    """Public tables with free chairs, and to watch, before anybody in particular looks at them."""

    def __init__(self, open: list[TableRow], running: list[TableRow], present: Mapping[str, Set[str]]) -> None:
        self.open = open
        self.running = running
        self.present = present

    def seen_by(self, person: str) -> tuple[list[TableHead], list[TableHead]]:
        """Both lists as a person sees them."""
        heads = [[head(row, person, self.present[row.id]) for row in rows] for rows in (self.open, self.running)]
        return heads[0], heads[1]

    def involved(self) -> set[str]:
        """Who sees them differently from everybody else."""
        rows = (*self.open, *self.running)
        chairs = {person for row in rows for chair in row.chairs for person in (chair.person, chair.reserved)}
        return {row.owner for row in rows} | {person for person in chairs if person is not None}
