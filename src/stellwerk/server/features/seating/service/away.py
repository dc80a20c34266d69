"""The clock of a seat while a substitute plays it, and when its player comes back."""

from collections.abc import Sequence

from msgspec.structs import replace

from stellwerk.kernel.entries import Entry
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.clocks.service.absence import is_dormant
from stellwerk.server.features.clocks.service.clocks import NEARLY
from stellwerk.server.features.clocks.service.hours import counted_seconds
from stellwerk.server.features.clocks.service.turns import seconds_from_bank
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.model.moment import parse
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Away, SeatClock, TimeControl

GRACE = 60.0  # what is on a Fischer clock that ran out, once a bot has decided


def start_substitution(table: Table, row: TableRow, seat: int, over: bool, now: str) -> TableRow:
    """Return the TableRow with the moment from which on a bot plays; `over`: the clock has run out."""
    if row.clocks is None:
        return row
    return _with(row, seat, replace(row.clocks.seats[seat], away=Away(table.number, now, over)))


def end_substitution(table: Table, row: TableRow, seat: int, now: str) -> TableRow:
    """Return the TableRow with the clock of a player who plays again; RequestError while the bot has to decide.

    Seconds used before the bot came stay used, and so do those since the decision became pending. A player whose clock
    had run out gets a little time, but only after the bot has taken the decision that was pending then.
    """
    time, bot = row.time, table.row.chairs[seat].bot
    if time is None or row.clocks is None or bot is None:
        return row
    clock = row.clocks.seats[seat]
    away, since = clock.away, table.fold.pending_since(seat)
    if away is None or is_dormant(table.row.chairs):  # set by an earlier version; or a bot that does not move
        return _with(row, seat, _with_grace(clock, time))
    if away.over and since > away.number:
        return _with(row, seat, _with_grace(clock, time))
    if not row.to_act >> seat & 1:
        return _with(row, seat, replace(clock, away=None))
    begin = parse(_pending_at(table, since, away))
    back = replace(clock, used=clock.used + counted_seconds(begin, parse(now), time.quiet), away=None)
    if time.turn + back.bank - back.used <= NEARLY:
        raise RequestError(
            ErrorCode.TIME_OVER, "Your time for this decision is over: the bot takes it, then the seat is yours."
        )
    return _with(row, seat, back)


def last_moment(entries: Sequence[Entry], otherwise: str) -> str:
    """Return the moment of the last entry that has one."""
    for entry in reversed(entries):
        at = getattr(entry, "at", None)
        if isinstance(at, str):
            return at
    return otherwise


def _with_grace(clock: SeatClock, time: TimeControl) -> SeatClock:
    """Return the SeatClock with the present turn begun anew and at least the grace time."""
    bank = max(clock.bank - seconds_from_bank(clock, time), 0.0 if time.turn else GRACE)
    return replace(clock, bank=bank, used=0.0, away=None)


def _pending_at(table: Table, since: int, away: Away) -> str:
    """Return the moment from which on the player could have decided: the bot came, or the decision became pending.

    A moment in the log may lie before an outage: then the end of the outage counts (`Away.resumed`).
    """
    at = last_moment(table.fold.log[away.number : since], "")
    return max(at, away.resumed) if at else away.at


def _with(row: TableRow, seat: int, clock: SeatClock) -> TableRow:
    assert row.clocks is not None
    seats = list(row.clocks.seats)
    seats[seat] = clock
    return replace(row, clocks=replace(row.clocks, seats=seats))
