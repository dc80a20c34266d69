"""Absence of persons from a running table: since when, whether they have vanished, and whether anybody still plays.

An absence counts while it is the person's turn, from the later of leaving and the moment at which the turn began, and
outside the quiet hours of the table. Others who decide in the same phase do not begin it anew.

At a table without a clock somebody may leave a page open and go. Who gives no sign of life (a decision, something
said, a vote, "I am still here") in the own turn is asked after the agreed time, and has vanished when as much time,
at least a minute, has passed once more. With a clock this is not needed: the clock runs out.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from stellwerk.server.errors import bad_input
from stellwerk.server.features.clocks.service.hours import moment_after
from stellwerk.server.model.moment import parse, plus, text_of
from stellwerk.server.model.table_row import Chair, Proposal, TableRow
from stellwerk.server.model.time_control import TimeControl

LIVE_SECONDS = 10 * 60  # with a Fischer clock: everybody came to play now
UNTIMED_SECONDS = 2 * 24 * 3600  # without a clock: friends may go on tomorrow evening, or after a day without time
LEISURE_SECONDS = 3 * 24 * 3600  # with time per turn
LEAST_SECONDS = 60  # so long everybody who is asked something has for an answer
SHORTEST = 5
LONGEST = 90 * 24 * 3600
REQUEST_SECONDS = 30.0  # requests of a person within so long are written once


def checked_absence(seconds: int | None, time: TimeControl | None) -> int:
    """Return the seconds after which a person who is away has vanished; the usual ones for None."""
    if seconds is None:
        if time is None:
            return UNTIMED_SECONDS
        return LEISURE_SECONDS if time.turn > 0 else LIVE_SECONDS
    if not SHORTEST <= seconds <= LONGEST:
        raise bad_input(f"The time after which somebody has vanished lies between {SHORTEST} seconds and 90 days.")
    return seconds


def chosen_absence(row: TableRow) -> int | None:
    """Return the seconds that a table has chosen, for a table that follows it; None if they are the usual ones."""
    return None if row.absence == checked_absence(None, row.time) else row.absence


def vanishes_at(row: TableRow, seat: int) -> str | None:
    """Return the moment from which on the other players need not wait for this seat; None if they must."""
    chair = row.chairs[seat]
    to_act = row.status == "running" and bool(row.to_act >> seat & 1)
    if not to_act or chair.person is None or chair.bot is not None:
        return None
    if chair.away_at is not None:
        return absence_end(row, max(chair.away_at, row.asked_at or row.moved_at))
    return None if row.time is not None else plus(last_sign(row, chair), _silence_seconds(row))


def last_sign(row: TableRow, chair: Chair) -> str:
    """Return the moment since which the table has heard nothing of a player who is to act."""
    return max(chair.heard_at or "", row.asked_at or row.moved_at)


def _silence_seconds(row: TableRow) -> int:
    """Return the seconds of silence with a page open: until the player is asked, and as many to answer."""
    return row.absence + max(row.absence, LEAST_SECONDS)


def absence_end(row: TableRow, since: str, least: int = 0) -> str:
    """Return the moment at which an absence since a moment has lasted for the agreed time, and `least` seconds."""
    quiet = None if row.time is None else row.time.quiet
    return text_of(moment_after(parse(since), max(row.absence, least), quiet))


def vanished_seats(row: TableRow, now: str) -> list[int]:
    """Return the seats that are to act and whose players have been away, or silent, for the agreed time."""
    moments = ((seat, vanishes_at(row, seat)) for seat in range(len(row.chairs)))
    return [seat for seat, at in moments if at is not None and at <= now]


def vanishing_moments(row: TableRow) -> list[str | None]:
    """Return by seat the moment of `vanishes_at`; nothing if there is none."""
    moments = [vanishes_at(row, seat) for seat in range(len(row.chairs))]
    return moments if any(moments) else []


def has_been_away(row: TableRow, chair: Chair, now: str) -> bool:
    """Tell whether a player has been away for the agreed time, even if another seat is to act."""
    return chair.away_at is not None and absence_end(row, chair.away_at) <= now


def is_dormant(chairs: Sequence[Chair]) -> bool:
    """Tell whether no person plays any more: bots play for all of them, and none has a page open to watch the own bot.

    A bot that the other players called does not count as watched: it waits until its player takes the seat back. Bot
    accounts play as long as a person does; where there is none at all they play among themselves.
    """
    players = [chair for chair in chairs if chair.person is not None and not chair.conceded and not chair.bot_account]
    return bool(players) and all(
        chair.bot is not None and (chair.called or chair.away_at is not None) for chair in players
    )


def mark_away(row: TableRow, persons: set[str], at: str) -> TableRow:
    """Return the TableRow with these persons away since a moment; one who is away already keeps the earlier one."""
    return _with_away_at(row, persons, at)


def mark_present(row: TableRow, person: str, at: str) -> TableRow:
    """Return the TableRow with a person present; a proposal to replace the person by a bot is dropped.

    Who was away for a while has come back by hand, which is a sign of life; a page that lost its connection for a
    moment comes back by itself.
    """
    least = min(row.absence, LEAST_SECONDS)
    returns = any(chair.person == person and chair.away_at and plus(chair.away_at, least) <= at for chair in row.chairs)
    present = _with_away_at(row, {person}, None)
    if present is row:
        return row
    heard = _with_heard_at(present, person, at) if returns else present
    return replace(heard, proposal=_without_target(row, {person}))


def mark_heard(row: TableRow, person: str, at: str) -> TableRow:
    """Return the TableRow with a sign of life of a person who is to act; a proposal to replace the person is dropped.

    A sign soon after the last one changes nothing.
    """
    step = min(REQUEST_SECONDS, row.absence / 2)
    own = [chair for seat, chair in enumerate(row.chairs) if chair.person == person and row.to_act >> seat & 1]
    if row.status != "running" or not any(plus(last_sign(row, chair), step) <= at for chair in own):
        return row
    return replace(_with_heard_at(row, person, at), proposal=_without_target(row, {person}))


def mark_requesting(row: TableRow, person: str, at: str) -> TableRow:
    """Return the TableRow with a person who has no page open, but sent a request at a moment, away only since then.

    A proposal to replace the person is dropped. A request soon after the last one that was written changes nothing.
    """
    step = min(REQUEST_SECONDS, row.absence / 2)
    own = [chair for chair in row.chairs if chair.person == person]
    if not any(chair.away_at is not None and plus(chair.away_at, step) <= at for chair in own):
        return row
    present = _with_away_at(row, {person}, None)
    return replace(_with_away_at(present, {person}, at), proposal=_without_target(row, {person}))


def _with_away_at(row: TableRow, persons: set[str], at: str | None) -> TableRow:
    chairs = tuple(
        replace(chair, away_at=at and (chair.away_at or at)) if chair.person in persons else chair
        for chair in row.chairs
    )
    return row if chairs == row.chairs else replace(row, chairs=chairs)


def _with_heard_at(row: TableRow, person: str, at: str) -> TableRow:
    chairs = (replace(chair, heard_at=at) if chair.person == person else chair for chair in row.chairs)
    return replace(row, chairs=tuple(chairs))


def _without_target(row: TableRow, persons: set[str]) -> Proposal | None:
    """Return the proposal, None if it is to replace one of these persons."""
    proposal = row.proposal
    about = proposal is not None and proposal.target is not None and row.chairs[proposal.target].person in persons
    return None if about else proposal
