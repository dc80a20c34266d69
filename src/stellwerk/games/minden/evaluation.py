"""For curves and reports: how the seats stand. Bots of this game do not use it: they know places, not positions."""

from typing import Final

from stellwerk.games.minden.rules.final import awards_of
from stellwerk.games.minden.rules.phases import AWARD, OVER
from stellwerk.games.minden.state import State
from stellwerk.kernel.standing import chances, shares

SPREAD: Final[float] = 6.0  # spaces that make a clear lead


def evaluate(state: State) -> list[float]:
    """Shares of the seats: exact when the game is over, before that by the spaces after a final scoring now."""
    spaces = state.position[:]
    if state.phase == OVER:
        return shares(spaces)
    moves = awards_of(state.position, state.kept, state.setting.start_order)
    for at in range(0, len(moves), AWARD):
        spaces[moves[at + 1]] = moves[at + 4]
    return chances([float(space) for space in spaces], SPREAD)
