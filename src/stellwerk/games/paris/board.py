"""The boards as plain tables of ints: hexes are bits and indices, the same for both boards."""

from typing import Final

from stellwerk.games.paris.data import BOARD_NAMES, BOARDS_DATA, COMPANIES_DATA, GAME_DATA

COMPANIES: Final[list[str]] = [company.id for company in COMPANIES_DATA.companies]
COMPANY: Final[dict[str, int]] = {name: index for index, name in enumerate(COMPANIES)}
NAMES: Final[list[str]] = ["@company-" + name for name in COMPANIES]  # as an argument of a message
BAG: Final[int] = COMPANIES_DATA.locomotives_per_company - 2  # one on the start hex, one on the value track

FEWEST_SEATS: Final[int] = GAME_DATA.players[0]
MOST_SEATS: Final[int] = GAME_DATA.players[1]
HAND_SIZE: Final[dict[int, int]] = {int(seats): size for seats, size in GAME_DATA.hand_size.items()}
LIMIT: Final[dict[int, int]] = {int(seats): size for seats, size in GAME_DATA.holding_limit.items()}
PENALTY: Final[int] = GAME_DATA.surplus_penalty
MOST_LOCOS: Final[int] = GAME_DATA.build_max

HEXES: Final[list[str]] = list(dict.fromkeys([hex.id for name in BOARD_NAMES for hex in BOARDS_DATA[name].hexes]))
HEX: Final[dict[str, int]] = {id: index for index, id in enumerate(HEXES)}
BIT: Final[list[int]] = [2**index for index in range(len(HEXES))]


class Board:
    """One board; the tables are indexed by hex, and a hex that the board lacks has no neighbours and no room."""

    __slots__ = ("cities", "hexes", "lands", "marseille", "name", "near", "near_mask", "starts", "title", "value")

    def __init__(self, name: str) -> None:
        data = BOARDS_DATA[name]
        self.name: str = name
        self.starts: list[int] = [HEX[id] for id in data.starts]
        self.marseille: int = HEX[data.marseille]
        self.hexes: int = 0  # every hex of this board
        self.lands: int = 0
        self.cities: int = 0
        self.value: list[int] = [0] * len(HEXES)
        self.title: list[str] = HEXES[:]  # the name of a city or station, the id of any other hex
        self.near: list[list[int]] = [[] for _ in HEXES]  # buildable neighbours, barriers taken out (PAR-5.3)
        self.near_mask: list[int] = [0] * len(HEXES)
        for hex in data.hexes:
            index = HEX[hex.id]
            self.hexes |= BIT[index]
            self.lands |= BIT[index] if hex.kind == "land" else 0
            self.cities |= BIT[index] if hex.kind == "city" else 0
            self.value[index] = hex.value
            self.title[index] = hex.name or hex.id
        room = self.lands | self.cities
        for hex in data.hexes:
            index = HEX[hex.id]
            self.near[index] = sorted(HEX[id] for id in hex.neighbours if BIT[HEX[id]] & room)
            self.near_mask[index] = mask_of(self.near[index])


def mask_of(hexes: list[int]) -> int:
    """The hexes as one int, a bit each."""
    mask = 0
    for hex in hexes:
        mask |= BIT[hex]
    return mask


def hexes_of(mask: int) -> list[int]:
    """The hexes of a mask in ascending order."""
    hexes: list[int] = []
    while mask:
        lowest = mask & -mask
        hexes.append(lowest.bit_length() - 1)
        mask ^= lowest
    return hexes


def around(board: Board, mask: int) -> int:
    """Every buildable neighbour of these hexes."""
    near = 0
    for hex in hexes_of(mask):
        near |= board.near_mask[hex]
    return near


def way(board: Board, first: int, over: int, goals: int) -> int:
    """A shortest way from the hexes `first` over the hexes `over` to one of `goals`, as a mask; 0 if there is none."""
    layers: list[int] = []
    layer = first & (over | goals)
    seen = layer
    while layer:
        layers.append(layer)
        if layer & goals:
            return _back(board, layers, goals)
        layer = around(board, layer) & (over | goals) & ~seen
        seen |= layer
    return 0


def _back(board: Board, layers: list[int], goals: int) -> int:
    """One hex of each layer, from the goal back to the first."""
    last = layers.pop() & goals
    last &= -last
    path = last
    while layers:
        last = board.near_mask[last.bit_length() - 1] & layers.pop()
        last &= -last
        path |= last
    return path


BOARDS: Final[dict[str, Board]] = {name: Board(name) for name in BOARD_NAMES}
