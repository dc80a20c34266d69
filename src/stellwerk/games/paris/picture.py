"""The board as plain text, for the terminal: every hex with its id, and below it what lies there."""

from typing import Final

from stellwerk.games.paris.data import BOARDS_DATA
from stellwerk.games.paris.data_types import HexData
from stellwerk.games.paris.view import ParisView

LETTERS: Final = {"blue": "B", "yellow": "Y", "red": "R", "green": "G", "purple": "P", "black": "K"}
BRACKETS: Final = {"city": ("(", ")"), "start": ("<", ">"), "eiffel": ("#", "#")}
WIDTH: Final = 4
SHOWN: Final = frozenset({"board", "starts", "locos", "networks"})
"""Fields of the view that the picture shows."""
LEGEND: Final = "picture-legend"
"""The message that explains the signs."""


def picture(view: ParisView) -> list[str]:
    """Columns lean against each other by half a hex: a hex takes two lines, its neighbours begin one line off."""
    board = BOARDS_DATA[view.board]
    left = min(hex.q for hex in board.hexes)
    top = min(2 * hex.r + hex.q for hex in board.hexes)
    cells: dict[tuple[int, int], str] = {}
    for hex in board.hexes:
        line, column = 2 * hex.r + hex.q - top, hex.q - left
        cells[line, column] = hex.id
        cells[line + 1, column] = content(hex, view.locos.get(hex.id, []), hex.id == board.marseille)
    height, width = max(line for line, _ in cells) + 1, max(column for _, column in cells) + 1
    lines = ["".join(cells.get((line, column), "").ljust(WIDTH) for column in range(width)) for line in range(height)]
    return [line.rstrip() for line in lines]


def content(hex: HexData, companies: list[str], marseille: bool) -> str:
    """The locos of a hex by letter, or what it offers while nobody is there."""
    locos = "".join(LETTERS[company] for company in companies)
    if hex.kind == "land":
        return locos or "."
    opening, closing = ("[", "]") if marseille else BRACKETS[hex.kind]
    return opening + (locos or (str(hex.value) if hex.kind == "city" else opening)) + closing
