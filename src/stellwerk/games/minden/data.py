"""The component data: JSON files decoded into frozen types and cross-checked once, at import.

`cards*.json` hold the answers and never leave the server; what a browser may have is named in `meta.public_data`.
"""

import math
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

Side = Literal["W", "E"]
Block = Literal["N", "M", "S"]
Quarter = Literal["a", "b", "c", "d"]
Pair = tuple[float, float]

SIDES: Final[tuple[Side, ...]] = ("W", "E")
BLOCKS: Final[tuple[Block, ...]] = ("N", "M", "S")
QUARTERS: Final[tuple[Quarter, ...]] = ("a", "b", "c", "d")
MOST_SQUARES: Final = 15  # of a block, on the tip card (MIN-5.5)
DECK_NAMES: Final = ("germany", "europe")
FILES: Final = {"germany": ("board.json", "cards.json"), "europe": ("board_europe.json", "cards_europe.json")}


class SolutionData(Struct, frozen=True, forbid_unknown_fields=True):
    """The back of a card (MIN-2.12)."""

    side: Side
    block: Block
    square: int
    quarter: Quarter


class ReferenceData(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the position of a card comes from."""

    source: Literal["geonames", "reference_point"]
    geonames_id: int
    geonames_name: str
    distance_km: float


class CardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A place card; `state` is the Land, or the country where the deck is larger than one."""

    id: str
    colour: Literal["yellow", "orange", "green", "blue"]
    name_de: str
    name_en: str
    kind: Literal["town", "landscape", "landscape_small", "site"]
    lat: float
    lon: float
    state: str
    fame: Literal[1, 2, 3, 4, 5]
    fact_de: str
    fact_en: str
    solution: SolutionData
    cell: str
    margin_km: float
    reference: ReferenceData


class CardsData(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck; the order is fixed, records name a card of the pile by its index."""

    id: str
    cards: list[CardData]


class ColourData(Struct, frozen=True, forbid_unknown_fields=True):
    """A card colour and the stones that it takes to keep such a card (MIN-7.1)."""

    id: str
    name_de: str
    name_en: str
    hex: str
    keep_stones: int


class PlayerColourData(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of a pawn (MIN-2.4)."""

    id: str
    name_de: str
    name_en: str
    hex: str


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    colours: list[ColourData]  # in the order of the final scoring (MIN-10.2)
    player_colours: list[PlayerColourData]
    chips: int
    chips_two: int  # MIN-12.3
    majority_steps: int
    tie_steps: int
    stones: int


class BlockData(Struct, frozen=True, forbid_unknown_fields=True):
    """North, Middle or South: rows of squares."""

    id: Block
    lat_min: float
    lat_max: float
    rows: int
    row_height: float
    squares: int


class GridData(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines of a board (MIN-2.7 to MIN-2.11)."""

    id: str
    name_de: str
    name_en: str
    side_meridian: float
    block_parallels: Pair
    columns_lon: list[float]
    blocks: list[BlockData]


class GridsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The grids of all decks."""

    grids: list[GridData]


class ProjectionData(Struct, frozen=True, forbid_unknown_fields=True):
    """From degrees to the units of the drawing."""

    type: str
    formula: str
    x0: float
    y0: float
    lon0: float
    lat0: float
    kx: float
    ky: float


class SquareData(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered square."""

    id: str
    block: Block
    number: int
    side: Side
    row: int
    col: int
    lon_min: float
    lon_max: float
    lat_min: float
    lat_max: float
    px: tuple[float, float, float, float]


class CellData(Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of a square; `land_share` is the part of it that is land of the deck."""

    id: str
    square: str
    quarter: Quarter
    lon_min: float
    lon_max: float
    lat_min: float
    lat_max: float
    center: Pair
    land_share: float


class CityData(Struct, frozen=True, forbid_unknown_fields=True):
    """A city printed on the board for orientation (MIN-2.13)."""

    name_de: str
    name_en: str
    lat: float
    lon: float
    geonames_id: int
    source: Literal["published", "ours"]
    px: Pair


class SpaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the scoring track."""

    space: int
    col: int
    row: int
    x: float
    y: float
    zone: Literal["start", "normal", "final"]


class TrackData(Struct, frozen=True, forbid_unknown_fields=True):
    """The scoring track (MIN-2.14)."""

    columns: int
    rows: int
    cell_px: float
    spaces: int
    start: int
    final_zone_from: int
    final_zone_from_short: int
    cells: list[SpaceData]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A board: squares, quarters, cities, track, and how they are drawn."""

    id: str
    size_px: Pair
    map_rect_px: tuple[float, float, float, float]
    projection: ProjectionData
    squares: list[SquareData]
    quarter_cells: list[CellData]
    orientation_cities: list[CityData]
    track: TrackData


class DataError(ValueError):
    """The files contradict each other or the specification."""


def solve(grid: GridData, lon: float, lat: float) -> SolutionData:
    """Where a place lies on the grid (MIN-2.12); beyond the outermost lines it counts for the outermost cell."""
    block = next((block for block in grid.blocks if lat >= block.lat_min), grid.blocks[-1])
    width = grid.columns_lon[1] - grid.columns_lon[0]
    columns = len(grid.columns_lon) - 1
    row = min(max(math.ceil((block.lat_max - lat) / block.row_height) - 1, 0), block.rows - 1)
    col = min(max(math.floor((lon - grid.columns_lon[0]) / width), 0), columns - 1)
    southern = lat < block.lat_max - (row + 0.5) * block.row_height
    eastern = lon >= grid.columns_lon[0] + (col + 0.5) * width
    return SolutionData(
        side="E" if lon >= grid.side_meridian else "W",
        block=block.id,
        square=columns * row + col + 1,
        quarter=QUARTERS[2 * southern + eastern],
    )


def _check_deck(grid: GridData, board: BoardData, deck: CardsData) -> None:
    """Solutions follow from the coordinates, cells exist, ids and names stand once."""
    cells = {cell.id for cell in board.quarter_cells}
    _demand(len({card.id for card in deck.cards}) == len(deck.cards), "every card id stands once")
    for card in deck.cards:
        found = solve(grid, card.lon, card.lat)
        _demand(found == card.solution, f"the solution of {card.id} (MIN-2.12)")
        _demand(card.cell == f"{found.block}{found.square}{found.quarter}", f"the cell of {card.id}")
        _demand(card.cell in cells, f"the cell of {card.id} is on the board")


def _check_board(grid: GridData, board: BoardData) -> None:
    """The squares drawn are those of the grid (MIN-2.9, MIN-2.10), and the track is long enough (MIN-2.14)."""
    wanted = {f"{block.id}{number}" for block in grid.blocks for number in range(1, block.squares + 1)}
    _demand({square.id for square in board.squares} == wanted, f"the squares of {board.id}")
    for square in board.squares:
        middle = solve(grid, (square.lon_min + square.lon_max) / 2, (square.lat_min + square.lat_max) / 2)
        _demand((middle.side, middle.block, middle.square) == (square.side, square.block, square.number), square.id)
    for cell in board.quarter_cells:
        inside = solve(grid, *cell.center)
        _demand(f"{inside.block}{inside.square}{inside.quarter}" == cell.id, f"the cell {cell.id}")
    _demand(all(block.squares <= MOST_SQUARES for block in grid.blocks), "squares of a block (MIN-5.5)")
    track = board.track
    _demand([cell.space for cell in track.cells] == list(range(track.spaces + 1)), "the spaces of the track")
    longest = track.final_zone_from - 1 + 8 + len(GAME_DATA.colours) * (GAME_DATA.majority_steps + 4)
    _demand(longest <= track.spaces, "the track can never be overshot (MIN-2.14)")


def _demand(fulfilled: bool, what: str) -> None:
    if not fulfilled:
        raise DataError(what)


def _read(name: str) -> bytes:
    return (files(__package__) / "data" / name).read_bytes()


GAME_DATA: Final = msgspec.json.decode(_read("game.json"), type=GameData)
GRIDS: Final = {grid.id: grid for grid in msgspec.json.decode(_read("grids.json"), type=GridsData).grids}
BOARDS: Final = {name: msgspec.json.decode(_read(FILES[name][0]), type=BoardData) for name in DECK_NAMES}
DECKS: Final = {name: msgspec.json.decode(_read(FILES[name][1]), type=CardsData) for name in DECK_NAMES}

for _name in DECK_NAMES:
    _check_board(GRIDS[_name], BOARDS[_name])
    _check_deck(GRIDS[_name], BOARDS[_name], DECKS[_name])
