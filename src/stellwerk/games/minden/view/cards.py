"""The task side of a card and the stones of a tip, as everybody sees them."""

from functools import cache

from msgspec import Struct

from stellwerk.games.minden.actions import FIELDS, tip_text
from stellwerk.games.minden.board import BLOCK_OF, COLOURS, DECK, KEEP, QUARTER_OF, SIDE_OF, SQUARE_OF, STONES
from stellwerk.games.minden.state import State
from stellwerk.kernel.message import Message


class MindenCard(Struct, frozen=True):
    """The task side of a card: all that is known before its evaluation."""

    id: str
    name: Message  # card-<id>
    colour: str  # yellow, orange, green, blue
    keep: int  # stones needed to keep it (MIN-7.1)


class MindenTip(Struct, frozen=True):
    """The stones on a tip card; None = no stone of this kind. A solution has all four."""

    side: str | None  # W, E
    block: str | None  # N, M, S
    square: int | None  # 1 to 15
    quarter: str | None  # a, b, c, d
    stones: int
    text: str  # as in the notation: W:N:12:c, - for no stone


def card_of(state: State, card: int) -> MindenCard:
    """The task side of a card (MIN-4.5)."""
    return _task_side(state.setting.deck.name, card)


@cache
def _task_side(name: str, card: int) -> MindenCard:
    deck = DECK[name]
    colour = deck.colour[card]
    return MindenCard(deck.ids[card], Message(f"card-{deck.ids[card]}"), COLOURS[colour], KEEP[colour])


@cache
def tip_of(tip: int) -> MindenTip:
    """The stones of a tip, or of a solution, as the notation spells them."""
    digits = (SIDE_OF[tip], BLOCK_OF[tip], SQUARE_OF[tip], QUARTER_OF[tip])
    texts = [values[digit] if digit else None for (_, _, values), digit in zip(FIELDS, digits, strict=True)]
    return MindenTip(texts[0], texts[1], SQUARE_OF[tip] or None, texts[3], STONES[tip], tip_text(tip)[4:])
