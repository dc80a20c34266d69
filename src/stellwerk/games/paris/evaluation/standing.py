"""How the seats stand: expected final values of the companies, expected scores, expected wins."""

from typing import Final

from stellwerk.games.paris.board import PENALTY
from stellwerk.games.paris.evaluation.worth import expected_values, locos_left
from stellwerk.games.paris.rules.phases import OVER
from stellwerk.games.paris.state import State
from stellwerk.kernel.standing import chances, shares

CALM: Final[float] = 4.6  # points that make a difference at the end
STORM: Final[float] = 0.154  # more of them per loco that has to leave the stores before the end
TEMPO: Final[float] = 0.2  # what it is worth to be on turn, as a logarithm of chances


def evaluate(state: State) -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    seats = state.setting.seats
    if state.phase == OVER:
        return shares([int(score) for score in final_scores(state, seats)])  # PAR-10.6
    scale = CALM + STORM * locos_left(state)
    scores = expected_scores(state, seats, expected_values(state))
    scores[state.mover] += TEMPO * scale
    return chances(scores, scale)


def expected_scores(state: State, seats: int, values: list[float]) -> list[float]:
    """By seat: the holding at these values of the companies, less the penalty (PAR-10.2, PAR-10.3)."""
    limit = state.setting.limit
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
        scores.append(score)
    return scores


def final_scores(state: State, seats: int) -> list[float]:
    """By seat: the score (PAR-10.2, PAR-10.3)."""
    return expected_scores(state, seats, [float(value) for value in state.value])
