"""A clock is held until the seat's page could have shown the position: what was sent must arrive and be shown.

The page says when it has shown it; who never says so is given a bounded time, and no more than that.
"""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import Fact
from stellwerk.server.model.moment import parse, plus
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.model.time_control import SeatClock

PAGE_SECONDS = 2.0  # a move on its way to a page, and its pieces on their way on the board
MOST_SECONDS = 75.0


def seconds_to_show(game: Game, facts: Iterable[Fact]) -> float:
    """How long a page may take to show what these facts tell."""
    shows = game.meta.shows
    shown = sum(shows.get(fact.kind, 0) for fact in facts) if shows else 0
    return min(PAGE_SECONDS + shown, MOST_SECONDS)


def held(clock: SeatClock, seconds: float, now: str) -> SeatClock:
    """The clock of a seat that a turn has come to just now."""
    until = plus(now, seconds) if seconds > 0 else None
    return clock if until == clock.held_until else replace(clock, held_until=until)


def begins(clock: SeatClock, at: datetime) -> datetime:
    """From when on the clock runs that was written down at this moment."""
    return at if clock.held_until is None else max(at, parse(clock.held_until))


def shown(row: TableRow, seat: int, now: str) -> TableRow:
    """The sheet with a clock that is held no longer; the same one if it is not held."""
    clocks = row.clocks
    if clocks is None or (clocks.seats[seat].held_until or "") <= now:
        return row
    seats = [replace(clock, held_until=now) if at == seat else clock for at, clock in enumerate(clocks.seats)]
    return replace(row, clocks=replace(clocks, seats=seats))
