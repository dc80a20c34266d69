"""The component data: the files of `data/`, decoded and cross-checked once, at import."""

from typing import Final

from stellwerk.games.bus.data_checks import check_action_board, check_board, check_rules
from stellwerk.games.bus.data_types import ActionBoardData, BoardData, RulesData
from stellwerk.kernel.data import read_data

BOARD_DATA: Final = read_data(__package__, "board.json", BoardData)
RULES_DATA: Final = read_data(__package__, "rules.json", RulesData)
ACTION_BOARD_DATA: Final = read_data(__package__, "action_board.json", ActionBoardData)

check_board(BOARD_DATA)
check_rules(RULES_DATA, BOARD_DATA)
check_action_board(ACTION_BOARD_DATA)
