"""The waiting room: the owner changes chairs and terms before the start, and the other players agree to the terms."""

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.opening import with_freed_chair, with_terms
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import (
    chair_at,
    must_be_open,
    must_hold,
    must_own,
    must_see,
)
from stellwerk.server.features.tables.service.stages import with_chairs
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import TableRow
from stellwerk.wire.opening import Terms
from stellwerk.wire.tables import TableView


class WaitingRoom:
    """Frees chairs, changes the terms and stores agreements before the start."""

    def __init__(self, tables: Tables, chairs: Chairs) -> None:
        self.tables = tables
        self.chairs = chairs

    async def remove_person(self, id: str, person: str, seat: int) -> TableView:
        """Free the chair of another person, who needs a new invitation from now on, also at a public table."""

        def removed(table: Table) -> TableRow:
            row = _must_rule(table, person)
            other = chair_at(row, seat).person
            if other is None or other == person:
                raise RequestError(ErrorCode.NOT_WANTED, "Nobody else sits on this chair.")
            fresh = replace(row, any_round=row.any_round + 1, removed=sorted({*row.removed, other}))
            return with_freed_chair(fresh, seat, self.tables.keys)

        return await self.chairs.change(id, person, removed)

    async def dismiss_bot(self, id: str, person: str, seat: int) -> TableView:
        """Free a bot's chair for a person."""

        def dismissed(table: Table) -> TableRow:
            row = _must_rule(table, person)
            if chair_at(row, seat).bot is None:
                raise RequestError(ErrorCode.NOT_WANTED, "No bot sits on this chair.")
            return with_freed_chair(row, seat, self.tables.keys)

        return await self.chairs.change(id, person, dismissed)

    async def change_terms(self, id: str, person: str, terms: Terms) -> TableView:
        """Change the terms; the other players have to agree again."""

        def changed(table: Table) -> TableRow:
            row = _must_rule(table, person)
            if table.past:
                raise RequestError(ErrorCode.NOT_WANTED, "A game that is continued keeps its terms.")
            fresh = with_terms(row, table.game, terms)
            if fresh == row:
                return row
            asked = {
                seat: {"agreed": chair.person in (None, person) or chair.bot_account}  # a bot plays by any terms
                for seat, chair in enumerate(row.chairs)
            }
            return replace(fresh, chairs=with_chairs(row, asked))

        return await self.chairs.change(id, person, changed)

    async def agree(self, id: str, person: str, seat: int, terms: Terms) -> TableView:
        """Agree to the terms in the request; RequestError if they are not the present ones."""

        def agreed(table: Table) -> TableRow:
            row = table.row
            must_see(row, table.watchers, person)
            must_hold(row, person, seat)
            must_be_open(row)
            if with_terms(row, table.game, replace(terms, casual=row.casual)) != row:
                view = self.tables.view(table, person)
                raise RequestError(
                    ErrorCode.OVERTAKEN, "The terms have changed; look again before you agree.", table=view
                )
            return replace(row, chairs=with_chairs(row, {seat: {"agreed": True}}))

        return await self.chairs.change(id, person, agreed)


def _must_rule(table: Table, person: str) -> TableRow:
    """Return the TableRow of an open table that this person owns; RequestError otherwise."""
    must_see(table.row, table.watchers, person)
    must_own(table.row, person)
    must_be_open(table.row)
    return table.row
