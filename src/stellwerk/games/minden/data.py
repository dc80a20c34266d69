"""The component data: JSON files decoded into frozen types and cross-checked once, at import.

`cards*.json` hold the answers and never leave the server; what a browser may have is named in `meta.public_data`.
"""

from importlib.resources import files
from typing import Final

import msgspec

from stellwerk.games.minden.checks import DataError, check_board, check_deck, solve
from stellwerk.games.minden.shapes import (
    BLOCKS,
    MOST_SQUARES,
    QUARTERS,
    SIDES,
    BoardData,
    CardData,
    CardsData,
    GameData,
    GridsData,
)

__all__ = [
    "BLOCKS", "BOARDS", "DECKS", "DECK_NAMES", "GAME_DATA", "GRIDS", "MOST_SQUARES", "QUARTERS", "SIDES", "CardData",
    "DataError", "solve",
]  # fmt: skip

DECK_NAMES: Final = ("germany", "europe")
FILES: Final = {"germany": ("board.json", "cards.json"), "europe": ("board_europe.json", "cards_europe.json")}


def _read(name: str) -> bytes:
    return (files(__package__) / "data" / name).read_bytes()


GAME_DATA: Final = msgspec.json.decode(_read("game.json"), type=GameData)
GRIDS: Final = {grid.id: grid for grid in msgspec.json.decode(_read("grids.json"), type=GridsData).grids}
BOARDS: Final = {name: msgspec.json.decode(_read(FILES[name][0]), type=BoardData) for name in DECK_NAMES}
DECKS: Final = {name: msgspec.json.decode(_read(FILES[name][1]), type=CardsData) for name in DECK_NAMES}

for _name in DECK_NAMES:
    check_board(GRIDS[_name], BOARDS[_name], GAME_DATA)
    check_deck(GRIDS[_name], BOARDS[_name], DECKS[_name])
