"""Whoever asks, whatever for: the turn (group 3) and the end of the game (group 9)."""

from stellwerk.games.paris.clauses.position import Attempt, Position
from stellwerk.games.paris.scoring import ENDS
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def game_is_running(position: Position, attempt: Attempt) -> Refusal | None:
    """Nothing can be done after the end."""
    return refuse(ENDS[position.reason]) if position.phase == "over" else None


def seat_is_on_turn(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-3.1: one turn each, in seat order."""
    return refuse("PAR-3.1", mover=position.mover) if attempt.seat != position.mover else None


def passing_is_not_allowed(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-3.3: there is always something to do."""
    return refuse("PAR-3.3") if attempt.verb == "pass" else None


def action_fits_the_step(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-3.2: one action, its steps in order."""
    steps = {"build": "turn", "give": "turn", "place": "place", "stop": "place", "take": "take"}
    if steps[attempt.verb] == position.phase:
        return None
    return refuse("PAR-3.2", verb=attempt.verb, phase=position.phase)
