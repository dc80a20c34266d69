"""The plain board: squares and who has a piece there, drawn by the browser for a game that brings no board."""

from msgspec import Struct

from stellwerk.kernel.view import View

PLAIN_BOARD = "plain_board.json"
"""The public data file with the squares: a game that has one and no folder in the client gets the plain board."""


class PlainSquare(Struct, frozen=True, forbid_unknown_fields=True):
    """A square: where it lies, counted in squares, and what is printed on it. Offers mean it by `square:<id>`."""

    id: str
    x: int
    y: int
    label: str = ""


class PlainBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """All squares."""

    squares: list[PlainSquare]


class PlainView(View, frozen=True, kw_only=True):
    """The view of a game on the plain board: by id of a square, the seat whose piece lies there."""

    pieces: dict[str, int]
