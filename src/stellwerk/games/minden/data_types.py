"""The component data as frozen types: cards, grids, boards."""

from typing import Final, Literal

from msgspec import Struct

Side = Literal["W", "E"]
Block = Literal["N", "M", "S"]
Quarter = Literal["a", "b", "c", "d"]
Pair = tuple[float, float]

SIDES: Final[tuple[Side, ...]] = ("W", "E")
BLOCKS: Final[tuple[Block, ...]] = ("N", "M", "S")
QUARTERS: Final[tuple[Quarter, ...]] = ("a", "b", "c", "d")
MOST_SQUARES: Final = 15  # of a block, on the tip card (MIN-5.5)


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
