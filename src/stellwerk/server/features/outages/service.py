"""Time in which no server ran counts for nobody: what waits for a moment waits so much longer."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.server.features.clocks.service.clocks import runs, thought, with_due
from stellwerk.server.model.moment import plus, seconds_between
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.model.time_control import Clocks, SeatClock

Mend = Callable[[TableRow], TableRow]
LEAST_SECONDS = 2.0  # clocks that are set right now and then, and event loops that are held up, are off by less


class Heartbeat(Protocol):
    """Keeps the moment at which a server was alive last."""

    async def beat(self, at: str, unless_after: str) -> None:
        """A server lives; one is enough to say so."""
        ...

    async def wake(self, at: str, mend: Callable[[str, str], Mend | None]) -> int:
        """A server starts or comes to: tables that wait for a moment are mended, if the last beat gives reason to.

        `mend` is asked with the last beat and with this moment (or an earlier one, if the store's clock says so);
        the answer is how many tables were mended.
        """
        ...


class Downtime(Struct, frozen=True):
    """From when to when no server ran."""

    begin: str
    end: str

    @property
    def seconds(self) -> float:
        return seconds_between(self.begin, self.end)

    def past(self, moment: str) -> str:
        """What lay ahead of a moment when the servers went lies ahead of this one now."""
        return plus(moment, self.seconds) if moment <= self.begin else max(moment, self.end)

    def later(self, moment: str) -> str:
        """A moment that was waited for."""
        return plus(moment, self.seconds)


def downtime(last: str, now: str, beat: float) -> Downtime | None:
    """After the last of the beats that come so often; a server that lives may be late by as much again."""
    begin = plus(last, beat)
    return Downtime(begin, now) if plus(begin, beat) < now else None


def standstill(last: str, now: str, passed: float, beat: float) -> Downtime | None:
    """The time that was lost since a process looked at its clocks last, which it does with every beat.

    `passed`: seconds by a clock that never jumps. If more have gone by the clock on the wall, the machine slept or
    that clock was put forward; if far more than a beat have passed, the process stood still. A clock that was put
    back costs nobody anything.
    """
    gone = seconds_between(last, now)
    lost = gone - passed
    if passed > max(2 * beat, LEAST_SECONDS):
        lost = max(lost, 0.0) + passed - beat
    return Downtime(plus(now, -lost), now) if LEAST_SECONDS < lost <= gone else None


def put_forward(row: TableRow, down: Downtime) -> TableRow:
    """A table that waits for a moment, as if the servers had gone on without a break."""
    if row.status != "running":
        return replace(row, due_at=None if row.due_at is None else down.later(row.due_at))
    deadline, proposal = row.deadline, row.proposal
    if deadline is not None:
        deadline = replace(deadline, at=down.later(deadline.at))
    if proposal is not None and proposal.until is not None:
        proposal = replace(proposal, until=down.later(proposal.until))
    chairs = tuple(_chair(row, seat, down) for seat in range(len(row.chairs)))
    mended = replace(row, clocks=_clocks(row, down), deadline=deadline, proposal=proposal, chairs=chairs)
    return with_due(mended, down.end)


def _chair(row: TableRow, seat: int, down: Downtime) -> Chair:
    """Who was away has been so only while a server ran; of whom the table waits for since the last decision."""
    chair = row.chairs[seat]
    if chair.away_at is None:
        return chair
    asked = row.to_act >> seat & 1
    return replace(chair, away_at=down.past(max(chair.away_at, row.moved_at) if asked else chair.away_at))


def _clocks(row: TableRow, down: Downtime) -> Clocks | None:
    """The clocks at the end of it, with what was used before; so it does not matter which hours are quiet."""
    if row.clocks is None or row.time is None:
        return None
    gone = thought(row, down.begin)
    clocks = enumerate(row.clocks.seats)
    seats = [_clock(clock, gone[seat] if runs(row, seat) else 0.0, down) for seat, clock in clocks]
    return Clocks(max(row.clocks.at, down.end), seats)


def _clock(clock: SeatClock, gone: float, down: Downtime) -> SeatClock:
    away = None if clock.away is None else replace(clock.away, at=down.past(clock.away.at), resumed=down.end)
    held = None if clock.held_until is None else down.later(clock.held_until)
    return replace(clock, used=clock.used + gone, away=away, held_until=held)
