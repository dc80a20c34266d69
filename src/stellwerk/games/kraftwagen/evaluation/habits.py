"""What a seat usually does inside a turn, without thinking."""

from collections.abc import Sequence
from typing import Final

from stellwerk.games.kraftwagen.actions import CHOOSE_ACTION, CLEAR, EARLY_NO, PORSCHE_NO, PORSCHE_YES
from stellwerk.games.kraftwagen.board import (
    DO_BODY,
    DO_BUYER,
    DO_ENGINE,
    DO_GRAND_PRIX,
    DO_RESEARCH,
    DO_WORKER,
    ENGINE,
    ROUNDS,
)
from stellwerk.games.kraftwagen.rules.phases import ACTION, CLEARING, DRIVING, EARLY
from stellwerk.games.kraftwagen.rules.phases import ENGINE as WHICH_PART
from stellwerk.games.kraftwagen.rules.race import distance
from stellwerk.games.kraftwagen.state import State

ORDER: Final[list[int]] = [DO_WORKER, DO_BODY, DO_ENGINE, DO_GRAND_PRIX, DO_RESEARCH, DO_BUYER]
"""Which action comes first: what chance or others decide comes last."""
FAR: Final[int] = 4  # a distance that is worth doubling


def habit(state: State, racing: bool) -> int:
    """The usual answer to the decision that is asked; `racing` puts engines into the race car."""
    legal = state.legal(state.mover)
    if state.phase == ACTION:
        for action in ORDER:
            if CHOOSE_ACTION + action in legal:
                return CHOOSE_ACTION + action
    if state.phase == WHICH_PART:
        return legal[-1] if racing else legal[-2]
    if state.phase == CLEARING:
        return least_useful(state.halls[state.mover], legal)
    if state.phase == DRIVING:
        return PORSCHE_YES if state.round == ROUNDS or distance(state, state.mover) >= FAR else PORSCHE_NO
    if state.phase == EARLY:
        return EARLY_NO
    return legal[-1]


def least_useful(hall: list[int], legal: Sequence[int]) -> int:
    """The weakest part of the kind of which there are more."""
    engines = 0
    for part in hall:
        if part >= ENGINE:
            engines += 1
    for code in legal:
        if (code - CLEAR >= ENGINE) == (engines * 2 > len(hall)):
            return code
    return legal[0]
