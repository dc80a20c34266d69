"""Expected wins from expected final points."""

from random import Random
from typing import Final

from stellwerk.games.bus.evaluation.reckoning import rounds_left
from stellwerk.games.bus.evaluation.worth import figures
from stellwerk.games.bus.rules.phases import CHOOSE, OVER, WHIMS
from stellwerk.games.bus.state import State
from stellwerk.kernel.standing import chances

WEIGHTS: Final[list[float]] = [
    0.201, 0.887, 0.364, 0.178, -0.247, -0.386, -0.193, 0.000, -0.141, 0.000,
    0.000, 0.000, 0.215, 0.184, -0.013, 0.163, 0.002, -0.004, 0.097, 0.041,
    0.026, -0.070, 0.041, 0.019, -0.286, 0.003, 0.460, 0.410, 0.205, 0.075,
    -0.118, 0.518, -0.007, 0.012, 0.029, 0.097,
]  # fmt: skip

WHIM: Final[float] = 0.05  # how far a whim changes a weight, standard deviation


def whims() -> list[list[float]]:
    """The weights, and versions of them that differ a little."""
    random = Random(1999)
    varied = [[weight * (1 + WHIM * random.gauss(0, 1)) for weight in WEIGHTS] for _ in range(WHIMS - 1)]
    return [WEIGHTS, *varied]


VARIED: Final[list[list[float]]] = whims()
"""By whim: the weights."""

SCALE: Final[list[float]] = [0.9, 0.25]


def evaluate(state: State) -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    if state.phase == OVER:
        return won(state)
    points = expected_points(state)
    scale = SCALE[0] + SCALE[1] * rounds_left(state, state.mbz)
    return chances(points, scale)


def comparable(state: State) -> bool:
    """Whether nobody has put a cube in this round yet; the setup is not played on."""
    return sum(state.put) == 0 if state.phase == CHOOSE else state.phase < CHOOSE


def expected_points(state: State) -> list[float]:
    """By seat: the points so far, and what the figures promise."""
    weights = VARIED[state.whim]
    points: list[float] = []
    for seat, row in enumerate(figures(state)):
        value = float(state.rides[seat] - state.stones[seat])
        for at in range(len(row)):
            value += row[at] * weights[at]
        points.append(value)
    return points


def won(state: State) -> list[float]:
    """1 for the winner: points, then stones, then the lower disc (BUS-13.5)."""
    best = 0
    for seat in range(1, state.setting.seats):
        lead = (state.rides[seat] - state.stones[seat]) - (state.rides[best] - state.stones[best])
        more = state.stones[seat] - state.stones[best]
        if lead > 0 or (lead == 0 and (more > 0 or (more == 0 and state.since[seat] < state.since[best]))):
            best = seat
    return [1.0 if seat == best else 0.0 for seat in range(state.setting.seats)]
