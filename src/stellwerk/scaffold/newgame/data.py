"""The component data: the squares, read once, at import."""

from typing import Final

from stellwerk.kernel.data import must_hold, read_data
from stellwerk.kernel.plain_board import PLAIN_BOARD, PlainBoard

BOARD: Final = read_data(__package__, PLAIN_BOARD, PlainBoard)
SQUARES: Final = [square.id for square in BOARD.squares]
VALUES: Final = {square.id: int(square.label) for square in BOARD.squares}

must_hold(len(VALUES) == len(SQUARES), "every square stands once")
