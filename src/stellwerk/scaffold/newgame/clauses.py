"""Why something is not allowed: one predicate per clause, in the order in which they are asked."""

from typing import Final

from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.open_game import OpenAttempt
from stellwerk.kernel.refusal import Refusal
from stellwerk.scaffold.newgame.state import State


def game_is_running(state: State, attempt: OpenAttempt) -> Refusal | None:
    """NEW-2.1: after the end nothing is taken."""
    return refuse("NEW-2.1") if state.outcome() is not None else None


def own_turn(state: State, attempt: OpenAttempt) -> Refusal | None:
    """NEW-1.2: the seats take turns."""
    return refuse("NEW-1.2") if attempt.seat != state.mover else None


def square_is_free(state: State, attempt: OpenAttempt) -> Refusal | None:
    """NEW-1.3: a square is taken once."""
    square = attempt.arguments[0]
    return refuse("NEW-1.3", [f"square:{square}"], square=square) if square in state.pieces else None


CLAUSES: Final = (game_is_running, own_turn, square_is_free)
