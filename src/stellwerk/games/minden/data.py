"""The component data: the files of `data/`, decoded and cross-checked once, at import.

`cards*.json` hold the answers and never leave the server; what a browser may have is named in `meta.public_data`.
"""

from typing import Final

from stellwerk.games.minden.data_checks import check_board, check_deck
from stellwerk.games.minden.data_types import BoardData, CardsData, GameData, GridsData
from stellwerk.kernel.data import read_data

DECK_NAMES: Final = ("germany", "europe")
FILES: Final = {"germany": ("board.json", "cards.json"), "europe": ("board_europe.json", "cards_europe.json")}

GAME_DATA: Final = read_data(__package__, "game.json", GameData)
GRIDS: Final = {grid.id: grid for grid in read_data(__package__, "grids.json", GridsData).grids}
BOARDS: Final = {name: read_data(__package__, FILES[name][0], BoardData) for name in DECK_NAMES}
DECKS: Final = {name: read_data(__package__, FILES[name][1], CardsData) for name in DECK_NAMES}

for _name in DECK_NAMES:
    check_board(GRIDS[_name], BOARDS[_name], GAME_DATA)
    check_deck(GRIDS[_name], BOARDS[_name], DECKS[_name])
