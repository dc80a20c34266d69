"""Carrying out the actions from left to right (sections 5 to 12)."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.board import BUILDINGS, BUSES, CLOCK, KINDS, LETTERS, LINES, PASSENGERS, START, VROOMM
from stellwerk.games.bus.rules import notes
from stellwerk.games.bus.rules.buildings import put_building
from stellwerk.games.bus.rules.choosing import NO_CUBES, next_round
from stellwerk.games.bus.rules.lines import lay, rotate, stuck
from stellwerk.games.bus.rules.passengers import arrive, enter, leave, vacant, waiting, walk
from stellwerk.games.bus.rules.phases import (
    ARRIVING,
    BOTH_DEAD,
    BUILDING,
    CIRCLE,
    DRIVING,
    LAYING,
    NO_AMOUNT,
    NO_LOTS,
    NO_STICKS,
    NO_SUPPLY,
    NOBODY,
    NOWHERE,
    OUT_OF_CUBES,
    OUT_OF_LOTS,
    OUT_OF_STONES,
    OVER,
    REASONS,
    TIME,
)
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def carry_out(state: "State", journal: Journal | None) -> None:
    """Everybody has passed: begin with the lines, the last cube first (BUS-4.1, BUS-4.2)."""
    if journal is not None:
        journal.note("all_passed", {})
    state.cube = len(state.areas[LINES])
    next_line(state, journal)


def begin(state: "State", phase: int, seat: int, cube: int, amount: int) -> None:
    """The owner of a cube is to act."""
    state.phase = phase
    state.mover = seat
    state.cube = cube
    state.left = amount
    state.turn += 1


def next_line(state: "State", journal: Journal | None) -> None:
    """The next cube on the lines, f to a (BUS-4.2), then the bus factory."""
    cubes = state.areas[LINES]
    for cube in range(state.cube - 1, -1, -1):
        seat = cubes[cube]
        amount = state.mbz + state.setting.bonus - cube  # BUS-4.4
        reason = NO_AMOUNT if amount <= 0 else no_line(state, seat)
        if reason == 0:
            begin(state, LAYING, seat, cube, amount)
            return
        if journal is not None:
            notes.skipped(state, LINES, cube, reason, journal)
    make_bus(state, journal)


def no_line(state: "State", seat: int) -> int:
    """Why a player cannot lay a stick (BUS-5.14), 0 if possible."""
    if state.sticks[seat] == 0:
        return NO_STICKS
    return BOTH_DEAD if stuck(state, seat) else 0


def extend(state: "State", end: int, street: int, journal: Journal | None) -> None:
    """Lay one stick of the amount (section 6)."""
    if journal is not None:
        notes.stick(state, end, street, journal)
    joined = lay(state, state.mover, end, street)
    state.left -= 1
    if joined and journal is not None:
        notes.circle(state, journal)
    if joined and state.setting.any_crossing:
        state.phase = CIRCLE  # BUS-V2
    else:
        go_on_laying(state, journal)


def choose_heads(state: "State", crossing: int, journal: Journal | None) -> None:
    """Say where the heads of a closed circle are (BUS-V2)."""
    rotate(state, state.mover, crossing)
    if journal is not None:
        notes.heads(state, crossing, journal)
    state.phase = LAYING
    go_on_laying(state, journal)


def go_on_laying(state: "State", journal: Journal | None) -> None:
    """The rest of the amount, as far as possible (BUS-5.14)."""
    if state.left > 0:
        reason = no_line(state, state.mover)
        if reason == 0:
            return
        if journal is not None:
            notes.lapsed(state, LINES, reason, journal)
    next_line(state, journal)


def make_bus(state: "State", journal: Journal | None) -> None:
    """The cube in the factory becomes a bus, and the new MBZ counts at once (BUS-6.1, BUS-6.2)."""
    cubes = state.areas[BUSES]
    if cubes:
        seat = cubes[0]
        if state.buses[seat] < state.setting.most_buses:  # BUS-V4
            state.buses = [count + (other == seat) for other, count in enumerate(state.buses)]
            state.mbz = max(state.mbz, state.buses[seat])
            state.areas = [[] if area == BUSES else old for area, old in enumerate(state.areas)]
        if journal is not None:
            notes.bus(state, seat, bool(state.areas[BUSES]), journal)
    state.cube = -1
    next_arrival(state, journal)


def next_arrival(state: "State", journal: Journal | None) -> None:
    """The next cube on the passengers, a to f (BUS-4.2), then the buildings."""
    cubes = state.areas[PASSENGERS]
    for cube in range(state.cube + 1, len(cubes)):
        amount = state.mbz - cube
        if amount > 0 and state.supply > 0:
            begin(state, ARRIVING, cubes[cube], cube, min(amount, state.supply))  # BUS-7.1
            return
        if journal is not None:
            notes.skipped(state, PASSENGERS, cube, NO_AMOUNT if amount <= 0 else NO_SUPPLY, journal)
    state.cube = len(state.areas[BUILDINGS])
    next_building(state, journal)


def divide(state: "State", count: int, journal: Journal | None) -> None:
    """Put the new passengers on the two stations (BUS-7.2)."""
    arrive(state, count, state.left - count)
    if journal is not None:
        notes.arrived(state, count, state.left - count, journal)
    state.left = 0
    next_arrival(state, journal)


def next_building(state: "State", journal: Journal | None) -> None:
    """The next cube on the buildings, f to a (BUS-4.2), then the clock."""
    cubes = state.areas[BUILDINGS]
    for cube in range(state.cube - 1, -1, -1):
        amount = state.mbz - cube
        if amount > 0 and state.letter < len(LETTERS):
            begin(state, BUILDING, cubes[cube], cube, amount)
            return
        if journal is not None:
            notes.skipped(state, BUILDINGS, cube, NO_AMOUNT if amount <= 0 else NO_LOTS, journal)
    set_clock(state, journal)


def build(state: "State", lot: int, kind: int, journal: Journal | None) -> None:
    """Place one building of the amount (BUS-8.1); without empty lots the rest lapses (BUS-8.4)."""
    put_building(state, lot, kind, journal)
    state.left -= 1
    if state.left > 0:
        if state.letter < len(LETTERS):
            return
        if journal is not None:
            notes.lapsed(state, BUILDINGS, NO_LOTS, journal)
    next_building(state, journal)


def set_clock(state: "State", journal: Journal | None) -> None:
    """The clock's owner chooses (BUS-9.2); without a cube the hand moves on (BUS-9.4)."""
    cubes = state.areas[CLOCK]
    if cubes:
        begin(state, TIME, cubes[0], 0, 0)
        return
    state.hour = (state.hour + 1) % len(KINDS)
    if journal is not None:
        notes.clock(state, "clock_ran", journal)
    begin_vroomm(state, journal)


