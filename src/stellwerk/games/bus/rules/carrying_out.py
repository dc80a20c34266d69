"""Carrying out the actions from left to right, up to the clock (sections 5 to 10)."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.board import BUILDINGS, BUSES, CLOCK, KINDS, LETTERS, LINES, PASSENGERS
from stellwerk.games.bus.rules import facts
from stellwerk.games.bus.rules.buildings import put_building
from stellwerk.games.bus.rules.lines import lay, rotate, stuck
from stellwerk.games.bus.rules.passengers import arrive
from stellwerk.games.bus.rules.phases import (
    ARRIVING,
    BOTH_DEAD,
    BUILDING,
    CIRCLE,
    LAYING,
    NO_AMOUNT,
    NO_LOTS,
    NO_STICKS,
    NO_SUPPLY,
    OUT_OF_STONES,
    TIME,
)
from stellwerk.games.bus.rules.vroomm import begin_vroomm, finish
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def carry_out(state: "State", journal: Journal | None) -> None:
    """Everybody has passed: begin with the lines, the last cube first (BUS-4.1, BUS-4.2)."""
    if journal is not None:
        journal.note("all_passed", {})
    state.cube = len(state.areas[LINES])
    next_line(state, journal)


def next_line(state: "State", journal: Journal | None) -> None:
    """The next cube on the lines, f to a (BUS-4.2), then the bus factory."""
    cubes = state.areas[LINES]
    for cube in range(state.cube - 1, -1, -1):
        seat = cubes[cube]
        amount = state.mbz + state.setting.bonus - cube  # BUS-4.4
        reason = NO_AMOUNT if amount <= 0 else no_line(state, seat)
        if reason == 0:
            state.begin(LAYING, seat, cube, amount)
            return
        if journal is not None:
            facts.skipped(state, LINES, cube, reason, journal)
    make_bus(state, journal)


def no_line(state: "State", seat: int) -> int:
    """Why a player cannot lay a stick (BUS-5.14), 0 if possible."""
    if state.sticks[seat] == 0:
        return NO_STICKS
    return BOTH_DEAD if stuck(state, seat) else 0


def extend(state: "State", end: int, street: int, journal: Journal | None) -> None:
    """Lay one stick of the amount (section 6)."""
    if journal is not None:
        facts.stick(state, end, street, journal)
    joined = lay(state, state.mover, end, street)
    state.left -= 1
    if joined and journal is not None:
        facts.circle(state, journal)
    if joined and state.setting.any_crossing:
        state.phase = CIRCLE  # BUS-V2
    else:
        go_on_laying(state, journal)


def choose_heads(state: "State", crossing: int, journal: Journal | None) -> None:
    """Say where the heads of a closed circle are (BUS-V2)."""
    rotate(state, state.mover, crossing)
    if journal is not None:
        facts.heads(state, crossing, journal)
    state.phase = LAYING
    go_on_laying(state, journal)


def go_on_laying(state: "State", journal: Journal | None) -> None:
    """The rest of the amount, as far as possible (BUS-5.14)."""
    if state.left > 0:
        reason = no_line(state, state.mover)
        if reason == 0:
            return
        if journal is not None:
            facts.lapsed(state, LINES, reason, journal)
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
            facts.bus(state, seat, bool(state.areas[BUSES]), journal)
    state.cube = -1
    next_arrival(state, journal)


def next_arrival(state: "State", journal: Journal | None) -> None:
    """The next cube on the passengers, a to f (BUS-4.2), then the buildings."""
    cubes = state.areas[PASSENGERS]
    for cube in range(state.cube + 1, len(cubes)):
        amount = state.mbz - cube
        if amount > 0 and state.supply > 0:
            state.begin(ARRIVING, cubes[cube], cube, min(amount, state.supply))  # BUS-7.1
            return
        if journal is not None:
            facts.skipped(state, PASSENGERS, cube, NO_AMOUNT if amount <= 0 else NO_SUPPLY, journal)
    state.cube = len(state.areas[BUILDINGS])
    next_building(state, journal)


def divide(state: "State", count: int, journal: Journal | None) -> None:
    """Put the new passengers on the two stations (BUS-7.2)."""
    arrive(state, count, state.left - count)
    if journal is not None:
        facts.arrived(state, count, state.left - count, journal)
    state.left = 0
    next_arrival(state, journal)


def next_building(state: "State", journal: Journal | None) -> None:
    """The next cube on the buildings, f to a (BUS-4.2), then the clock."""
    cubes = state.areas[BUILDINGS]
    for cube in range(state.cube - 1, -1, -1):
        amount = state.mbz - cube
        if amount > 0 and state.letter < len(LETTERS):
            state.begin(BUILDING, cubes[cube], cube, amount)
            return
        if journal is not None:
            facts.skipped(state, BUILDINGS, cube, NO_AMOUNT if amount <= 0 else NO_LOTS, journal)
    set_clock(state, journal)


def build(state: "State", lot: int, kind: int, journal: Journal | None) -> None:
    """Place one building of the amount (BUS-8.1); without empty lots the rest lapses (BUS-8.4)."""
    put_building(state, lot, kind, journal)
    state.left -= 1
    if state.left > 0:
        if state.letter < len(LETTERS):
            return
        if journal is not None:
            facts.lapsed(state, BUILDINGS, NO_LOTS, journal)
    next_building(state, journal)


def set_clock(state: "State", journal: Journal | None) -> None:
    """The clock's owner chooses (BUS-9.2); without a cube the hand moves on (BUS-9.4)."""
    cubes = state.areas[CLOCK]
    if cubes:
        state.begin(TIME, cubes[0], 0, 0)
        return
    state.hour = (state.hour + 1) % len(KINDS)
    if journal is not None:
        facts.clock(state, "clock_ran", journal)
    begin_vroomm(state, journal)


def run_clock(state: "State", journal: Journal | None) -> None:
    """Let the time run (BUS-9.4)."""
    state.hour = (state.hour + 1) % len(KINDS)
    if journal is not None:
        facts.clock(state, "clock_let_run", journal)
    begin_vroomm(state, journal)


def stop_clock(state: "State", journal: Journal | None) -> None:
    """Stop the time for a time stone (BUS-9.3); with the last one the game is over at once (BUS-9.5)."""
    state.stones = [count + (seat == state.mover) for seat, count in enumerate(state.stones)]
    state.stones_left -= 1
    if journal is not None:
        facts.clock(state, "clock_stopped", journal)
    if state.stones_left == 0:
        finish(state, OUT_OF_STONES, journal)
    else:
        begin_vroomm(state, journal)
