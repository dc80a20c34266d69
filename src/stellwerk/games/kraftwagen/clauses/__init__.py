"""Why not: the readable clauses, in the order of the refusals of section 11a."""

from typing import Final

from stellwerk.games.kraftwagen.actions import ACTIONS
from stellwerk.games.kraftwagen.clauses.kinds import game_is_running, own_turn, right_kind
from stellwerk.games.kraftwagen.clauses.position import Clause, Position, read_attempt
from stellwerk.games.kraftwagen.clauses.step_one import (
    action_is_pending_and_possible,
    always_allowed,
    body_is_permitted,
    buyer_is_left,
    card_is_open,
    development_can_be_activated,
    engine_is_permitted,
    own_car_is_sold,
    part_lies_in_a_workshop,
    start_tile_is_left,
    tile_is_in_the_chain,
)
from stellwerk.games.kraftwagen.clauses.step_two import (
    body_is_there,
    diesel_fits,
    engine_is_there,
    marker_fits,
    price_is_there,
    workers_are_there,
)
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.clauses import first_broken
from stellwerk.kernel.input import text_of, unreadable
from stellwerk.kernel.refusal import Refusal

ALWAYS: Final[tuple[Clause, ...]] = (game_is_running, own_turn, right_kind)
BY_KIND: Final[dict[str, Clause]] = {
    "choose_start_tile": start_tile_is_left,
    "take_tile": tile_is_in_the_chain,
    "choose_action": action_is_pending_and_possible,
    "take_card": card_is_open,
    "activate": development_can_be_activated,
    "take_body": body_is_permitted,
    "take_engine": engine_is_permitted,
    "clear_workshop": part_lies_in_a_workshop,
    "choose_buyer": buyer_is_left,
    "use_porsche": always_allowed,
    "early_sale": own_car_is_sold,
    "use_diesel": diesel_fits,
    "offer_body": body_is_there,
    "offer_engine": engine_is_there,
    "offer_workers": workers_are_there,
    "offer_price": price_is_there,
    "offer_marker": marker_fits,
}


def refusal(state: State, seat: int, action: int | str) -> Refusal | None:
    """The first clause that this attempt breaks."""
    text = text_of(ACTIONS, action)
    if ACTIONS.read(text) is None:
        return unreadable(text)
    attempt = read_attempt(seat, text)
    return first_broken((*ALWAYS, BY_KIND[attempt.verb]), Position(state), attempt)
