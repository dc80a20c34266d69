"""Decks, grids and the numbers of the rules as tables of ints."""

from typing import Final

from stellwerk.games.minden.data import BOARDS, DECK_NAMES, DECKS, GAME_DATA
from stellwerk.games.minden.data_types import BLOCKS, MOST_SQUARES, QUARTERS, SIDES

COLOURS: Final[list[str]] = [colour.id for colour in GAME_DATA.colours]  # in scoring order (MIN-10.2)
COLOUR_NAMES: Final[list[str]] = [f"@colour-{colour}" for colour in COLOURS]
KEEP: Final[list[int]] = [colour.keep_stones for colour in GAME_DATA.colours]  # MIN-7.1
MAJORITY: Final[int] = GAME_DATA.majority_steps  # MIN-10.3
TIE: Final[int] = GAME_DATA.tie_steps  # MIN-10.4
CHIPS: Final[int] = GAME_DATA.chips  # MIN-3.1
TWO_CHIPS: Final[int] = GAME_DATA.chips_two  # MIN-12.3
FEWEST_SEATS: Final[int] = 2
MOST_SEATS: Final[int] = len(GAME_DATA.player_colours)  # MIN-2.4
ZONES: Final[dict[str, int]] = {
    "normal": BOARDS["germany"].track.final_zone_from,
    "short": BOARDS["germany"].track.final_zone_from_short,
}

TIPS: Final[int] = 3 * 4 * (MOST_SQUARES + 1) * 5
"""All tips: each stone has its values or is not placed (0)."""


def _digits(base: int, below: int) -> list[int]:
    return [code // below % base for code in range(TIPS)]


SIDE_OF: Final[list[int]] = _digits(3, 4 * (MOST_SQUARES + 1) * 5)  # by tip: 0 = no stone, 1 = W, 2 = E
BLOCK_OF: Final[list[int]] = _digits(4, (MOST_SQUARES + 1) * 5)  # 1 = N, 2 = M, 3 = S
SQUARE_OF: Final[list[int]] = _digits(MOST_SQUARES + 1, 5)
QUARTER_OF: Final[list[int]] = _digits(5, 1)  # 1 = a to 4 = d
STONES: Final[list[int]] = [
    (SIDE_OF[tip] > 0) + (BLOCK_OF[tip] > 0) + (SQUARE_OF[tip] > 0) + (QUARTER_OF[tip] > 0) for tip in range(TIPS)
]


def tip_code(side: int, block: int, square: int, quarter: int) -> int:
    """The number of a tip; 0 = no stone."""
    return ((side * 4 + block) * (MOST_SQUARES + 1) + square) * 5 + quarter


def all_right(tip: int, solution: int) -> bool:
    """Whether every stone placed agrees with the solution (MIN-6.4); so is the empty tip."""
    return (
        SIDE_OF[tip] in (0, SIDE_OF[solution])
        and BLOCK_OF[tip] in (0, BLOCK_OF[solution])
        and SQUARE_OF[tip] in (0, SQUARE_OF[solution])
        and QUARTER_OF[tip] in (0, QUARTER_OF[solution])
    )


class Deck:
    """A deck and its board, as tables by card index."""

    __slots__ = ("cells", "colour", "count", "ids", "name", "numbers", "solution")

    def __init__(self, name: str) -> None:
        cards = DECKS[name].cards
        self.name: str = name
        self.count: int = len(cards)
        self.ids: list[str] = [card.id for card in cards]
        self.numbers: dict[str, int] = {card.id: index for index, card in enumerate(cards)}
        self.colour: list[int] = [COLOURS.index(card.colour) for card in cards]
        self.solution: list[int] = [
            tip_code(
                SIDES.index(card.solution.side) + 1,
                BLOCKS.index(card.solution.block) + 1,
                card.solution.square,
                QUARTERS.index(card.solution.quarter) + 1,
            )
            for card in cards
        ]
        squares = {square.id: square for square in BOARDS[name].squares}
        self.cells: list[int] = [  # the quarters of the board as complete tips
            tip_code(
                SIDES.index(squares[cell.square].side) + 1,
                BLOCKS.index(squares[cell.square].block) + 1,
                squares[cell.square].number,
                QUARTERS.index(cell.quarter) + 1,
            )
            for cell in BOARDS[name].quarter_cells
        ]


DECK: Final[dict[str, Deck]] = {name: Deck(name) for name in DECK_NAMES}


def nested(tip: int) -> bool:
    """Whether the stones are placed in the order a, b, c, d without a gap (MIN-12.1)."""
    if SIDE_OF[tip] == 0 and BLOCK_OF[tip] > 0:
        return False
    if BLOCK_OF[tip] == 0 and SQUARE_OF[tip] > 0:
        return False
    return not (SQUARE_OF[tip] == 0 and QUARTER_OF[tip] > 0)


def _consistent(deck: Deck) -> list[bool]:
    """By tip: whether some quarter of the board agrees with all its stones (MIN-5.9)."""
    found = [False] * TIPS
    for cell in deck.cells:
        for side in (0, SIDE_OF[cell]):
            for block in (0, BLOCK_OF[cell]):
                for square in (0, SQUARE_OF[cell]):
                    for quarter in (0, QUARTER_OF[cell]):
                        found[tip_code(side, block, square, quarter)] = True
    return found


CONSISTENT: Final[dict[str, list[bool]]] = {name: _consistent(deck) for name, deck in DECK.items()}
