"""Who gets which notice when a table changes."""

from collections.abc import Set

from stellwerk.server.model.notice import NoticeKind
from stellwerk.server.model.table_row import TableRow


def recipients(before: TableRow | None, after: TableRow, viewers: Set[str]) -> list[tuple[NoticeKind, str]]:
    """The persons who get a notice of a change, with its kind; viewers of the table get none (see `Reminders`)."""
    found: dict[tuple[NoticeKind, str], None] = {}
    for seat, chair in enumerate(after.chairs):
        if chair.person in viewers and chair.reserved is None:
            continue
        if _is_asked(after, seat) and not (before is not None and _same_asked(before, after, seat)):
            found["turn", chair.person or ""] = None
        if chair.reserved is not None and (before is None or before.chairs[seat].reserved != chair.reserved):
            found["invited", chair.reserved] = None
        if chair.person is not None and after.status == "over" and (before is None or before.status != "over"):
            found["finished", chair.person] = None
    return [(kind, person) for kind, person in found if person not in viewers]


def waits_for(row: TableRow, person: str) -> bool:
    """Whether the table waits for a decision of this person."""
    return bool(asked_seats(row, person))


def asked_seats(row: TableRow, person: str) -> list[int]:
    """The seats for which this person is to decide now."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.person == person and _is_asked(row, seat)]


def _is_asked(row: TableRow, seat: int) -> bool:
    chair = row.chairs[seat]
    waited = row.status == "running" and bool(row.to_act >> seat & 1)
    return waited and chair.person is not None and chair.bot is None


def _same_asked(before: TableRow, after: TableRow, seat: int) -> bool:
    return _is_asked(before, seat) and before.chairs[seat].person == after.chairs[seat].person
