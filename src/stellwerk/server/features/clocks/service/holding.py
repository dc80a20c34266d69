"""Held clocks: a clock starts when the page of the seat could have shown the position.

The page reports that it shows the position; without that report the clock starts after a bounded time.
"""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import Fact
from stellwerk.server.model.moment import parse, plus
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import SeatClock

PAGE_SECONDS = 2.0  # for the network, and for the pieces that move on the board
MOST_SECONDS = 75.0


def seconds_to_show(game: Game, facts: Iterable[Fact]) -> float:
    """Return the seconds that a page may take to show these facts."""
    shows = game.meta.shows
    animated = sum(shows.get(fact.kind, 0) for fact in facts) if shows else 0
    return min(PAGE_SECONDS + animated, MOST_SECONDS)


def hold(clock: SeatClock, seconds: float, now: str) -> SeatClock:
    """Return the SeatClock, held for so many seconds; not held if there are none."""
    until = plus(now, seconds) if seconds > 0 else None
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
