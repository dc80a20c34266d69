"""The boards once more for the bots: hexes as bits of a grid, so that all neighbours of a set are six shifts away."""

from typing import Final

from stellwerk.games.paris.board import BIT, BOARDS, HEX, Board, around, mask_of
from stellwerk.games.paris.data import BOARDS_DATA

NOWHERE: Final[int] = 99
REGION: Final[int] = 7  # hexes around a track that count as its region


class Prospect:
    """What one Build can do: where it gets, the way with the most points per loco, the way to nowhere.

    It holds as long as the hexes that were looked at have the same room.
    """

    __slots__ = ("examined", "hexes", "layers", "room", "waste", "within")

    def __init__(
        self, examined: int, room: int, layers: list[int], within: int, hexes: list[int], waste: list[int]
    ) -> None:
        self.examined: int = examined
        self.room: int = room
        self.layers: list[int] = layers  # hexes that one more loco reaches, two, ... five (on the grid)
        self.within: int = within  # all of them (on the grid)
        self.hexes: list[int] = hexes  # of the way, in building order
        self.waste: list[int] = waste  # hexes that lead nowhere, in building order


class Memory:
    """What is known of one track: its region, its way to Marseille, its prospects in different surroundings."""

    __slots__ = ("prospects", "region", "steps", "track")

    def __init__(self, track: int, region: int, steps: int) -> None:
        self.track: int = track  # on the grid
        self.region: int = region
        self.steps: int = steps  # locos to Marseille on the empty board
        self.prospects: list[Prospect] = []


class Chart:
    """One board on a grid of columns: neighbours lie at six fixed distances; barriers are taken out (PAR-5.3)."""

    __slots__ = (
        "back_masks", "board", "cities", "grid_worth", "hex_at", "left_masks", "left_shifts", "marseille", "memories",
        "near", "regions", "right_masks", "right_shifts", "run_masks", "run_shifts", "spots",
        "steps", "worth",
    )  # fmt: skip

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        spots = grid_spots(board.name)
        self.hex_at: list[int] = [-1] * (max(spots) + 1)  # by bit of the grid
        for hex, spot in enumerate(spots):
            if spot >= 0:
                self.hex_at[spot] = hex
        self.set_runs(spots)
        self.set_ways(spots)
        self.near: list[int] = [self.grid(mask) for mask in board.near_mask]  # by hex: its neighbours on the grid
        self.spots: list[int] = [self.grid(bit) for bit in BIT]  # by hex: its bit on the grid
        self.cities: int = self.grid(board.cities)
        self.marseille: int = self.grid(BIT[board.marseille])
        self.worth: list[int] = [  # cities worth 1, 2, 3 at least, without Marseille
            mask_of([hex for hex, value in enumerate(board.value) if least <= value < 4]) for least in (1, 2, 3)
        ]
        self.grid_worth: list[int] = [self.grid(mask) for mask in self.worth]
        self.memories: dict[int, Memory] = {}  # by track
        self.steps: list[int] = steps_to(board, board.marseille)
        self.regions: list[int] = regions(board)

    def set_runs(self, spots: list[int]) -> None:
        """Hexes in a row of one column are moved to the grid together."""
        self.run_masks: list[int] = []
        self.back_masks: list[int] = []
        self.run_shifts: list[int] = []
        for hex, spot in enumerate(spots):
            if spot < 0:
                continue
            if not self.run_shifts or self.run_shifts[-1] != spot - hex:
                self.run_masks.append(0)
                self.back_masks.append(0)
                self.run_shifts.append(spot - hex)
            self.run_masks[-1] |= BIT[hex]
            self.back_masks[-1] |= 2**spot

    def set_ways(self, spots: list[int]) -> None:
        """The six directions: how far, and from which hexes a way leads there."""
        ways: dict[int, int] = {}
        for hex, near in enumerate(self.board.near):
            for other in near:
                shift = spots[other] - spots[hex]
                ways[shift] = ways.get(shift, 0) | 2 ** spots[hex]
        self.left_shifts: list[int] = [shift for shift in ways if shift > 0]
        self.left_masks: list[int] = [ways[shift] for shift in self.left_shifts]
        self.right_shifts: list[int] = [-shift for shift in ways if shift < 0]
        self.right_masks: list[int] = [ways[-shift] for shift in self.right_shifts]

    def grid(self, mask: int) -> int:
        """Hexes of the engine as bits of the grid."""
        moved = 0
        for run, shift in zip(self.run_masks, self.run_shifts, strict=True):
            part = mask & run
            if part:
                moved |= part << shift if shift >= 0 else part >> -shift
        return moved

    def hexes(self, grid: int) -> int:
        """Bits of the grid as hexes of the engine."""
        moved = 0
        for run, shift in zip(self.back_masks, self.run_shifts, strict=True):
            part = grid & run
            if part:
                moved |= part >> shift if shift >= 0 else part << -shift
        return moved

    def around(self, grid: int) -> int:
        """All buildable neighbours of these hexes."""
        left = self.left_masks
        right = self.right_masks
        far = self.left_shifts
        back = self.right_shifts
        return (
            (grid & left[0]) << far[0]
            | (grid & left[1]) << far[1]
            | (grid & left[2]) << far[2]
            | (grid & right[0]) >> back[0]
            | (grid & right[1]) >> back[1]
            | (grid & right[2]) >> back[2]
        )


def grid_spots(name: str) -> list[int]:
    """By hex of the engine: its bit on the grid, -1 if this board lacks it."""
    hexes = BOARDS_DATA[name].hexes
    first_column = min(hex.q for hex in hexes)
    first_row = min(hex.r for hex in hexes)
    height = max(hex.r for hex in hexes) - first_row + 1
    spots = [-1] * len(BIT)
    for hex in hexes:
        spots[HEX[hex.id]] = (hex.q - first_column) * height + hex.r - first_row
    return spots


def steps_to(board: Board, goal: int) -> list[int]:
    """By hex: the locos needed to get from there to the goal on the empty board."""
    steps = [NOWHERE] * len(BIT)
    steps[goal] = 0
    wave = [goal]
    while wave:
        after: list[int] = []
        for hex in wave:
            for other in range(len(BIT)):
                if steps[other] == NOWHERE and board.near_mask[other] & BIT[hex]:
                    steps[other] = steps[hex] + 1
                    after.append(other)
        wave = after
    return steps


def regions(board: Board) -> list[int]:
    """By hex: what lies within REGION steps on the empty board (mask of the engine)."""
    masks = BIT[:]
    for _ in range(REGION):
        masks = [mask | around(board, mask) for mask in masks]
    return masks


CHARTS: Final[dict[str, Chart]] = {name: Chart(board) for name, board in BOARDS.items()}
