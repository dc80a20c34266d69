"""Positions that a seat cannot tell from the true one: hidden cards dealt anew, pile by pile."""

from random import Random
from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import CARDS
from stellwerk.games.fracht.rules.phases import OVER, PLACING, TURNING
from stellwerk.kernel.chance import shuffle

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def hidden_from(state: "State", seat: int | None) -> list[bool]:
    """By card: whether it lies in the draw pile or in a hand that this seat does not see."""
    hidden = [False] * len(CARDS)
    for card in state.pile[: state.height]:
        hidden[card] = True
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            for card in hand:
                hidden[card] = True
    if state.phase in (PLACING, TURNING):
        hidden[state.card] = False  # announced, though still in the hand
    return hidden


def determinize(state: "State", seat: int, random: Random) -> "State":
    """Everybody knows which cards made up each draw pile, for the discard pile is open (FRA-8.4), and every card that
    is used shows from which pile it came. So hidden cards change places only with cards of the same pile."""
    other = state.clone()
    if state.phase == OVER:
        return other  # everything is open
    announced = state.card if state.phase in (PLACING, TURNING) else -1
    loose: list[list[int]] = [[] for _ in range(state.epoch + 1)]
    born = state.born
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            for card in hand:
                if card != announced:
                    loose[born[card]].append(card)
    loose[state.epoch].extend(state.pile[: state.height])
    for cards in loose:
        cards.sort()
        shuffle(cards, random)
    hands: list[list[int]] = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
        else:
            hands.append([card if card == announced else loose[born[card]].pop() for card in hand])
    other.hands = hands
    other.pile = loose[state.epoch]
    other.height = len(other.pile)
    if state.acting != seat:
        other.choices = None
    return other
