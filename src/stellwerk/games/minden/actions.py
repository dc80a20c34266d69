"""The actions of Finden Sie Minden: codes and notations, as the record vocabulary of the specification spells them."""

import re
from typing import Final

from stellwerk.games.minden.board import BLOCK_OF, CONSISTENT, DECK, QUARTER_OF, SIDE_OF, SQUARE_OF, TIPS, nested
from stellwerk.games.minden.data_types import BLOCKS, QUARTERS, SIDES
from stellwerk.kernel.actions import Mistake, Notations

KEEP_CARD: Final[int] = 0  # keep
SWAP: Final[int] = 1  # swap
TIP: Final[int] = 2  # tip:<side>:<block>:<square>:<quarter>, 960 codes
CHOOSE: Final[int] = TIP + TIPS  # choose:<card id>, the ids of all decks

CARD_IDS: Final[list[str]] = list(dict.fromkeys(id for deck in DECK.values() for id in deck.ids))

SHOWN: Final[int] = 20  # characters of an unknown value that a refusal repeats
_TIP: Final = re.compile(r"tip:([^:]*):([^:]*):([^:]*):([^:]*)", re.DOTALL)
_NUMBERS: Final[list[str]] = [str(number) for number in range(1, 16)]
FIELDS: Final[list[tuple[str, str, list[str]]]] = [
    ("side", "MIN-5.3", ["-", *SIDES]),
    ("block", "MIN-5.4", ["-", *BLOCKS]),
    ("square", "MIN-5.5", ["-", *_NUMBERS]),
    ("quarter", "MIN-5.6", ["-", *QUARTERS]),
]
"""The fields of a tip: name, clause of an unknown value, values by digit."""


def tip_text(tip: int) -> str:
    """The notation of a tip."""
    digits = (SIDE_OF[tip], BLOCK_OF[tip], SQUARE_OF[tip], QUARTER_OF[tip])
    return ":".join(["tip", *[values[digit] for (_, _, values), digit in zip(FIELDS, digits, strict=True)]])


class MindenActions(Notations):
    """Every notation over all decks; a tip with an unknown side, block, square or quarter is a known mistake."""

    def __init__(self) -> None:
        tips = [tip_text(tip) for tip in range(TIPS)]
        super().__init__(["keep", "swap", *tips, *[f"choose:{id}" for id in CARD_IDS]])

    def read(self, text: str) -> int | Mistake | None:
        """The action with this notation, a tip that no tip card has (MIN-5.3 to MIN-5.6), or nothing."""
        code = self.codes.get(text)
        if code is not None:
            return code
        tip = _TIP.fullmatch(text)
        if tip is None:
            return None
        for (name, clause, values), value in zip(FIELDS, tip.groups(), strict=True):
            if value not in values:
                return Mistake(text, clause, {"field": name, "value": value[:SHOWN]})
        return None


ACTIONS: Final = MindenActions()

CODES: Final[dict[str, list[int]]] = {
    name: [CHOOSE + CARD_IDS.index(id) for id in deck.ids] for name, deck in DECK.items()
}
"""By deck and card: the action that chooses it."""

CARDS: Final[dict[str, list[int]]] = {
    name: [deck.numbers.get(id, -1) for id in CARD_IDS] for name, deck in DECK.items()
}
"""By deck and action (less CHOOSE): the card, -1 if this deck lacks it."""


def legal_tips(deck: str, in_order: bool, without_contradiction: bool) -> list[int]:
    """The tips of a table, ascending: 960, fewer with the options MIN-12.1 and MIN-12.5."""
    return [
        TIP + tip
        for tip in range(TIPS)
        if (not in_order or nested(tip)) and (not without_contradiction or CONSISTENT[deck][tip])
    ]


LEGAL_TIPS: Final[dict[tuple[str, bool, bool], list[int]]] = {
    (deck, in_order, without): legal_tips(deck, in_order, without)
    for deck in DECK
    for in_order in (False, True)
    for without in (False, True)
}
"""By deck, `nested_tips` and `consistent_tips`."""
