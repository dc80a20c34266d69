"""Downtime is no thinking time: every moment that a table waits for is shifted by it."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.server.features.clocks.service.absence import last_sign
from stellwerk.server.features.clocks.service.clocks import runs, seconds_thought, with_next_due
from stellwerk.server.model.moment import plus, seconds_between
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.model.time_control import Clocks, SeatClock

Shift = Callable[[TableRow], TableRow]
LEAST_SECONDS = 2.0  # corrections by NTP and blocked event loops are shorter


class Heartbeat(Protocol):
    """Stores the moment at which a server was alive last."""

    async def beat(self, at: str, unless_after: str) -> None:
        """Store the heartbeat of a server, unless a newer one is stored."""
        ...

    async def recover(self, at: str, shift_of: Callable[[str, str], Shift | None]) -> int:
        """Shift the moments of all tables if `shift_of` returns a Shift; return the number of tables.

        `shift_of` receives the last heartbeat and this moment (an earlier one if the clock of the database is behind).
        """
        ...


class Downtime(Struct, frozen=True):
    """The span in which no server ran."""

    begin: str
    end: str

    @property
    def seconds(self) -> float:
        return seconds_between(self.begin, self.end)

    def shift_begin(self, moment: str) -> str:
        """Return the moment at which an absence or substitution began, so that its length is without the Downtime."""
        return plus(moment, self.seconds) if moment <= self.begin else max(moment, self.end)

    def shift_due(self, moment: str) -> str:
        """Return a moment that a table waits for, shifted by the Downtime."""
        return plus(moment, self.seconds)


def downtime(last: str, now: str, beat: float) -> Downtime | None:
    """Return the Downtime since the last heartbeat; None if it is at most two beats old, for a server may be late."""
    begin = plus(last, beat)
    return Downtime(begin, now) if plus(begin, beat) < now else None


def standstill(last: str, now: str, passed: float, beat: float) -> Downtime | None:
    """Return the Downtime since a process last compared its clocks, which it does with every heartbeat; None if none.

    `passed`: monotonic seconds. If more seconds have passed by the wall clock, the machine slept or the wall clock was
    put forward; if far more than a beat has passed, the process stood still. A wall clock that was put back is ignored.
    """
    elapsed = seconds_between(last, now)
    lost = elapsed - passed
    if passed > max(2 * beat, LEAST_SECONDS):
        lost = max(lost, 0.0) + passed - beat
    return Downtime(plus(now, -lost), now) if LEAST_SECONDS < lost <= elapsed else None


def shift_row(row: TableRow, down: Downtime) -> TableRow:
    """Return the TableRow with all its moments shifted by the Downtime."""
    if row.status != "running":
        return replace(row, due_at=None if row.due_at is None else down.shift_due(row.due_at))
    deadline, proposal = row.deadline, row.proposal
    if deadline is not None:
        deadline = replace(deadline, at=down.shift_due(deadline.at))
    if proposal is not None and proposal.until is not None:
        proposal = replace(proposal, until=down.shift_due(proposal.until))
    chairs = tuple(_chair(row, seat, down) for seat in range(len(row.chairs)))
    shifted = replace(row, clocks=_clocks(row, down), deadline=deadline, proposal=proposal, chairs=chairs)
    return with_next_due(shifted, down.end)


def _chair(row: TableRow, seat: int, down: Downtime) -> Chair:
    """Return the Chair with its absence or silence shortened by the Downtime; of a seat to act since its turn."""
    chair, to_act = row.chairs[seat], row.to_act >> seat & 1
    if chair.away_at is None:
        heard = row.time is None and chair.person is not None and to_act
        return replace(chair, heard_at=down.shift_begin(last_sign(row, chair))) if heard else chair
    return replace(chair, away_at=down.shift_begin(max(chair.away_at, row.moved_at) if to_act else chair.away_at))


def _clocks(row: TableRow, down: Downtime) -> Clocks | None:
    """Return the Clocks as of the end of the Downtime, with the seconds used before it; so quiet hours need no care."""
    if row.clocks is None or row.time is None:
        return None
    used = seconds_thought(row, down.begin)
    clocks = enumerate(row.clocks.seats)
    seats = [_clock(clock, used[seat] if runs(row, seat) else 0.0, down) for seat, clock in clocks]
    return Clocks(max(row.clocks.at, down.end), seats)


def _clock(clock: SeatClock, used: float, down: Downtime) -> SeatClock:
    away = None if clock.away is None else replace(clock.away, at=down.shift_begin(clock.away.at), resumed=down.end)
    held = None if clock.held_until is None else down.shift_due(clock.held_until)
    return replace(clock, used=clock.used + used, away=away, held_until=held)
