"""The component data: the files of `data/`, decoded and cross-checked once, at import."""

from typing import Final

from stellwerk.games.paris.data_checks import check_board, check_rules, check_standard
from stellwerk.games.paris.data_types import BoardData, CompaniesData, GameData
from stellwerk.kernel.data import read_data

BOARD_NAMES: Final = ("board", "board_mini")

GAME_DATA: Final = read_data(__package__, "game.json", GameData)
COMPANIES_DATA: Final = read_data(__package__, "companies.json", CompaniesData)
BOARDS_DATA: Final = {name: read_data(__package__, f"{name}.json", BoardData) for name in BOARD_NAMES}

check_rules(COMPANIES_DATA, GAME_DATA)
for _board in BOARDS_DATA.values():
    check_board(_board, GAME_DATA)
check_standard(BOARDS_DATA["board"])
