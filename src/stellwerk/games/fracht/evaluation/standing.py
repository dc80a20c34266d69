"""Expected wins from expected points."""

from typing import Final

from stellwerk.games.fracht.board import VALUE
from stellwerk.games.fracht.evaluation.worth import expectations
from stellwerk.games.fracht.rules.phases import OVER
from stellwerk.games.fracht.state import State
from stellwerk.kernel.standing import chances, shares

SPREAD: Final[float] = 1.5  # points that leave things open at the very end
PER_CARD: Final[float] = 0.13  # more for every card that still flows


def evaluate(state: State) -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    if state.phase == OVER:
        return won(state)
    points = expectations(state)
    scale = SPREAD + PER_CARD * (state.height + len(state.discard))
    return chances(points, scale)


def won(state: State) -> list[float]:
    """The winners share 1: delivered values, then coupled ones (FRA-9.2 to FRA-9.4)."""
    seats = range(state.setting.seats)
    return shares([1000 * value_of(state.delivered[seat]) + value_of(state.trains[seat]) for seat in seats])


def value_of(cards: list[int]) -> int:
    """The wagon values of these cards together."""
    total = 0
    for card in cards:
        total += VALUE[card]
    return total
