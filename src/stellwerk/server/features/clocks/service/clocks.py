"""The clocks of a table: time per turn, a bank for the seconds beyond it, and an increment after each turn."""

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.server.errors import bad_input
from stellwerk.server.features.clocks.service.absence import absence_end, vanishes_at
from stellwerk.server.features.clocks.service.deadlines import undecided_seats
from stellwerk.server.features.clocks.service.holding import hold, starts_at
from stellwerk.server.features.clocks.service.hours import counted_seconds, moment_after, zone_of
from stellwerk.server.features.clocks.service.turns import (
    UNDONE,
    begin_turn,
    end_turn,
    take_back_turns,
)
from stellwerk.server.model.moment import parse, text_of
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import Clocks, Quiet, SeatClock, TimeControl
from stellwerk.wire import clocks as messages
from stellwerk.wire.clocks import ClockInfo

LONGEST = 90 * 24 * 3600
NEARLY = 0.02


class Reading(Struct, frozen=True):
    """A SeatClock when it was last written: the seconds left, and the moment at which it runs out if it runs."""

    left: float
    due: datetime | None
    held_until: str | None = None


def checked_time(wish: messages.TimeControl | None) -> TimeControl | None:
    """Return the stored TimeControl of a request; RequestError if its times are impossible."""
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


def start_clocks(row: TableRow, now: str) -> TableRow:
    """Return the TableRow with full clocks at the beginning of a game."""
    if row.time is None:
        return row
    clocks = Clocks(now, [SeatClock(float(row.time.bank)) for _ in row.chairs])
    return replace(row, clocks=clocks)


def runs(row: TableRow, seat: int) -> bool:
    """Tell whether the clock of a seat runs: its person is to act, and no bot plays for the person."""
    chair = row.chairs[seat]
    waited = row.status == "running" and bool(row.to_act >> seat & 1)
    return waited and chair.person is not None and chair.bot is None


def update_clocks(
    before: TableRow, after: TableRow, now: str, first: int | None = None, at_length: bool = False
) -> TableRow:
    """Return the TableRow `after` a change with its clocks, and `due_at` as the next moment that the table waits for.

    `first`: the first entry of the log that an undo took back; `at_length`: pages show the change at length, so that
    also a clock whose turn goes on is held.
    """
    if before.time is None or before.clocks is None:
        due = after.due_at if after.status in ("open", "salting") else min(due_moments(after, now), default=None)
        return after if due == after.due_at else replace(after, due_at=due)
    used = seconds_thought(before, now)
    seats = [_update_clock(before, after, seat, used[seat], first, at_length) for seat in range(len(before.chairs))]
    return with_next_due(replace(after, clocks=Clocks(now, seats)), now)


def due_moments(row: TableRow, now: str) -> list[str]:
    """Return the moments at which drafts count, silence becomes consent, and players who are away have vanished."""
    drafts = [row.deadline.at] if row.deadline is not None and undecided_seats(row) else []
    proposal = row.proposal if row.status == "running" else None
    consent = [] if proposal is None or proposal.until is None else [proposal.until]
    away = [seat for seat, chair in enumerate(row.chairs) if chair.away_at is not None]
    return [*drafts, *consent, *(_vanishing_moments(row, away, now) if away or proposal is not None else [])]


def _vanishing_moments(row: TableRow, seats: list[int], now: str) -> list[str]:
    """Return the future moments at which players who are away and are to act, or have to vote, will have vanished."""
    votes = row.status == "running" and row.proposal is not None
    found = [vanishes_at(row, seat) for seat in (range(len(row.chairs)) if votes else seats)]
    if votes:
        found += [absence_end(row, row.chairs[seat].away_at or now) for seat in seats]
    return [at for at in found if at is not None and at > now]


def seconds_thought(row: TableRow, now: str) -> list[float]:
    """Return by seat the seconds that count since the clocks were written; they are used if the clock runs."""
    time, clocks = row.time, row.clocks
    assert time is not None and clocks is not None
    at, end = parse(clocks.at), parse(now)
    return [counted_seconds(starts_at(clock, at), end, time.quiet) for clock in clocks.seats]


def with_next_due(row: TableRow, now: str) -> TableRow:
    """Return the TableRow with `due_at` as the next moment that a running table waits for."""
    dues = [text_of(reading.due) for reading in readings(row) if reading.due is not None]
    return replace(row, due_at=min([*dues, *due_moments(row, now)], default=None))


def _update_clock(
    before: TableRow, after: TableRow, seat: int, used: float, first: int | None, at_length: bool
) -> SeatClock:
    """Return the SeatClock after a change: the turn of the seat goes on, ends or begins."""
    time = before.time
    assert time is not None and after.clocks is not None
    clock = after.clocks.seats[seat]
    if before.chairs[seat].person is None:
        return clock
    ran = runs(before, seat)
    clock = replace(clock, used=clock.used + used) if ran else clock
    was, is_ = before.to_act >> seat & 1, after.to_act >> seat & 1
    back = clock if first is None else take_back_turns(clock, after.turn, first)
    if was and is_ and after.turn == before.turn and back is clock:
        return _in_turn(clock, after, first is not None, at_length)
    if was and first is not None:
        back = end_turn(back, time, before.turn, UNDONE, 0)
    elif was:
        back = end_turn(back, time, before.turn, after.number, time.added if ran else 0)
    if not is_:
        return hold(back, None)
    begun = replace(begin_turn(back, time, after.turn), taken_back=first is not None)
    return hold(begun, after.shown_at if first is None else None)


def _in_turn(clock: SeatClock, after: TableRow, is_undo: bool, at_length: bool) -> SeatClock:
    """Return the SeatClock of a turn that goes on.

    What was taken back has been shown: nobody gains time by taking back and deciding again and again.
    """
    if is_undo:
        return replace(clock, held_until=None, taken_back=True)
    return hold(clock, after.shown_at) if at_length and not clock.taken_back else clock


def readings(row: TableRow) -> list[Reading]:
    """Return the Reading of every clock, by seat."""
    if row.time is None or row.clocks is None:
        return []
    begin = parse(row.clocks.at)
    found = []
    for seat, clock in enumerate(row.clocks.seats):
        left = row.time.turn + clock.bank - clock.used
        due = moment_after(starts_at(clock, begin), left, row.time.quiet) if runs(row, seat) else None
        found.append(Reading(left, due, clock.held_until if due is not None else None))
    return found


def seats_out_of_time(row: TableRow, now: str) -> list[int]:
    """Return the seats whose clocks have run out."""
    moment = parse(now)
    dues = [(seat, reading.due) for seat, reading in enumerate(readings(row))]
    return [seat for seat, due in dues if due is not None and (due - moment).total_seconds() <= NEARLY]


def time_info(time: TimeControl | None) -> messages.TimeControl | None:
    """Return the TimeControl message."""
    if time is None:
        return None
    quiet = None if time.quiet is None else messages.Quiet(time.quiet.zone, time.quiet.nights, time.quiet.weekends)
    return messages.TimeControl(time.bank, time.turn, time.added, quiet)


def clock_infos(row: TableRow) -> list[ClockInfo] | None:
    """Return the ClockInfo messages by seat; None at a table without clocks."""
    if row.time is None or row.clocks is None:
        return None
    return [
        ClockInfo(
            max(0.0, round(reading.left, 3)), None if reading.due is None else text_of(reading.due), reading.held_until
        )
        for reading in readings(row)
    ]
