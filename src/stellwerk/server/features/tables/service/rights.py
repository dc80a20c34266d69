"""Who may do what: every path asks here."""

from stellwerk.server.errors import Trouble
from stellwerk.server.model.sheet import Chair, Sheet
from stellwerk.server.platform.security.keys import matches


def held(sheet: Sheet, person: str) -> list[int]:
    """The seats that a person holds."""
    return [seat for seat, chair in enumerate(sheet.chairs) if chair.person == person]


def kept(sheet: Sheet, person: str) -> list[int]:
    """The free seats that are kept for a person."""
    return [seat for seat, chair in enumerate(sheet.chairs) if chair.free and chair.reserved == person]


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
    """A chair of a private table needs its key or, before the start, the table's; a kept one its own, of others."""
    chair = sheet.chairs[seat] if 0 <= seat < len(sheet.chairs) else Chair()
    free_to_all = sheet.public and chair.reserved is None
    if free_to_all or chair.reserved == person or matches(key, chair.key_hash):
        return
    if chair.reserved is not None or not matches(key, sheet.any_hash):
        raise Trouble("forbidden", "This chair needs an invitation with a valid key.")
    must_be_open(sheet)


def must_be_invited_to_any(sheet: Sheet, person: str, key: str) -> None:
    """The key of the table is good as long as there is a chair that it opens; who sits there already needs none."""
    if held(sheet, person):
        return
    if not (sheet.public or matches(key, sheet.any_hash)):
        raise Trouble("forbidden", "This invitation is not valid.")
    must_be_open(sheet)
    if not any(chair.free and chair.reserved is None for chair in sheet.chairs):
        raise Trouble("seat_taken", "Every chair is taken or kept for somebody.")


def must_be_free(sheet: Sheet, seat: int) -> None:
    """Only where nobody sits."""
    if not chair_at(sheet, seat).free:
        raise Trouble("seat_taken", "Somebody sits there already; the invitation is used up.")


def must_be_open(sheet: Sheet) -> None:
    """Chairs change only before the start."""
    if sheet.status != "open":
        raise Trouble("not_open", "The game has begun; chairs can no longer change.")
