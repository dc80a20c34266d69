"""Who may do what: every path asks here."""

from stellwerk.server.domain.keys import matches
from stellwerk.server.domain.sheet import Chair, Sheet
from stellwerk.server.domain.trouble import Trouble


def held(sheet: Sheet, person: str) -> list[int]:
    """The seats that a person holds."""
    return [seat for seat, chair in enumerate(sheet.chairs) if chair.person == person]


def may_see(sheet: Sheet, watchers: set[str], person: str) -> bool:
    """Whether a person may see this table at all."""
    if sheet.public or sheet.owner == person or person in watchers:
        return True
    return any(person in (chair.person, chair.reserved) for chair in sheet.chairs)


def must_see(sheet: Sheet, watchers: set[str], person: str) -> None:
    """Only for those who may see the table."""
    if not may_see(sheet, watchers, person):
        raise Trouble("forbidden", "This table is private: you need an invitation to see it.")


def chair_at(sheet: Sheet, seat: int) -> Chair:
    """The chair with this number."""
    if not 0 <= seat < len(sheet.chairs):
        raise Trouble("no_such_seat", "This table has no such seat.")
    return sheet.chairs[seat]


def must_hold(sheet: Sheet, person: str, seat: int) -> Chair:
    """Only for the one who holds the seat."""
    chair = chair_at(sheet, seat)
    if chair.person != person:
        raise Trouble("not_your_seat", "You do not hold this seat.")
    return chair


def must_own(sheet: Sheet, person: str) -> None:
    """Only for the one who opened the table."""
    if sheet.owner != person:
        raise Trouble("forbidden", "Only the one who opened the table may do this.")


def must_be_invited(sheet: Sheet, seat: int, person: str, key: str | None) -> None:
    """A chair of a private table, or one that is kept for somebody else, needs its key."""
    chair = sheet.chairs[seat] if 0 <= seat < len(sheet.chairs) else Chair()
    free_to_all = sheet.public and chair.reserved is None
    if not (free_to_all or chair.reserved == person or matches(key, chair.key_hash)):
        raise Trouble("forbidden", "This chair needs an invitation with a valid key.")


def must_be_open(sheet: Sheet) -> None:
    """Chairs change only before the start."""
    if sheet.status != "open":
        raise Trouble("not_open", "The game has begun; chairs can no longer change.")
