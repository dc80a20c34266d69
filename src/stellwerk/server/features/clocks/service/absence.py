"""Absence of persons from a running table: since when, whether they have vanished, and whether anybody still plays.

An absence counts while it is the person's turn: from the later of leaving and the last decision at the table.
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
    """Return the seconds after which a person who is away has vanished; the usual ones for None."""
    if seconds is None:
        return LEISURE_SECONDS if time is not None and time.turn > 0 else LIVE_SECONDS
    if not SHORTEST <= seconds <= LONGEST:
        raise bad_input(f"The time after which somebody has vanished lies between {SHORTEST} seconds and 90 days.")
    return seconds


def vanishes_at(row: TableRow, seat: int) -> str | None:
    """Return the moment from which on the other players need not wait for this seat; None if they must."""
    chair = row.chairs[seat]
    to_act = row.status == "running" and bool(row.to_act >> seat & 1)
    if not to_act or chair.person is None or chair.bot is not None or chair.away_at is None:
        return None
    return plus(max(chair.away_at, row.moved_at), row.absence)


def vanished_seats(row: TableRow, now: str) -> list[int]:
    """Return the seats that are to act and whose players have been away for the agreed time."""
    moments = ((seat, vanishes_at(row, seat)) for seat in range(len(row.chairs)))
    return [seat for seat, at in moments if at is not None and at <= now]


def has_been_away(row: TableRow, chair: Chair, now: str) -> bool:
    """Tell whether a player has been away for the agreed time, even if another seat is to act."""
    return chair.away_at is not None and plus(chair.away_at, row.absence) <= now


def is_dormant(chairs: Sequence[Chair]) -> bool:
    """Tell whether no person plays any more: bots play for all of them, and none has a page open to watch the own bot.

    A bot that the other players called does not count as watched: it waits until its player takes the seat back.
    """
    players = [chair for chair in chairs if chair.person is not None and not chair.conceded]
    return bool(players) and all(
        chair.bot is not None and (chair.called or chair.away_at is not None) for chair in players
    )


def mark_away(row: TableRow, persons: set[str], at: str) -> TableRow:
    """Return the TableRow with these persons away since a moment; one who is away already keeps the earlier one."""
    return _with_away_at(row, persons, at)


def mark_present(row: TableRow, persons: set[str]) -> TableRow:
    """Return the TableRow with these persons present; a proposal to replace one of them by a bot is dropped."""
    present = _with_away_at(row, persons, None)
    proposal = row.proposal
    if proposal is None or proposal.target is None or present.chairs[proposal.target].away_at is not None:
        return present
    return replace(present, proposal=None)


def _with_away_at(row: TableRow, persons: set[str], at: str | None) -> TableRow:
    chairs = tuple(
        replace(chair, away_at=at and (chair.away_at or at)) if chair.person in persons else chair
        for chair in row.chairs
    )
    return row if chairs == row.chairs else replace(row, chairs=chairs)
