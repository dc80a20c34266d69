"""Rematches: the first request opens the next table, on which the chairs of the other players are reserved."""

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.opening import rematch_row
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.chance import checked_hash
from stellwerk.server.features.tables.service.rights import held, must_see
from stellwerk.server.features.tables.service.stages import with_chairs
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import NO_RESERVATION, TableRow
from stellwerk.wire.opening import Rematch
from stellwerk.wire.tables import TableView


class Rematches:
    """Opens the next table for the same players."""

    def __init__(self, tables: Tables, chairs: Chairs, lobby: Lobby) -> None:
        self.tables = tables
        self.chairs = chairs
        self.lobby = lobby

    async def again(self, id: str, person: str, wish: Rematch) -> TableView:
        """Open the next table, or sit down at it if another player has opened it."""

        async def work() -> TableView:
            async with self.tables.changing(id) as table:
                _must_have_played(table, person)
                next = table.row.next
                if next is not None and await self.tables.store.load(next) is not None:
                    await self.lobby.must_sit_down(person)
                    return await self._sit_again(next, table.row, person, wish)
                await self.lobby.must_have_room(person)
                assert table.state is not None
                newest = self.tables.games[table.row.game]
                row = rematch_row(
                    table.row, newest, table.state, person, wish, self.tables.keys, self.tables.clock.now()
                )
                return await self.chairs.create(row, person, table)

        return await self.tables.retried(work)

    async def _sit_again(self, id: str, old: TableRow, person: str, wish: Rematch) -> TableView:
        hashes = dict(enumerate(checked_hash(text) for text in wish.salt_hashes))

        def seated(table: Table) -> TableRow:
            row = table.row
            must_see(row, table.watchers, person)
            chairs = enumerate(row.chairs)
            reserved = [seat for seat, chair in chairs if chair.free and chair.reserved == person]
            taken: dict[int, dict[str, object]] = {
                seat: {
                    "person": person,
                    "name": old.chairs[seat].name,
                    "salt_hash": hashes.get(seat),
                    "bot_account": old.chairs[seat].bot_account,
                    "bot_owner": old.chairs[seat].bot_owner,
                    **NO_RESERVATION,
                }
                for seat in reserved
            }
            return replace(row, chairs=with_chairs(row, taken))

        return await self.chairs.change(id, person, seated)


def _must_have_played(table: Table, person: str) -> None:
    must_see(table.row, table.watchers, person)
    if not held(table.row, person):
        raise RequestError(ErrorCode.FORBIDDEN, "Only those who played may ask for a rematch.")
    if table.row.status != "over":
        raise RequestError(ErrorCode.NOT_OVER, "The game is not over.")
