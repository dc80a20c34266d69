"""For curves and reports: how the seats stand. Bots of this game do not use it: they know places, not positions."""

from math import exp
from typing import TYPE_CHECKING, Final

from stellwerk.games.minden.rules.final import awards_of
from stellwerk.games.minden.rules.phases import AWARD, OVER

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State

SPREAD: Final[float] = 6.0  # spaces that make a clear lead


def evaluate(state: "State") -> list[float]:
    """Shares of the seats: exact when the game is over, before that by the spaces after a final scoring now."""
    spaces = state.position[:]
    if state.phase == OVER:
        best = [space == max(spaces) for space in spaces]
        return [1 / sum(best) if first else 0.0 for first in best]
    moves = awards_of(state.position, state.kept, state.setting.start_order)
    for at in range(0, len(moves), AWARD):
        spaces[moves[at + 1]] = moves[at + 4]
    weights = [exp((space - max(spaces)) / SPREAD) for space in spaces]
    return [weight / sum(weights) for weight in weights]


def plans(state: "State", seat: int) -> list[tuple[int, ...]]:
    """Every legal action alone: which of them is sensible is a matter of knowledge, not of the position."""
    return [(action,) for action in state.legal(seat)]
