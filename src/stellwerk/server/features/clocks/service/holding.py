"""Held clocks: a clock starts when the page of the seat could have shown the position.

A page shows what happens one after another, and the facts of `Meta.shows` at length. It reports when it shows the
position; without that report the clock starts after a bounded time.
"""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import EVERYONE, Fact
from stellwerk.server.model.moment import parse, plus
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import SeatClock

PAGE_SECONDS = 2.0  # for the network, and for the pieces that move on the board
LINE_SECONDS = 0.8  # a page shows a decision for so long before it shows the next one
MOST_SECONDS = 75.0


def seconds_at_length(game: Game, facts: Iterable[Fact]) -> float:
    """Return the seconds for which pages show these facts at length; public ones alone, so that nothing is told."""
    return sum(game.meta.shows.get(fact.kind, 0.0) for fact in facts if fact.audience == EVERYONE)


def shown_at(row: TableRow, seconds: float, now: str) -> str:
    """Return the moment at which pages will have shown a change, for so many seconds, after everything before it."""
    waits = now if row.shown_at is None else plus(row.shown_at, LINE_SECONDS)
    begins = max(plus(now, PAGE_SECONDS), waits)
    return min(plus(begins, seconds), plus(now, MOST_SECONDS))


def hold(clock: SeatClock, until: str | None) -> SeatClock:
    """Return the SeatClock, held until this moment; not held for None."""
    return clock if until == clock.held_until else replace(clock, held_until=until)


def starts_at(clock: SeatClock, written: datetime) -> datetime:
    """Return the moment from which on a SeatClock counts that was written at this moment."""
    return written if clock.held_until is None else max(written, parse(clock.held_until))


def release(row: TableRow, seat: int, now: str) -> TableRow:
    """Return the TableRow with the clock of a seat no longer held; the same TableRow if it is not held."""
    clocks = row.clocks
    if clocks is None or (clocks.seats[seat].held_until or "") <= now:
        return row
    seats = [replace(clock, held_until=now) if at == seat else clock for at, clock in enumerate(clocks.seats)]
    return replace(row, clocks=replace(clocks, seats=seats))
