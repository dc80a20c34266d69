"""Invitation keys: to one chair, valid until the chair is taken; to any free chair or to watch, valid until renewed."""

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.seating.messages.chairs import Invitation, InvitedTo
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.opening import with_keys
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import (
    chair_at,
    may_see,
    must_be_free,
    must_be_invited,
    must_be_invited_to_any,
    must_be_open,
    must_own,
    must_see,
)
from stellwerk.server.features.tables.service.stages import with_chairs
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.tables.service.views import head
from stellwerk.server.model.table_row import NO_RESERVATION, Change, TableRow
from stellwerk.server.platform.security.keys import matches
from stellwerk.wire.tables import TableHead, TableView


class Invitations:
    """Renews and checks keys, and admits spectators."""

    def __init__(self, tables: Tables, chairs: Chairs) -> None:
        self.tables = tables
        self.chairs = chairs

    async def renew(self, id: str, person: str, seat: InvitedTo) -> TableView:
        """Renew a key; the old one is void."""

        def renewed(table: Table) -> TableRow:
            row = table.row
            must_see(row, table.watchers, person)
            must_own(row, person)
            if seat is None:
                return with_keys(replace(row, watch_round=row.watch_round + 1), self.tables.keys)
            if seat == "any":
                must_be_open(row)
                return with_keys(replace(row, any_round=row.any_round + 1), self.tables.keys)
            chair = chair_at(row, seat)
            must_be_open(row)
            must_be_free(row, seat)
            fresh = {seat: {"key_round": chair.key_round + 1, **NO_RESERVATION}}
            return with_keys(replace(row, chairs=with_chairs(row, fresh)), self.tables.keys)

        return await self.chairs.change(id, person, renewed)

    async def look(self, id: str, person: str, shown: Invitation) -> TableHead:
        """Return the TableHead of the table to which a valid key invites."""
        row = (await self.tables.open(id)).row
        if shown.seat is None:
            _check_watch_key(row, shown.key)
        elif shown.seat == "any":
            must_be_invited_to_any(row, person, shown.key)
        else:
            must_be_invited(row, shown.seat, person, shown.key)
        present = await self.tables.presence.persons_by_table([id])
        return head(row, self.tables.games.get(row.game), person, present[id], self.tables.clock.now())

    async def watch(self, id: str, person: str, key: str) -> TableView:
        """Admit a person with a valid key as a spectator."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                _check_watch_key(table.row, key)
                if not may_see(table.row, table.watchers, person):  # everybody may watch a public table
                    await self.tables.commit(table, Change(table.row, [], watcher=person))
                return self.tables.view(table, person)

        return await self.tables.retried(work)


def _check_watch_key(row: TableRow, key: str) -> None:
    if not (row.public or matches(key, row.watch_hash)):
        raise RequestError(ErrorCode.FORBIDDEN, "This invitation is not valid.")
