"""The steps of a turn and the ends of the game, as numbers."""

from typing import Final

TURN: Final[int] = 0  # D1: begin a Build or a Trade
LAYING: Final[int] = 1  # D2: place a loco or stop
TAKING: Final[int] = 2  # D3: take what a Trade brings
OVER: Final[int] = 3
PHASES: Final[list[str]] = ["turn", "place", "take", "over"]

MARSEILLE: Final[int] = 1  # reasons of the end, in order of precedence (PAR-9.7)
SUPPLY: Final[int] = 2
STALEMATE: Final[int] = 3
REASONS: Final[list[str]] = ["", "marseille", "supply", "stalemate"]

STRICT: Final[int] = 2  # cut_off (PAR-V3)
CUT_OFF: Final[list[str]] = ["off", "standard", "strict"]
