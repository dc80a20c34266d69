"""Who is away from a running table: since when, whether for so long that the others need not wait, who is left.

An absence is counted while it is the person's turn: from the later of leaving and the last decision at the table.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from stellwerk.server.errors import bad_input
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.model.time_control import TimeControl

LIVE_SECONDS = 10 * 60  # without a clock, or with a Fischer clock
LEISURE_SECONDS = 3 * 24 * 3600  # with time per turn
SHORTEST = 5
LONGEST = 90 * 24 * 3600


def checked_absence(seconds: int | None, time: TimeControl | None) -> int:
    """The time after which somebody who is away has vanished; the usual one if none was named."""
    if seconds is None:
        return LEISURE_SECONDS if time is not None and time.turn > 0 else LIVE_SECONDS
    if not SHORTEST <= seconds <= LONGEST:
        raise bad_input(f"The time after which somebody has vanished lies between {SHORTEST} seconds and 90 days.")
    return seconds


def vanishes_at(row: TableRow, seat: int) -> str | None:
    """The moment at which the others need no longer wait for this seat; None if it is here, or nothing waits for it."""
    chair = row.chairs[seat]
    asked = row.status == "running" and bool(row.to_act >> seat & 1)
    if not asked or chair.person is None or chair.bot is not None or chair.away_at is None:
        return None
    return plus(max(chair.away_at, row.moved_at), row.absence)


def vanished(row: TableRow, now: str) -> list[int]:
    """The seats that are to act and whose holders have been away for the agreed time."""
    found = ((seat, vanishes_at(row, seat)) for seat in range(len(row.chairs)))
    return [seat for seat, at in found if at is not None and at <= now]


def is_long_gone(row: TableRow, chair: Chair, now: str) -> bool:
    """Whether a person has been away for the agreed time, whoever is to act."""
    return chair.away_at is not None and plus(chair.away_at, row.absence) <= now


def rests(chairs: Sequence[Chair]) -> bool:
    """Whether nobody plays any more: bots stand in for all who have not given up, and nobody watches the own one.

    A bot that came without its person's doing waits until the seat is taken back.
    """
    people = [chair for chair in chairs if chair.person is not None and not chair.conceded]
    return bool(people) and all(
        chair.bot is not None and (chair.called or chair.away_at is not None) for chair in people
    )


def left(row: TableRow, persons: set[str], at: str) -> TableRow:
    """The sheet after these persons' last windows were closed."""
    return _changed(row, persons, at)


def come(row: TableRow, persons: set[str]) -> TableRow:
    """The sheet with these persons here; nobody stands in for them any more who has not been called yet."""
    here = _changed(row, persons, None)
    proposal = row.proposal
    if proposal is None or proposal.target is None or here.chairs[proposal.target].away_at is not None:
        return here
    return replace(here, proposal=None)


def _changed(row: TableRow, persons: set[str], at: str | None) -> TableRow:
    """The sheet with another moment for these persons; who has left already keeps the first one."""
    chairs = tuple(
        replace(chair, away_at=at and (chair.away_at or at)) if chair.person in persons else chair
        for chair in row.chairs
    )
    return row if chairs == row.chairs else replace(row, chairs=chairs)
