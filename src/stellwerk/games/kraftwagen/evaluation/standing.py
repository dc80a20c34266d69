"""How the seats stand: expected wins from expected final money.

The weights were fitted to the final money in games of greedy bots that now and then do anything, the scale to who
won them; docs/decisions/0006 tells how, and what it brought.
"""

from typing import Final

from stellwerk.games.kraftwagen.board import ROUNDS
from stellwerk.games.kraftwagen.evaluation.prospect import progress
from stellwerk.games.kraftwagen.evaluation.worth import figures
from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.standing import chances, shares

WEIGHTS: Final[list[float]] = [
    -0.136, 0.306, 1.499, 0.206, 7.751, 5.889, -2.569, 0.682, 1.751, 0.205,
    0.471, -0.908, -0.566, 0.719, 0.898, 0.642, 1.433, 0.083, 0.179, 0.908,
    0.499, -0.457, -3.446, -0.380, 0.193, 1.038, 0.434, 0.123, -0.126, 1.789,
]  # fmt: skip

CALM: Final[float] = 7.0  # money that makes a difference at the end
STORM: Final[float] = 3.0  # more of it per round to come


def evaluate(state: State) -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    if state.phase == OVER:
        return won(state)
    far = progress(state)
    left = ROUNDS - state.round + 1.0 - far
    money = expected_money(state, far, left)
    scale = CALM + STORM * left
    return chances(money, scale)


def won(state: State) -> list[float]:
    """1 for the winner, shared by those who share the place (KW-11.1, KW-11.2)."""
    ranks = [
        state.money(seat) * 10000 + state.sold[seat] * 100 + state.canteen[seat] for seat in range(state.setting.seats)
    ]
    return shares(ranks)


def expected_money(state: State, far: float, left: float) -> list[float]:
    """By seat: money so far, and what the figures promise."""
    money: list[float] = []
    for seat, row in enumerate(figures(state, far, left)):
        value = float(state.money(seat))
        for at in range(len(row)):
            value += row[at] * WEIGHTS[at]
        money.append(value)
    return money
