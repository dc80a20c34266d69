"""A position of Bus as a row of numbers; nothing is hidden from anybody."""

from typing import Final

from stellwerk.games.bus.board import (
    AREAS,
    ARM_CROSSING,
    CAPACITY,
    CROSSINGS,
    KINDS,
    LETTERS,
    STATION_1830,
    STATION_DAMPFROSS,
)
from stellwerk.games.bus.evaluation.reckoning import due_lots
from stellwerk.games.bus.rules.lines import is_dead
from stellwerk.games.bus.rules.passengers import on_line, rooms_on_line
from stellwerk.games.bus.rules.phases import CHOOSE, OVER, PHASES
from stellwerk.games.bus.state import State
from stellwerk.kernel.observation import Field, bits, capped, from_own, one_of, owner_code

OF_A_SEAT: Final[list[str]] = [
    "points + 64", "rides", "time stones", "buses", "cubes left", "cubes put in this round", "has put its last one",
    "sticks left", "seats whose disc lies lower", "crossings of the line", "dead heads of the line",
    "lots of the letter due on the line", "touches station 1830", "touches station Dampfross",
    "passengers on the line who want to ride at this hour", "at the next", "at the one after",
    "free right buildings on the line at this hour", "at the next", "at the one after",
]  # fmt: skip
"""What stands of each seat."""


def fields(seats: int) -> list[Field]:
    """What the numbers mean, in their order."""
    places = len(CROSSINGS)
    return [
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("mover", seats, "who decides, own seat first; nobody at the end"),
        Field("start_bus", seats, "who has the start bus"),
        Field("hour", len(KINDS), "where the clock points: " + ", ".join(KINDS)),
        Field("letter", len(LETTERS), "the lots that are built on now: " + ", ".join(LETTERS)),
        Field("round", 1, "the round, 0 during the setup"),
        Field("action", 2, "the cube that is carried out (0: none, 1: the first of its area), and what is left to do"),
        Field("left", 3, "time stones, passengers and lots that are left"),
        Field("fleet", 1, "the largest fleet"),
        Field("tiles", len(KINDS), "by kind of building: tiles left"),
        Field("cubes", sum(CAPACITY), "by space of " + ", ".join(AREAS) + ": whose cube (0 nobody's, 1 the own)"),
        Field("seats", seats * len(OF_A_SEAT), "by seat, own first: " + ", ".join(OF_A_SEAT)),
        Field("passengers", places, "by crossing: passengers"),
        Field("now", places, "by crossing: buildings of the kind of this hour"),
        Field("next", places, "by crossing: buildings of the kind of the next hour"),
        Field("after", places, "by crossing: buildings of the kind of the hour after"),
        Field("due", places, "by crossing: whether it has an empty lot of the letter that is due"),
        Field("lines", seats * places, "by seat, own first, and crossing: whether the line touches it"),
        Field("heads", 2 * places, "by crossing: own heads there, then the others'"),
    ]  # fmt: skip


def observe(state: State, seat: int) -> list[int]:
    """The numbers of the table above."""
    seats = state.setting.seats
    due = due_lots(state)
    row = turn(state, seat)
    row += cubes(state, seat)
    for step in range(seats):
        row += of_a_seat(state, (seat + step) % seats, due)
    return row + crossings(state, seat, due)


def turn(state: State, seat: int) -> list[int]:
    """Where the game stands, and what is left of the things that end it."""
    seats = state.setting.seats
    row = one_of(len(PHASES), state.phase)
    row += one_of(seats, -1 if state.phase == OVER else (state.mover - seat) % seats)
    row += one_of(seats, (state.first - seat) % seats)
    row += one_of(len(KINDS), state.hour)
    row += one_of(len(LETTERS), state.letter if state.letter < len(LETTERS) else -1)
    row += [capped(state.round), capped(state.cube + 1), capped(state.left)]
    row += [state.stones_left, state.supply, state.lots_left(), state.mbz]
    return row + state.tiles


def cubes(state: State, seat: int) -> list[int]:
    """The action board: whose cube is on which space."""
    row: list[int] = []
    for area, owners in enumerate(state.areas):
        row += [owner_code(owner, seat, state.setting.seats) for owner in owners]
        row += [0] * (CAPACITY[area] - len(owners))
    return row


def of_a_seat(state: State, seat: int, due: int) -> list[int]:
    """The numbers of OF_A_SEAT."""
    touch = state.touch[seat]
    own = state.own[seat]
    dead = 0
    if own:
        dead = is_dead(own, state.heads[2 * seat]) + is_dead(own, state.heads[2 * seat + 1])
    lower = 0
    for since in state.since:
        lower += since < state.since[seat]
    row = [
        capped(state.rides[seat] - state.stones[seat] + 64), capped(state.rides[seat]), state.stones[seat],
        state.buses[seat], state.cubes[seat], state.put[seat] if state.phase == CHOOSE else 0,
        state.passed >> seat & 1 if state.phase == CHOOSE else 0, state.sticks[seat], lower,
        touch.bit_count(), dead, (touch & due).bit_count(), touch >> STATION_1830 & 1, touch >> STATION_DAMPFROSS & 1,
    ]  # fmt: skip
    row += [on_line(state, seat, (state.hour + ahead) % 3) for ahead in range(3)]
    row += [rooms_on_line(state, seat, (state.hour + ahead) % 3) for ahead in range(3)]
    return row


def crossings(state: State, seat: int, due: int) -> list[int]:
    """The map, crossing by crossing."""
    places = len(CROSSINGS)
    row = counts(state.people, state.pairs)
    row[STATION_1830] = state.at_1830
    row[STATION_DAMPFROSS] = state.at_dampfross
    for ahead in range(3):
        kind = (state.hour + ahead) % 3
        row += counts(state.kinds[2 * kind], state.kinds[2 * kind + 1])
    row += bits(due, places)
    for touch in from_own(state.touch, seat):
        row += bits(touch, places)
    heads = [0] * (2 * places)
    for at, head in enumerate(state.heads):
        if head >= 0:
            heads[ARM_CROSSING[head] + (0 if at >> 1 == seat else places)] += 1
    return row + heads


_PAIRS: Final[list[list[int]]] = [
    [(pair >> bit & 1) + (pair >> bit + 6 & 1) for bit in range(6)] for pair in range(4096)
]
"""By six bits of one mask and six of another: how many of them are set, place by place."""


def counts(first: int, second: int) -> list[int]:
    """By crossing: in how many of two masks it is."""
    row: list[int] = []
    for _ in range(0, len(CROSSINGS), 6):
        row += _PAIRS[first & 63 | (second & 63) << 6]
        first >>= 6
        second >>= 6
    return row
