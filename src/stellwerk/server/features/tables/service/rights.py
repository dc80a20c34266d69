"""Rights at a table: what a person may see and do. Functions named `must_…` raise RequestError."""

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.platform.security.keys import matches


def held(row: TableRow, person: str) -> list[int]:
    """The seats that a person holds."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.person == person]


def kept(row: TableRow, person: str) -> list[int]:
    """The free seats that are reserved for a person."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.free and chair.reserved == person]


def may_see(row: TableRow, watchers: set[str], person: str) -> bool:
    """Whether a person may see a table."""
    if row.public or row.owner == person or person in watchers:
        return True
    return any(person in (chair.person, chair.reserved) for chair in row.chairs)


def must_see(row: TableRow, watchers: set[str], person: str) -> None:
    """Require that a person may see the table."""
    if not may_see(row, watchers, person):
        raise RequestError(ErrorCode.FORBIDDEN, "This table is private: you need an invitation to see it.")


def chair_at(row: TableRow, seat: int) -> Chair:
    """The Chair of a seat; RequestError if there is no such seat."""
    if not 0 <= seat < len(row.chairs):
        raise RequestError(ErrorCode.NO_SUCH_SEAT, "This table has no such seat.")
    return row.chairs[seat]


def must_hold(row: TableRow, person: str, seat: int) -> Chair:
    """Require that a person holds a seat, and return its Chair."""
    chair = chair_at(row, seat)
    if chair.person != person:
        raise RequestError(ErrorCode.NOT_YOUR_SEAT, "You do not hold this seat.")
    return chair


def must_play(row: TableRow, watchers: set[str], person: str, seat: int) -> Chair:
    """Require that a person may see the table and holds a seat, and return its Chair."""
    if 0 <= seat < len(row.chairs) and row.chairs[seat].person == person:
        return row.chairs[seat]
    must_see(row, watchers, person)
    return must_hold(row, person, seat)


def must_own(row: TableRow, person: str) -> None:
    """Require that a person owns the table."""
    if row.owner != person:
        raise RequestError(ErrorCode.FORBIDDEN, "Only the one who opened the table may do this.")


def must_be_invited(row: TableRow, seat: int, person: str, key: str | None) -> None:
    """Require a valid key for a chair: its own or, before the start, the one for any free chair.

    A free chair of a public table needs none, except from those whom the owner has removed; a reserved one needs none
    from whom it is reserved for, and only its own from others.
    """
    chair = row.chairs[seat] if 0 <= seat < len(row.chairs) else Chair()
    free_to_all = row.public and person not in row.removed and chair.reserved is None
    if free_to_all or chair.reserved == person or matches(key, chair.key_hash):
        return
    if chair.reserved is not None or not matches(key, row.any_hash):
        raise RequestError(ErrorCode.FORBIDDEN, "This chair needs an invitation with a valid key.")
    must_be_open(row)


def must_welcome_bot(row: TableRow, seat: int, person: str, key: str | None) -> None:
    """Require that a bot account is wanted: by an invitation or a key, at its own table, or where bots may sit down."""
    chair = chair_at(row, seat)
    invited = chair.reserved == person or matches(key, chair.key_hash) or matches(key, row.any_hash)
    if not (invited or row.bot_accounts or row.owner == person):
        raise RequestError(ErrorCode.FORBIDDEN, "Bots sit down here only when they are invited.")


def must_be_invited_to_any(row: TableRow, person: str, key: str) -> None:
    """Require the key for any free chair, and that there is one; not from a person who sits at the table already."""
    if held(row, person):
        return
    if not ((row.public and person not in row.removed) or matches(key, row.any_hash)):
        raise RequestError(ErrorCode.FORBIDDEN, "This invitation is not valid.")
    must_be_open(row)
    if not any(chair.free and chair.reserved is None for chair in row.chairs):
        raise RequestError(ErrorCode.SEAT_TAKEN, "Every chair is taken or kept for somebody.")


def must_be_free(row: TableRow, seat: int) -> None:
    """Require that a chair is free."""
    if not chair_at(row, seat).free:
        raise RequestError(ErrorCode.SEAT_TAKEN, "Somebody sits there already; the invitation is used up.")


def must_be_open(row: TableRow) -> None:
    """Require that the game has not begun."""
    if row.status != "open":
        raise RequestError(ErrorCode.NOT_OPEN, "The game has begun; chairs can no longer change.")
