"""Why something is not allowed: one predicate per clause, read in the order of section 17.

This is the second reading of the rules: it looks at the position in plain words (position.py) and knows nothing of
what the folder rules keeps to be fast.
"""

from stellwerk.games.bus.actions import ACTIONS
from stellwerk.games.bus.clauses.choosing import space_is_empty, two_cubes_are_compulsory
from stellwerk.games.bus.clauses.lines import (
    action_is_carried_out_completely,
    at_a_head,
    free_street_first,
    head_on_in_a_straight_line,
    heads_are_on_the_line,
    never_parallel_to_oneself,
)
from stellwerk.games.bus.clauses.places import (
    building_is_right,
    building_is_vacant,
    division_fits,
    ends_are_on_the_line,
    kind_is_left,
    letters_in_order,
    lot_is_empty,
    passenger_wants_to_leave,
    somebody_is_there,
)
from stellwerk.games.bus.clauses.position import Attempt, Clause, Position, read_attempt
from stellwerk.games.bus.clauses.turns import (
    game_is_running,
    nothing_is_left_out,
    player_is_to_move,
    verb_belongs_to_the_phase,
)
from stellwerk.games.bus.state import State
from stellwerk.kernel.clauses import first_broken
from stellwerk.kernel.input import text_of, unreadable
from stellwerk.kernel.refusal import Refusal

__all__ = ["Attempt", "Position", "refusal"]

ALWAYS: tuple[Clause, ...] = (
    game_is_running,
    nothing_is_left_out,
    verb_belongs_to_the_phase,
    player_is_to_move,
)

BY_VERB: dict[str, tuple[Clause, ...]] = {
    "pass": (two_cubes_are_compulsory,),
    "place": (space_is_empty,),
    "build": (lot_is_empty, letters_in_order, kind_is_left),
    "first": (),
    "extend": (
        at_a_head,
        never_parallel_to_oneself,
        free_street_first,
        head_on_in_a_straight_line,
        action_is_carried_out_completely,
    ),
    "heads": (heads_are_on_the_line, action_is_carried_out_completely),
    "arrive": (division_fits,),
    "clock": (),
    "ride": (
        ends_are_on_the_line,
        somebody_is_there,
        passenger_wants_to_leave,
        building_is_right,
        building_is_vacant,
    ),
}


def refusal(state: State, seat: int, action: int | str) -> Refusal | None:
    """The first clause that this attempt breaks."""
    text = text_of(ACTIONS, action)
    attempt = read_attempt(seat, text)
    if attempt is None:
        return unreadable(text)
    return first_broken((*ALWAYS, *BY_VERB[attempt.verb]), Position(state), attempt)
