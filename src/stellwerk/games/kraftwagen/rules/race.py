"""The Grand Prix: driving, and the order at the end of a round (KW-4.6, KW-7.1 to KW-7.5)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    BUGATTI,
    FROM_LAPS,
    FROM_RACE,
    LAP_BONUS,
    LENGTH,
    NEUTRAL,
    ON_LAPS,
    PLACE_POINTS,
    PRINTED_ENGINE,
    SOURCES,
)
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.awards import look_for_awards
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def strength(state: "State", seat: int) -> int:
    """The value of the engine in the Grand Prix car; without a tile the printed one (KW-1.9)."""
    return state.race_engine[seat] or PRINTED_ENGINE


def distance(state: "State", seat: int) -> int:
    """How far a Grand Prix action leads (KW-4.6), one space more with Bugatti (KW-6.11)."""
    return strength(state, seat) + (state.engineers[seat] >> BUGATTI & 1)


def way(state: "State", seat: int, spaces: int) -> tuple[int, int]:
    """Where a drive ends, and the laps that it adds (KW-4.6a to KW-4.6d)."""
    taken = 0
    for other in range(state.setting.seats):
        if other != seat:
            taken |= 1 << state.position[other]
    if state.setting.seats == 2:
        for space in NEUTRAL:  # KW-10.5
            taken |= 1 << space
    at = state.position[seat]
    laps = 0
    while spaces > 0:
        at += 1
        if at > LENGTH:
            at = 1
            laps += 1  # KW-4.6b: also while skipping
        if not taken >> at & 1:
            spaces -= 1
    return at, laps


def drive(state: "State", spaces: int, journal: Journal | None) -> None:
    """Move the mover's car; two laps may bring an award."""
    seat = state.mover
    start = state.position[seat]
    at, laps = way(state, seat, spaces)
    state.position[seat] = at
    if laps:
        counts = state.laps[:]
        counts[seat] += laps
        state.laps = counts
    if journal is not None:
        facts.drove(state, start, at, spaces, laps, journal)
    if laps:
        look_for_awards(state, ON_LAPS, state.laps[seat], 0, journal)


def race_order(state: "State") -> list[int]:
    """The cars that take places, first first: seats, and -1 for neutral cars (KW-7.1, KW-7.2, KW-10.6)."""
    cars = [  # laps, space and seat in one number
        (state.laps[seat] * 16 + space) * 8 + seat + 1 for seat, space in enumerate(state.position) if space > 0
    ]
    if state.setting.seats == 2:
        cars += [space * 8 for space in NEUTRAL]
    cars.sort(reverse=True)
    return [car % 8 - 1 for car in cars]


def score_race(state: "State", journal: Journal | None) -> None:
    """Pay places and laps, then everything back to the start (KW-7.1 to KW-7.5)."""
    order = race_order(state)
    income = state.income
    for place in range(min(len(order), len(PLACE_POINTS))):
        if order[place] >= 0:
            income[order[place] * SOURCES + FROM_RACE] += PLACE_POINTS[place]
    for seat in range(state.setting.seats):
        income[seat * SOURCES + FROM_LAPS] += LAP_BONUS[state.laps[seat]]
    if journal is not None:
        facts.race(state, order, journal)
    state.position = [0] * state.setting.seats
    state.laps = [0] * state.setting.seats
