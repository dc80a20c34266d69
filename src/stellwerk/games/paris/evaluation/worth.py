"""What the companies will be worth at the end, as far as one can see."""

from typing import Final

from stellwerk.games.paris.evaluation.chart import CHARTS
from stellwerk.games.paris.evaluation.prospect import memory
from stellwerk.games.paris.state import State

CAUGHT: Final[float] = 0.55  # points per loco of the store in a rich region
THIN: Final[float] = 0.7  # points that the region must hold per loco, for half of that
EARLY: Final[float] = 1.74  # points that any company with a store still gets, late in the game
LATE: Final[float] = 0.022  # less of them per loco that has to leave the stores before the end
ENVY: Final[float] = 0.2  # of its value: what a company with a store loses, as the others spoil the best one
FULL: Final[int] = 6  # locos of a store that count as a full one


def expected_values(state: State) -> list[float]:
    """By company: its value at the end, from its value now, its store and the free cities of its region.

    The form was fitted to the final values of some hundred games of bots: the sum of the free cities within seven
    hexes of the track tells nearly as much as finding the ways one by one. The numbers then won matches.
    """
    chart = CHARTS[state.board.name]
    ones, twos, threes = chart.worth
    any_gain = EARLY - LATE * locos_left(state)
    values: list[float] = []
    for company in range(6):
        value = float(state.value[company])
        if company == state.building:
            value += state.points
        supply = state.supply[company]
        if supply > 0 and state.frontier[company]:
            share = min(supply, FULL) / FULL
            value += share * (any_gain - ENVY * value)
            free = memory(chart, state.track[company]).region & state.room
            points = (free & ones).bit_count() + (free & twos).bit_count() + (free & threes).bit_count()
            if points:
                value += CAUGHT * points * supply / (points + THIN * supply)
        values.append(value)
    return values


def locos_left(state: State) -> int:
    """How many locos must leave the stores before only one store is filled."""
    return sum(state.supply) - max(state.supply)
