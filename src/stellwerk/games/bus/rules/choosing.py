"""Choosing actions: cubes on the action board (section 4)."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.bus.board import AREAS, CAPACITY
from stellwerk.games.bus.rules import facts
from stellwerk.games.bus.rules.phases import CHOOSE
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State

NO_CUBES: Final[list[list[int]]] = [[] for _ in AREAS]
ALL_OPEN: Final[int] = (1 << len(AREAS)) - 1


def next_round(state: "State", journal: Journal | None) -> None:
    """A new round begins; who has no cubes has passed (BUS-3.10)."""
    seats = state.setting.seats
    state.round += 1
    state.areas = NO_CUBES
    state.cube = -1
    state.left = 0
    state.open = ALL_OPEN
    state.put = [0] * seats
    state.passed = 0
    for seat in range(seats):
        if state.cubes[seat] == 0:
            state.passed |= 1 << seat
    if journal is not None:
        facts.round_begins(state, journal)
    state.phase = CHOOSE
    state.mover = (state.first - 1) % seats
    next_chooser(state)


def place(state: "State", area: int, journal: Journal | None) -> bool:
    """Put a cube on the first empty space of an area (BUS-3.6); whether the choosing goes on."""
    seat = state.mover
    areas = state.areas[:]
    cubes = [*areas[area], seat]
    areas[area] = cubes
    state.areas = areas
    if len(cubes) == CAPACITY[area]:
        state.open ^= 1 << area
    state.put[seat] += 1
    state.cubes[seat] -= 1
    if journal is not None:
        facts.cube(state, area, journal)
    if state.cubes[seat] == 0:  # BUS-3.10
        state.passed |= 1 << seat
        if journal is not None:
            facts.last_cube(state, seat, journal)
    if state.passed == state.setting.everybody:
        return False
    if state.open == 0:  # BUS-3.11
        if journal is not None:
            journal.note("board_full", {})
        return False
    next_chooser(state)
    return True


def pass_by(state: "State", journal: Journal | None) -> bool:
    """Put no more cubes in this round (BUS-3.5); whether the choosing goes on."""
    state.passed |= 1 << state.mover
    if journal is not None:
        journal.note("passed", {"seat": state.mover})
    if state.passed == state.setting.everybody:
        return False
    next_chooser(state)
    return True


def next_chooser(state: "State") -> None:
    """Clockwise to the next who has not passed (BUS-3.2)."""
    seats = state.setting.seats
    seat = state.mover
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if not state.passed >> seat & 1:
            break
    state.mover = seat
    state.turn += 1
