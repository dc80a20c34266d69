"""Drawing and reshuffling (section 8 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import CARD, CARDS
from stellwerk.games.fracht.meta import RESHUFFLE
from stellwerk.games.fracht.rules.facts import note_drawn, note_reshuffle
from stellwerk.games.fracht.rules.phases import CARDS_OUT, OVER
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def turn_up(state: "State", chance: Chance, journal: Journal | None) -> int:
    """Take the top card of the draw pile; an empty one is renewed from the discard pile first (FRA-8.2)."""
    if state.height == 0:
        reshuffle(state, chance, journal)
    state.height -= 1
    return state.pile[state.height]


def reshuffle(state: "State", chance: Chance, journal: Journal | None) -> None:
    """The whole discard pile becomes the draw pile, in a new order (FRA-8.2)."""
    order = chance.draw(RESHUFFLE, [CARDS[card] for card in state.discard])
    state.pile = [CARD[name] for name in reversed(order)]
    state.height = len(state.pile)
    state.discard = []
    state.epoch += 1
    state.born = state.born[:]
    for card in state.pile:
        state.born[card] = state.epoch
    if journal is not None:
        note_reshuffle(state, journal)


def draw(state: "State", seat: int, chance: Chance, journal: Journal | None) -> bool:
    """A card into the hand; if both piles are empty the game ends at once (FRA-8.3)."""
    if state.height == 0 and not state.discard:
        state.phase = OVER
        state.reason = CARDS_OUT
        return False
    card = turn_up(state, chance, journal)
    state.hands = state.hands[:]
    state.hands[seat] = [*state.hands[seat], card]
    if journal is not None:
        note_drawn(state, seat, card, journal)
    return True
