"""What a seat may see of Finden Sie Minden: every field that goes out is named here.

Nothing here tells where a card lies before it is evaluated (MIN-4.8): `solution`, `lon`, `lat`, `state` and `fact`
stand in MindenEvaluation and MindenVisit alone, and those are made from finished evaluations only.

Targets that offers name (`kind:id`):
  card:<card id>      a card of the display (choose)
  pile:top            the top card of the pile (swap)
  hand:<seat>         the card in front of a seat (keep)
  side:<W|E>          stone a on the tip card, or that half of the map     } values of the form of a tip
  block:<N|M|S>       stone b, or that block of the map                    }
  number:<1..15>      stone c on the tip card                              }
  square:<N12>        stone c on the map, id as in board.json; the squares of the number in all three blocks name it }
  quarter:<a..d>      stone d                                              }
Beside them a board may draw `cell:<N12c>` (quarter cells of board.json), `space:<0..83>` (track), `pawn:<seat>`.

The pin (the cone that a player sets, MIN-6.2) is no decision: a client sends it as the note of the tip,
`pin:<lon>:<lat>` in degrees (`pin:8.91:52.29`). `seen` hands it out once the tip is revealed. Distances follow from the
pin and the coordinates of the place.
"""

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.games.minden.board import COLOURS
from stellwerk.games.minden.prompts import clause, prompt
from stellwerk.games.minden.rules.phases import PHASES, ZONE
from stellwerk.games.minden.scoring import boxed, evaluations, was_kept
from stellwerk.games.minden.state import State
from stellwerk.games.minden.view.backs import (
    MindenAward,
    MindenEvaluation,
    MindenVisit,
    awards,
    last_round,
    visits,
)
from stellwerk.games.minden.view.cards import MindenCard, MindenTip, card_of, tip_of
from stellwerk.kernel.meta import Options
from stellwerk.kernel.view import View


class MindenSeat(Struct, frozen=True):
    """What lies before a seat."""

    position: int  # space of the pawn, 0 = Start
    chips: int  # swap chips left
    card: MindenCard | None  # the card of this round, once chosen
    tipped: bool  # has confirmed the tip of this round (public, MIN-5.10)
    tip: MindenTip | None  # of this round: the own one, once confirmed; those of the others stay hidden
    kept: list[int]  # cards kept, by colour in scoring order
    kept_cards: list[MindenCard]  # the same, one by one


class MindenView(View, frozen=True, kw_only=True):
    """The table of Finden Sie Minden as one seat sees it. `phase` is choose, swap, tip or over; `turn` is the round.

    Lists by colour follow the scoring order: yellow, orange, green, blue.
    """

    deck: str  # germany, europe: names the files board*.json and map*.json
    zone: int  # first space of the final zone (MIN-9.1)
    order: list[int]  # the seats of this round from the rear (MIN-4.1)
    start_order: list[int]  # orders pawns on Start, rearmost first (MIN-3.5)
    seats: list[MindenSeat]
    display: list[MindenCard]  # cards not yet chosen this round
    top: MindenCard | None  # of the pile; None = empty, or hidden (closed_pile)
    pile: int  # cards in the pile
    box: int  # cards out of the game
    last: list[MindenEvaluation]  # the latest evaluation, in its order; empty in the first round
    places: list[MindenVisit]  # all evaluated places of this game, in order
    awards: list[MindenAward]  # the final scoring, when the game is over
    ending: bool  # a pawn has reached the final zone (MIN-9.1)


def view(state: State, seat: int | None) -> MindenView:
    """Name every field that goes out; what is not named stays in."""
    setting = state.setting
    seats = range(setting.seats)
    left = len(state.pile) - state.top
    kept = [(result[0], result[1]) for result in evaluations(state) if was_kept(state, result)]
    visible = left > 0 and not setting.closed_pile  # MIN-3.4, MIN-12.2
    return MindenView(
        phase=PHASES[state.phase],
        to_act=[other for other in seats if state.waiting >> other & 1],
        prompt=prompt(state, seat),
        clause=clause(state),
        turn=state.round,
        deck=setting.deck.name,
        zone=setting.zone,
        order=state.order[:],
        start_order=setting.start_order[:],
        seats=[_seat(state, other, seat, kept) for other in seats],
        display=[card_of(state, card) for card in state.display],
        top=card_of(state, state.pile[state.top]) if visible else None,
        pile=left,
        box=boxed(state),
        last=last_round(state),
        places=visits(state),
        awards=awards(state),
        ending=state.reason == ZONE,
    )


def told(view: MindenView, settings: Options) -> MindenView:
    """The view with the facts, or without them (MIN-12.8); a client shows no distance where there is no fact."""
    if settings.get("everyone_learns", True):
        return view
    last = [replace(evaluation, fact=None) for evaluation in view.last]
    return replace(view, last=last, places=[replace(visit, fact=None) for visit in view.places])


def _seat(state: State, owner: int, seat: int | None, kept: list[tuple[int, int]]) -> MindenSeat:
    """Tips of the others stay hidden until all are in (MIN-5.10); then they stand in the evaluation."""
    card, tip = state.hand[owner], state.tips[owner]
    return MindenSeat(
        position=state.position[owner],
        chips=state.chips[owner],
        card=card_of(state, card) if card >= 0 else None,
        tipped=tip >= 0,
        tip=tip_of(tip) if owner == seat and tip >= 0 else None,
        kept=state.kept[owner * len(COLOURS) : (owner + 1) * len(COLOURS)],
        kept_cards=[card_of(state, kept_card) for keeper, kept_card in kept if keeper == owner],
    )
