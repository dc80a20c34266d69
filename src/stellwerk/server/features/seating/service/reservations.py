"""Reservations: a free chair for a person with an account, who may sit down without a key."""

from msgspec.structs import replace

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.opening import with_keys
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import (
    chair_at,
    must_be_free,
    must_be_open,
    must_own,
    must_see,
)
from stellwerk.server.features.tables.service.stages import with_chairs
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.names import checked_name, login_of
from stellwerk.server.model.table_row import NO_RESERVATION, TableRow
from stellwerk.wire.tables import TableView


class Reservations:
    """Reserves free chairs and releases them."""

    def __init__(self, tables: Tables, chairs: Chairs, account_store: AccountStore) -> None:
        self.tables = tables
        self.chairs = chairs
        self.account_store = account_store

    async def reserve(self, id: str, person: str, seat: int, name: str) -> TableView:
        """Reserve a free chair for the person with this account; the old key of the chair is void."""
        _check_reservable(
            await self.tables.open(id), person, seat
        )  # before the answer could reveal which accounts exist
        account = await self.account_store.by_login(login_of(checked_name(name)))
        if account is None:
            raise RequestError(ErrorCode.NO_SUCH_PERSON, "There is no account of this name.")
        if account.person == person:
            raise RequestError(ErrorCode.NOT_WANTED, "You need no invitation to your own table.")

        def reserved(table: Table) -> TableRow:
            _check_reservable(table, person, seat)
            return self._changed(table.row, seat, {"reserved": account.person, "reserved_name": account.name})

        return await self.chairs.change(id, person, reserved)

    async def release(self, id: str, person: str, seat: int) -> TableView:
        """Release a reserved chair, on request of the owner or of the invited person."""

        def released(table: Table) -> TableRow:
            row = table.row
            must_see(row, table.watchers, person)
            chair = chair_at(row, seat)
            if person not in (row.owner, chair.reserved):
                raise RequestError(
                    ErrorCode.FORBIDDEN, "Only the owner of the table and the one who is invited may do this."
                )
            must_be_open(row)
            if not chair.free or chair.reserved is None:
                raise RequestError(ErrorCode.NOT_WANTED, "This chair is kept for nobody.")
            return self._changed(row, seat, NO_RESERVATION)

        return await self.chairs.change(id, person, released)

    def _changed(self, row: TableRow, seat: int, fields: dict[str, str | None]) -> TableRow:
        fresh = {**fields, "key_round": row.chairs[seat].key_round + 1}
        return with_keys(replace(row, chairs=with_chairs(row, {seat: fresh})), self.tables.keys)


def _check_reservable(table: Table, person: str, seat: int) -> None:
    must_see(table.row, table.watchers, person)
    must_own(table.row, person)
    must_be_free(table.row, seat)
    must_be_open(table.row)
