"""The clocks of a table: time per turn, a bank for what goes beyond it, and what is added after each turn."""

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.server.errors import bad_input
from stellwerk.server.features.clocks import messages
from stellwerk.server.features.clocks.messages import ClockInfo
from stellwerk.server.features.clocks.service.deadlines import ends_at
from stellwerk.server.features.clocks.service.holding import begins, held
from stellwerk.server.features.clocks.service.hours import counted, later, zone_of
from stellwerk.server.features.clocks.service.turns import (
    UNDONE,
    entered,
    left,
    taken_back,
)
from stellwerk.server.model.moment import parse, text_of
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Clocks, Quiet, SeatClock, TimeControl

LONGEST = 90 * 24 * 3600
NEARLY = 0.02


class Tick(Struct, frozen=True):
    """A clock at a moment: what is left, and when it runs out if it runs."""

    left: float
    due: datetime | None
    held_until: str | None = None


def checked_time(wish: messages.TimeControl | None) -> TimeControl | None:
    """The time control that a request asks for; RequestError if it makes no sense."""
    if wish is None:
        return None
    quiet = None if wish.quiet is None else Quiet(wish.quiet.zone, wish.quiet.nights, wish.quiet.weekends)
    time = TimeControl(wish.bank, wish.turn, wish.added, quiet)
    seconds = (time.bank, time.turn, time.added)
    if not all(0 <= each <= LONGEST for each in seconds) or time.bank + time.turn <= 0:
        raise bad_input("Times lie between 0 and 90 days, and there must be some.")
    if time.quiet is not None and (zone_of(time.quiet.zone) is None or not (time.quiet.nights or time.quiet.weekends)):
        raise bad_input("Quiet hours name a time zone, and nights or weekends.")
    return time


def started(row: TableRow, now: str) -> TableRow:
    """The clocks at the beginning of a game."""
    if row.time is None:
        return row
    clocks = Clocks(now, [SeatClock(float(row.time.bank)) for _ in row.chairs])
    return replace(row, clocks=clocks)


def runs(row: TableRow, seat: int) -> bool:
    """Whether the clock of a seat runs: a person is to act there and no bot does so instead."""
    chair = row.chairs[seat]
    waited = row.status == "running" and bool(row.to_act >> seat & 1)
    return waited and chair.person is not None and chair.bot is None


def ticked(before: TableRow, after: TableRow, now: str, first: int | None = None, hold: float = 0.0) -> TableRow:
    """The clocks after something has happened; `due_at` is when the next one runs out.

    `first`: the first entry of the log that was taken back, if that is what happened; `hold`: how long pages may take
    to show what happened.
    """
    if before.time is None or before.clocks is None:
        due = after.due_at if after.status in ("open", "salting") else min(ends_at(after, now), default=None)
        return after if due == after.due_at else replace(after, due_at=due)
    gone = thought(before, now)
    seats = [_ticked(before, after, seat, gone[seat], now, first, hold) for seat in range(len(before.chairs))]
    return with_due(replace(after, clocks=Clocks(now, seats)), now)


def thought(row: TableRow, now: str) -> list[float]:
    """By seat: what counts since the clocks were written down, if they run."""
    time, clocks = row.time, row.clocks
    assert time is not None and clocks is not None
    at, end = parse(clocks.at), parse(now)
    return [counted(begins(clock, at), end, time.quiet) for clock in clocks.seats]


def with_due(row: TableRow, now: str) -> TableRow:
    """The moment that a running table waits for next."""
    dues = [text_of(tick.due) for tick in ticks(row) if tick.due is not None]
    return replace(row, due_at=min([*dues, *ends_at(row, now)], default=None))


def _ticked(
    before: TableRow, after: TableRow, seat: int, gone: float, now: str, first: int | None, hold: float
) -> SeatClock:
    """What a person thought is used; the turn goes on, or leaves the seat, or comes to it."""
    time = before.time
    assert time is not None and after.clocks is not None
    clock = after.clocks.seats[seat]
    if before.chairs[seat].person is None:
        return clock
    ran = runs(before, seat)
    clock = replace(clock, used=clock.used + gone) if ran else clock
    was, is_ = before.to_act >> seat & 1, after.to_act >> seat & 1
    back = clock if first is None else taken_back(clock, after.turn, first)
    if was and is_ and after.turn == before.turn and back is clock:
        return clock
    if was and first is not None:
        back = left(back, time, before.turn, UNDONE, 0)
    elif was:
        back = left(back, time, before.turn, after.number, time.added if ran else 0)
    return held(entered(back, time, after.turn), hold, now) if is_ else held(back, 0.0, now)


def ticks(row: TableRow) -> list[Tick]:
    """Every clock as it stood when it was last written down."""
    if row.time is None or row.clocks is None:
        return []
    begin = parse(row.clocks.at)
    found = []
    for seat, clock in enumerate(row.clocks.seats):
        left = row.time.turn + clock.bank - clock.used
        due = later(begins(clock, begin), left, row.time.quiet) if runs(row, seat) else None
        found.append(Tick(left, due, clock.held_until if due is not None else None))
    return found


def run_out(row: TableRow, now: str) -> list[int]:
    """The seats whose time is over now."""
    moment = parse(now)
    dues = [(seat, tick.due) for seat, tick in enumerate(ticks(row))]
    return [seat for seat, due in dues if due is not None and (due - moment).total_seconds() <= NEARLY]


def time_info(time: TimeControl | None) -> messages.TimeControl | None:
    """The time control as it is sent."""
    if time is None:
        return None
    quiet = None if time.quiet is None else messages.Quiet(time.quiet.zone, time.quiet.nights, time.quiet.weekends)
    return messages.TimeControl(time.bank, time.turn, time.added, quiet)


def clock_infos(row: TableRow) -> list[ClockInfo] | None:
    """The clocks as everybody sees them."""
    if row.time is None or row.clocks is None:
        return None
    return [
        ClockInfo(max(0.0, round(tick.left, 3)), None if tick.due is None else text_of(tick.due), tick.held_until)
        for tick in ticks(row)
    ]
