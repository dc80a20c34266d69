"""How the seats stand: expected final values of the companies, expected scores, expected wins."""

from math import exp
from typing import TYPE_CHECKING, Final

from stellwerk.games.paris.board import PENALTY
from stellwerk.games.paris.plans import plans
from stellwerk.games.paris.worth import expected_values

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

__all__ = ["evaluate", "plans"]

OVER: Final[int] = 3  # the phase of state.py

PACE: Final[float] = 2.4  # locos that leave the stores per turn
GROWTH: Final[float] = 0.8  # what a free place of a holding is worth, in locos of the best company
CALM: Final[float] = 6.0  # points that make a difference at the end
STORM: Final[float] = 0.5  # more of them per turn that is left


def evaluate(state: "State") -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    seats = state.setting.seats
    if state.phase == OVER:
        return shares(final_scores(state, seats))
    values = expected_values(state)
    turns = turns_left(state)
    return chances(expected_scores(state, seats, values, turns), CALM + STORM * turns)


def turns_left(state: "State") -> float:
    """Turns until only one store is filled, at the usual pace."""
    supply = state.supply
    return (sum(supply) - max(supply)) / PACE


def expected_scores(state: "State", seats: int, values: list[float], turns: float) -> list[float]:
    """By seat: holdings at the expected values, room to grow, penalty."""
    limit = state.setting.limit
    best = max(values)
    scores: list[float] = []
    for seat in range(seats):
        score = 0.0
        size = 0
        for company in range(6):
            held = state.hands[seat * 6 + company]
            size += held
            score += held * values[company]
        if size > limit:
            score -= PENALTY * (size - limit)
        else:
            score += GROWTH * best * min(float(limit - size), turns / seats)
        scores.append(score)
    return scores


def final_scores(state: "State", seats: int) -> list[float]:
    """By seat: the score (PAR-10.2, PAR-10.3)."""
    return expected_scores(state, seats, [float(value) for value in state.value], 0.0)


def chances(scores: list[float], scale: float) -> list[float]:
    """Expected wins from expected scores; `scale` points make e times the chance."""
    top = max(scores)
    weights = [exp((score - top) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares(scores: list[float]) -> list[float]:
    """Wins: 1 / k for each of k winners (PAR-10.6)."""
    top = max(scores)
    winners = scores.count(top)
    return [1 / winners if score == top else 0.0 for score in scores]
