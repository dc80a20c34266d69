"""What the companies will be worth at the end, as far as one can see."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.paris.prospect import CHARTS, FAR, Chart, prospect

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

BUILT: Final[float] = 0.45  # of a store: how much of it will be built
CAUGHT: Final[float] = 0.6  # of the points in reach: how many will be reached


def expected_values(state: "State") -> list[float]:
    """By company: its value at the end, as far as one can see."""
    chart = CHARTS[state.board.name]
    values: list[float] = []
    for company in range(6):
        value = float(state.value[company])
        if company == state.building:
            value += state.points
        if state.supply[company] > 0 and state.frontier[company]:
            value += CAUGHT * points_within(chart, state, company, BUILT * state.supply[company])
        values.append(value)
    return values


def points_within(chart: Chart, state: "State", company: int, locos: float) -> float:
    """Points that this many locos would bring, parts of a loco counted in parts."""
    curve = prospect(chart, state.track[company], state.room).curve
    if locos >= FAR:
        return float(curve[FAR])
    whole = int(locos)
    return curve[whole] + (locos - whole) * (curve[whole + 1] - curve[whole])