def run_clock(state: "State", journal: Journal | None) -> None:
    """Let the time run (BUS-9.4)."""
    state.hour = (state.hour + 1) % len(KINDS)
    if journal is not None:
        notes.clock(state, "clock_let_run", journal)
    begin_vroomm(state, journal)


def stop_clock(state: "State", journal: Journal | None) -> None:
    """Stop the time for a time stone (BUS-9.3); with the last one the game is over at once (BUS-9.5)."""
    state.stones = [count + (seat == state.mover) for seat, count in enumerate(state.stones)]
    state.stones_left -= 1
    if journal is not None:
        notes.clock(state, "clock_stopped", journal)
    if state.stones_left == 0:
        finish(state, OUT_OF_STONES, journal)
    else:
        begin_vroomm(state, journal)


def begin_vroomm(state: "State", journal: Journal | None) -> None:
    """First the dissatisfied walk (BUS-10.2), unless no cube lies there (BUS-10.12)."""
    state.cube = -1
    if state.areas[VROOMM]:
        before = [state.in_first, state.in_second]
        walk(state)
        if journal is not None:
            notes.walked(state, before, journal)
    next_drive(state, journal)


def next_drive(state: "State", journal: Journal | None) -> None:
    """The next cube on Vrroomm, a to f (BUS-10.4), then the start player."""
    cubes = state.areas[VROOMM]
    for cube in range(state.cube + 1, len(cubes)):
        seat = cubes[cube]
        reason = no_ride(state, seat)
        if reason == 0:
            begin(state, DRIVING, seat, cube, state.buses[seat])  # BUS-10.8
            return
        if journal is not None:
            notes.skipped(state, VROOMM, cube, reason, journal)
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
        notes.ride(state, start, goal, left_lot, entered, journal)
    state.left -= 1
    if state.left > 0:
        reason = no_ride(state, seat)
        if reason == 0:
            return
        if journal is not None:
            notes.lapsed(state, VROOMM, reason, journal)
    next_drive(state, journal)


def finish_round(state: "State", journal: Journal | None) -> None:
    """Start player, clean-up, end of the game or next round (section 12)."""
    cubes = state.areas[START]
    state.first = cubes[0] if cubes else (state.first + 1) % state.setting.seats
    if journal is not None:
        notes.start_player(state, bool(cubes), journal)
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
