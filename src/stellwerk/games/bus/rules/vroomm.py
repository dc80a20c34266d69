"""Vrroomm, the start player, and the end of a round (sections 11 to 13)."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.board import LETTERS, START, VROOMM
from stellwerk.games.bus.rules import facts
from stellwerk.games.bus.rules.choosing import NO_CUBES, next_round
from stellwerk.games.bus.rules.passengers import enter, leave, vacant, waiting, walk
from stellwerk.games.bus.rules.phases import (
    DRIVING,
    NOBODY,
    NOWHERE,
    OUT_OF_CUBES,
    OUT_OF_LOTS,
    OVER,
    REASONS,
)
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def begin_vroomm(state: "State", journal: Journal | None) -> None:
    """First the dissatisfied walk (BUS-10.2), unless no cube lies there (BUS-10.12)."""
    state.cube = -1
    if state.areas[VROOMM]:
        before = [state.in_first, state.in_second]
        walk(state)
        if journal is not None:
            facts.walked(state, before, journal)
    next_drive(state, journal)


def next_drive(state: "State", journal: Journal | None) -> None:
    """The next cube on Vrroomm, a to f (BUS-10.4), then the start player."""
    cubes = state.areas[VROOMM]
    for cube in range(state.cube + 1, len(cubes)):
        seat = cubes[cube]
        reason = no_ride(state, seat)
        if reason == 0:
            state.begin(DRIVING, seat, cube, state.buses[seat])  # BUS-10.8
            return
        if journal is not None:
            facts.skipped(state, VROOMM, cube, reason, journal)
    finish_round(state, journal)


def no_ride(state: "State", seat: int) -> int:
    """Why a player cannot carry anybody (BUS-10.7), 0 if possible."""
    touch = state.touch[seat]
    if waiting(state, state.hour) & touch == 0:
        return NOBODY
    return NOWHERE if vacant(state, state.hour) & touch == 0 else 0


def ride(state: "State", start: int, goal: int, journal: Journal | None) -> None:
    """Carry one passenger for one point (BUS-10.5, BUS-10.6); the disc goes on top of its stack (BUS-13.6)."""
    seat = state.mover
    left_lot = leave(state, start)
    entered = enter(state, goal)
    state.rides = [count + (other == seat) for other, count in enumerate(state.rides)]
    moves = sum(state.rides)
    state.since = [moves if other == seat else old for other, old in enumerate(state.since)]
    if journal is not None:
        facts.ride(state, start, goal, left_lot, entered, journal)
    state.left -= 1
    if state.left > 0:
        reason = no_ride(state, seat)
        if reason == 0:
            return
        if journal is not None:
            facts.lapsed(state, VROOMM, reason, journal)
    next_drive(state, journal)


def finish_round(state: "State", journal: Journal | None) -> None:
    """Start player, clean-up, end of the game or next round (section 12)."""
    cubes = state.areas[START]
    state.first = cubes[0] if cubes else (state.first + 1) % state.setting.seats
    if journal is not None:
        facts.start_player(state, bool(cubes), journal)
    state.areas = NO_CUBES  # BUS-12.1
    with_cubes = len([count for count in state.cubes if count > 0])
    if state.letter == len(LETTERS):  # BUS-13.2
        finish(state, OUT_OF_LOTS, journal)
    elif with_cubes < 2:  # BUS-13.3
        finish(state, OUT_OF_CUBES, journal)
    else:
        next_round(state, journal)


def finish(state: "State", reason: int, journal: Journal | None) -> None:
    """The game is over."""
    state.phase = OVER
    state.reason = reason
    if journal is not None:
        journal.note("ended", {"reason": "@reason-" + REASONS[reason]})
