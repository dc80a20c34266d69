"""Expected wins from expected final points."""

from math import exp
from typing import TYPE_CHECKING, Final

from stellwerk.games.bus.evaluation.outlook import figures, rounds_left
from stellwerk.games.bus.rules.phases import OVER

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State

WEIGHTS: Final[list[float]] = [
    0.011, 0.885, 0.429, 0.158, -0.365, -0.283, -0.107, 0.305, 0.256, 0.035,
    0.305, -0.033, -0.014, 0.058, -0.020, -0.110, 0.008, 0.036, 0.043, -0.189,
    0.004, 0.315, 0.074, 0.110, -0.211, 0.168, -0.560, 0.037, 0.029, 0.021,
]  # fmt: skip

CALM: Final[float] = 0.9  # points that make a difference at the end
STORM: Final[float] = 0.25  # more of them per round that is left


def evaluate(state: "State") -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    if state.phase == OVER:
        return won(state)
    points = expected_points(state)
    scale = CALM + STORM * rounds_left(state, state.mbz)
    top = max(points)
    weights = [exp((value - top) / scale) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_points(state: "State") -> list[float]:
    """By seat: the points so far, and what the figures promise."""
    points: list[float] = []
    for seat, row in enumerate(figures(state)):
        value = float(state.rides[seat] - state.stones[seat])
        for at in range(len(row)):
            value += row[at] * WEIGHTS[at]
        points.append(value)
    return points


def won(state: "State") -> list[float]:
    """1 for the winner: points, then stones, then the lower disc (BUS-13.5)."""
    best = 0
    for seat in range(1, state.setting.seats):
        lead = (state.rides[seat] - state.stones[seat]) - (state.rides[best] - state.stones[best])
        more = state.stones[seat] - state.stones[best]
        if lead > 0 or (lead == 0 and (more > 0 or (more == 0 and state.since[seat] < state.since[best]))):
            best = seat
    return [1.0 if seat == best else 0.0 for seat in range(state.setting.seats)]
