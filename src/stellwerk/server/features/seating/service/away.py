"""Somebody for whom a bot played comes back: what is on the clock then."""

from collections.abc import Sequence

from msgspec.structs import replace

from stellwerk.kernel.entries import Entry
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.clocks.service.absence import rests
from stellwerk.server.features.clocks.service.clocks import NEARLY
from stellwerk.server.features.clocks.service.hours import counted
from stellwerk.server.features.clocks.service.turns import beyond
from stellwerk.server.features.tables.model.table import Table, pending_since
from stellwerk.server.model.moment import parse
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Away, SeatClock, TimeControl

GRACE = 60.0  # what is on a Fischer clock that ran out, once a bot has decided


def gone_away(table: Table, row: TableRow, seat: int, over: bool, now: str) -> TableRow:
    """A bot plays from here on, because time is over or by the person's own wish."""
    if row.clocks is None:
        return row
    return _with(row, seat, replace(row.clocks.seats[seat], away=Away(table.number, now, over)))


def come_back(table: Table, row: TableRow, seat: int, now: str) -> TableRow:
    """What was thought before the bot came stays used, and so does the time since the pending decision is pending.

    Whose time was over finds a little, but not for the decision that time was over for: that is the bot's.
    """
    time, bot = row.time, table.row.chairs[seat].bot
    if time is None or row.clocks is None or bot is None:
        return row
    clock = row.clocks.seats[seat]
    away, since = clock.away, pending_since(table.fold, seat)
    if away is None or rests(table.row.chairs):  # an earlier version has set the bot; none would ever decide
        return _with(row, seat, _graced(clock, time))
    if away.over and since > away.number:
        return _with(row, seat, _graced(clock, time))
    if not row.to_act >> seat & 1:
        return _with(row, seat, replace(clock, away=None))
    begin = parse(_pending_at(table, since, away))
    back = replace(clock, used=clock.used + counted(begin, parse(now), time.quiet), away=None)
    if time.turn + back.bank - back.used <= NEARLY:
        raise RequestError(
            ErrorCode.TIME_OVER, "Your time for this decision is over: the bot takes it, then the seat is yours."
        )
    return _with(row, seat, back)


def last_moment(entries: Sequence[Entry], otherwise: str) -> str:
    """When the last of these entries was made that tells it."""
    for entry in reversed(entries):
        at = getattr(entry, "at", None)
        if isinstance(at, str):
            return at
    return otherwise


def _graced(clock: SeatClock, time: TimeControl) -> SeatClock:
    """The present turn begins anew, with a little time at least."""
    bank = max(clock.bank - beyond(clock, time), 0.0 if time.turn else GRACE)
    return replace(clock, bank=bank, used=0.0, away=None)


def _pending_at(table: Table, since: int, away: Away) -> str:
    """The moment from which on somebody might have decided: the bot came, or the decision became pending later.

    Of a moment in the log it is not known how much of the time since then no server ran: an outage wipes it out.
    """
    at = last_moment(table.fold.log[away.number : since], "")
    return max(at, away.resumed) if at else away.at


def _with(row: TableRow, seat: int, clock: SeatClock) -> TableRow:
    assert row.clocks is not None
    seats = list(row.clocks.seats)
    seats[seat] = clock
    return replace(row, clocks=replace(row.clocks, seats=seats))
