"""Why something is not allowed: one predicate per clause, asked in the order of section 13.

This is the second reading of the rules. It looks at nothing but the locos on the board, stores, holdings and the step
of the turn, and knows nothing of what the fast rules keep.
"""

from stellwerk.games.paris.actions import ACTIONS
from stellwerk.games.paris.clauses.build import one_loco_at_least, some_hex_is_legal, store_is_not_empty
from stellwerk.games.paris.clauses.placing import WHERE
from stellwerk.games.paris.clauses.position import Clause, read_attempt, read_position
from stellwerk.games.paris.clauses.trade import another_colour, colour_is_held, one_or_two, store_holds_enough
from stellwerk.games.paris.clauses.turn import (
    action_fits_the_step,
    game_is_running,
    passing_is_not_allowed,
    seat_is_on_turn,
)
from stellwerk.games.paris.state import State
from stellwerk.kernel.clauses import first_broken
from stellwerk.kernel.input import text_of, unreadable
from stellwerk.kernel.refusal import Refusal

ALWAYS: tuple[Clause, ...] = (game_is_running, seat_is_on_turn, passing_is_not_allowed, action_fits_the_step)

BY_VERB: dict[str, tuple[Clause, ...]] = {
    "build": (store_is_not_empty, some_hex_is_legal),
    "stop": (one_loco_at_least,),
    "place": WHERE,
    "give": (colour_is_held,),
    "take": (another_colour, one_or_two, store_holds_enough),
}


def refusal(state: State, seat: int, action: int | str) -> Refusal | None:
    """The first clause that this attempt breaks."""
    text = text_of(ACTIONS, action)
    position = read_position(state, seat)
    attempt = read_attempt(position, seat, text)
    if attempt is None:
        return unreadable(text)
    return first_broken((*ALWAYS, *BY_VERB.get(attempt.verb, ())), position, attempt)
