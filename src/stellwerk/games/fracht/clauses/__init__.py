"""Why not: one plain predicate per clause, in the order of the table of refusals (section 13 of the specification).

This is the readable reading of the rules. It looks at nothing but the cards on the field, the locos, hands, trains
and the step of the turn, and knows nothing of what the fast rules keep.
"""

from stellwerk.games.fracht.actions import ACTIONS
from stellwerk.games.fracht.clauses.building import (
    place_is_legal,
    rotation_is_distinct,
    rotation_joins,
    rotation_keeps_and_adds,
    some_place_is_legal,
)
from stellwerk.games.fracht.clauses.driving import (
    a_step_has_been_made,
    branch_lies_ahead,
    card_pulls_the_train,
    no_safe_step_is_left,
    no_turning_on_a_crossing,
    only_forwards,
    rails_have_ended,
    station_has_an_exit,
    stopping_exists,
)
from stellwerk.games.fracht.clauses.position import Attempt, Clause, Position
from stellwerk.games.fracht.clauses.turn import (
    card_is_in_hand,
    game_is_running,
    seat_decides_now,
    verb_fits_the_phase,
)
from stellwerk.games.fracht.clauses.wagons import (
    loco_is_in_the_couple_station,
    train_has_room,
    wagon_is_at_its_station,
    wagon_is_in_the_checked_train,
)
from stellwerk.games.fracht.state import State
from stellwerk.kernel.clauses import first_broken
from stellwerk.kernel.input import text_of, unreadable
from stellwerk.kernel.refusal import Refusal

ALWAYS: tuple[Clause, ...] = (game_is_running, seat_decides_now, verb_fits_the_phase)

BY_VERB: dict[str, tuple[Clause, ...]] = {
    "build": (card_is_in_hand, some_place_is_legal),
    "couple": (card_is_in_hand, loco_is_in_the_couple_station, train_has_room),
    "uncouple": (wagon_is_at_its_station,),
    "drive": (card_is_in_hand, card_pulls_the_train, station_has_an_exit),
    "redraw": (card_is_in_hand,),
    "at": (place_is_legal,),
    "rotate": (rotation_is_distinct, rotation_joins, rotation_keeps_and_adds),
    "go": (no_turning_on_a_crossing, only_forwards),
    "off": (rails_have_ended,),
    "stop": (no_safe_step_is_left, a_step_has_been_made, stopping_exists),
    "branch": (branch_lies_ahead,),
    "discard": (wagon_is_in_the_checked_train,),
}


def refusal(state: State, seat: int, action: int | str) -> Refusal | None:
    """The first clause that this attempt breaks."""
    text = text_of(ACTIONS, action)
    if ACTIONS.read(text) is None:
        return unreadable(text)
    verb, _, thing = text.partition(":")  # a position may hold a colon itself
    return first_broken((*ALWAYS, *BY_VERB.get(verb, ())), Position(state), Attempt(seat, verb, thing))
