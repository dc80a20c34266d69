"""Practising places alone: tasks without their backs, and the back of one card when somebody has tipped.

Cards that lie open at a running table of the asker are left out: the server says which (MIN-4.8).
"""

from collections.abc import Iterator, Set
from typing import Final

from stellwerk.games.minden.board import COLOURS, KEEP
from stellwerk.games.minden.data import DECK_NAMES, DECKS
from stellwerk.games.minden.data_types import BLOCKS, CardData
from stellwerk.games.minden.rules.phases import OVER
from stellwerk.games.minden.state import State
from stellwerk.kernel.practice import PracticeAnswer, PracticeTask

REGIONS: Final = ("all", *BLOCKS)


class MindenTask(PracticeTask, frozen=True):
    """The task side of a card that may be practised; its name is the message `card-<id>`."""

    colour: str
    keep: int  # stones needed to keep it (MIN-7.1)


class MindenBack(PracticeAnswer, frozen=True):
    """The solution side of a card."""

    side: str
    block: str
    square: int
    quarter: str
    lon: float
    lat: float
    state: str
    fact: dict[str, str]  # by language


def tasks(deck: str, region: str, without: Set[str]) -> list[MindenTask] | None:
    """The cards of a deck in a region (`all` or a block), in the order of the deck; None if there is no such thing."""
    if deck not in DECK_NAMES or region not in REGIONS:
        return None
    return [
        MindenTask(card.id, card.colour, KEEP[COLOURS.index(card.colour)])
        for card in DECKS[deck].cards
        if region in ("all", card.solution.block) and card.id not in without
    ]


def back(deck: str, id: str) -> MindenBack | None:
    """The solution side of a card; None if there is no such card."""
    card = next((card for card in _cards(deck) if card.id == id), None)
    if card is None:
        return None
    where = card.solution
    fact = {"de": card.fact_de, "en": card.fact_en}
    return MindenBack(
        card.id, where.side, where.block, where.square, where.quarter, card.lon, card.lat, card.state, fact
    )


def open_cards(state: State) -> set[str]:
    """The cards that lie open at a running table: display, cards of the players, top of the pile."""
    if state.phase == OVER:
        return set()
    top = [] if state.setting.closed_pile else state.pile[state.top : state.top + 1]  # MIN-12.2: who looks for it fails
    shown = [*state.display, *[card for card in state.hand if card >= 0], *top]
    return {state.setting.deck.ids[card] for card in shown}


def _cards(deck: str) -> Iterator[CardData]:
    yield from DECKS[deck].cards if deck in DECK_NAMES else ()
