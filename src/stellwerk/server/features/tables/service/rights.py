"""Who may do what: every path asks here."""

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.platform.security.keys import matches


def held(row: TableRow, person: str) -> list[int]:
    """The seats that a person holds."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.person == person]


def kept(row: TableRow, person: str) -> list[int]:
    """The free seats that are kept for a person."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.free and chair.reserved == person]


def may_see(row: TableRow, watchers: set[str], person: str) -> bool:
    """Whether a person may see this table at all."""
    if row.public or row.owner == person or person in watchers:
        return True
    return any(person in (chair.person, chair.reserved) for chair in row.chairs)


def must_see(row: TableRow, watchers: set[str], person: str) -> None:
    """Only for those who may see the table."""
    if not may_see(row, watchers, person):
        raise RequestError(ErrorCode.FORBIDDEN, "This table is private: you need an invitation to see it.")


def chair_at(row: TableRow, seat: int) -> Chair:
    """The chair with this number."""
    if not 0 <= seat < len(row.chairs):
        raise RequestError(ErrorCode.NO_SUCH_SEAT, "This table has no such seat.")
    return row.chairs[seat]


def must_hold(row: TableRow, person: str, seat: int) -> Chair:
    """Only for the one who holds the seat."""
    chair = chair_at(row, seat)
    if chair.person != person:
        raise RequestError(ErrorCode.NOT_YOUR_SEAT, "You do not hold this seat.")
    return chair


def must_play(row: TableRow, watchers: set[str], person: str, seat: int) -> Chair:
    """The chair of a seat that this person holds; RequestError says what is wrong otherwise."""
    if 0 <= seat < len(row.chairs) and row.chairs[seat].person == person:
        return row.chairs[seat]
    must_see(row, watchers, person)
    return must_hold(row, person, seat)


def must_own(row: TableRow, person: str) -> None:
    """Only for the one who opened the table."""
    if row.owner != person:
        raise RequestError(ErrorCode.FORBIDDEN, "Only the one who opened the table may do this.")


def must_be_invited(row: TableRow, seat: int, person: str, key: str | None) -> None:
    """A chair of a private table needs its key or, before the start, the table's; a kept one its own, of others."""
    chair = row.chairs[seat] if 0 <= seat < len(row.chairs) else Chair()
    free_to_all = row.public and chair.reserved is None
    if free_to_all or chair.reserved == person or matches(key, chair.key_hash):
        return
    if chair.reserved is not None or not matches(key, row.any_hash):
        raise RequestError(ErrorCode.FORBIDDEN, "This chair needs an invitation with a valid key.")
    must_be_open(row)


def must_be_invited_to_any(row: TableRow, person: str, key: str) -> None:
    """The key of the table is good as long as there is a chair that it opens; who sits there already needs none."""
    if held(row, person):
        return
    if not (row.public or matches(key, row.any_hash)):
        raise RequestError(ErrorCode.FORBIDDEN, "This invitation is not valid.")
    must_be_open(row)
    if not any(chair.free and chair.reserved is None for chair in row.chairs):
        raise RequestError(ErrorCode.SEAT_TAKEN, "Every chair is taken or kept for somebody.")


def must_be_free(row: TableRow, seat: int) -> None:
    """Only where nobody sits."""
    if not chair_at(row, seat).free:
        raise RequestError(ErrorCode.SEAT_TAKEN, "Somebody sits there already; the invitation is used up.")


def must_be_open(row: TableRow) -> None:
    """Chairs change only before the start."""
    if row.status != "open":
        raise RequestError(ErrorCode.NOT_OPEN, "The game has begun; chairs can no longer change.")
