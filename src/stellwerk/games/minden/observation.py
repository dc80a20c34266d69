"""A position of Finden Sie Minden as a row of numbers, from what a seat knows; where a card lies is not among them."""

from typing import Final

from stellwerk.games.minden.board import BLOCK_OF, COLOURS, DECK, QUARTER_OF, SIDE_OF, SQUARE_OF, Deck
from stellwerk.games.minden.rules.final import awards_of
from stellwerk.games.minden.rules.phases import AWARD, OVER, PHASES
from stellwerk.games.minden.state import State
from stellwerk.kernel.observation import Field, bits, capped, from_own, one_of

OF_A_CARD: Final[int] = 1 + len(COLOURS)
CARD: Final[str] = "its number + 1 (0: none), then its colour, one of: " + ", ".join(COLOURS)


def fields(seats: int) -> list[Field]:
    """What the numbers mean, in their order."""
    return [
        Field("phase", len(PHASES), "one of: " + ", ".join(PHASES)),
        Field("deciding", seats, "who has a pending decision, own seat first"),
        Field("deck", len(DECK), "one of: " + ", ".join(DECK)),
        Field("round", 1, "the round"),
        Field("zone", 1, "the first space of the final zone"),
        Field("pile", 1, "cards in the pile"),
        Field("places", seats, "by seat, own first: how many are behind it in the order of this round"),
        Field("spaces", seats, "by seat: the space of its pawn"),
        Field("scored", seats, "by seat: the space of its pawn if the game ended now"),
        Field("chips", seats, "by seat: swap chips left"),
        Field("kept", seats * len(COLOURS), "by seat and colour (" + ", ".join(COLOURS) + "): cards kept"),
        Field("tipped", seats, "by seat: whether it has confirmed its tip"),
        Field("tip", 5, "the own tip once confirmed: 1, side, block, square, quarter (0: no stone)"),
        Field("cards", seats * OF_A_CARD, "by seat, the card of this round: " + CARD),
        Field("display", seats * OF_A_CARD, "the cards not yet chosen: " + CARD),
        Field("top", OF_A_CARD, "the top card of the pile, unless it is closed: " + CARD),
    ]  # fmt: skip


def observe(state: State, seat: int) -> list[int]:
    """The numbers of the table above."""
    setting = state.setting
    seats = setting.seats
    row = one_of(len(PHASES), state.phase)
    row += from_own(bits(state.waiting, seats), seat)
    row += one_of(len(DECK), list(DECK).index(setting.deck.name))
    row += [capped(state.round), setting.zone, capped(len(state.pile) - state.top)]
    row += standing(state, seat)
    tip = state.tips[seat]
    row += [0] * 5 if tip < 0 else [1, SIDE_OF[tip], BLOCK_OF[tip], SQUARE_OF[tip], QUARTER_OF[tip]]
    for card in from_own(state.hand, seat):
        row += card_row(setting.deck, card)
    for card in state.display:
        row += card_row(setting.deck, card)
    row += [0] * (OF_A_CARD * (seats - len(state.display)))
    hidden = setting.closed_pile or state.top == len(state.pile)  # MIN-3.4, MIN-12.2
    return row + card_row(setting.deck, -1 if hidden else state.pile[state.top])


def standing(state: State, seat: int) -> list[int]:
    """The seats: their order, spaces, chips and cards, and who has tipped."""
    seats = state.setting.seats
    colours = len(COLOURS)
    scored = state.position[:]
    if state.phase != OVER:
        moves = awards_of(state.position, state.kept, state.setting.start_order)
        for at in range(0, len(moves), AWARD):
            scored[moves[at + 1]] = moves[at + 4]
    places = [0] * seats
    for place, other in enumerate(state.order):
        places[other] = place
    row = from_own(places, seat) + from_own(state.position, seat) + from_own(scored, seat)
    row += from_own(state.chips, seat)
    row += state.kept[seat * colours :] + state.kept[: seat * colours]
    tipped: list[int] = [1 if tip >= 0 else 0 for tip in state.tips]
    return row + from_own(tipped, seat)


def card_row(deck: Deck, card: int) -> list[int]:
    """The number and the colour of a card."""
    return [card + 1, *one_of(len(COLOURS), -1 if card < 0 else deck.colour[card])]
