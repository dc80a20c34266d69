"""The phases of a round and the ends of the game, as numbers."""

from typing import Final

CHOICE: Final[int] = 0  # D1: take a card of the display
SWAPPING: Final[int] = 1  # D2: swap the card or keep it
TIPPING: Final[int] = 2  # D3: all tip at the same time
OVER: Final[int] = 3
PHASES: Final[list[str]] = ["choose", "swap", "tip", "over"]

ZONE: Final[int] = 1  # reasons of the end, in order of precedence (MIN-9.4)
EMPTY_PILE: Final[int] = 2
REASONS: Final[list[str]] = ["", "zone", "pile"]

STRIDE: Final[int] = 5  # numbers per evaluation in `results`: seat, card, tip, space before, space after
AWARD: Final[int] = 5  # numbers per move in `awards`: colour, seat, steps, space before, space after
