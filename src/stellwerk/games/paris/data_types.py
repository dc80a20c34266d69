"""The component data as frozen types: one Struct for each thing in the files of `data/`."""

from typing import Literal

from msgspec import Struct

Kind = Literal["land", "city", "start", "eiffel"]


class DirectionData(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six ways to a neighbour, in axial coordinates."""

    dir: str
    dq: int
    dr: int


class HexData(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed hex; `neighbours` leaves out what lies behind a barrier."""

    id: str
    q: int
    r: int
    x: float
    y: float
    kind: Kind
    value: int
    capacity: int
    neighbours: list[str]
    name: str = ""
    short: str = ""
    dir: str = ""


class BarrierData(Struct, frozen=True, forbid_unknown_fields=True):
    """A dashed line between two hexes."""

    a: str
    b: str
    name: str
    line: tuple[float, float, float, float]


class TrackBoxData(Struct, frozen=True, forbid_unknown_fields=True):
    """One space of the printed value track."""

    value: int
    x: float
    y: float
    w: float
    h: float


class RiverData(Struct, frozen=True, forbid_unknown_fields=True):
    """A river, for drawing only."""

    name: str
    points: list[tuple[float, float]]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file."""

    game: Literal["paris"]
    edition: str
    orientation: str
    hex_radius: float
    view_box: tuple[float, float, float, float]
    directions: list[DirectionData]
    eiffel: str
    starts: list[str]
    marseille: str
    hexes: list[HexData]
    barriers: list[BarrierData]
    value_track: list[TrackBoxData]
    rivers: list[RiverData]
    outline: list[tuple[float, float]]
    km_per_hex: float = 0.0


class CompanyData(Struct, frozen=True, forbid_unknown_fields=True):
    """A company: its id, names and marks."""

    id: str
    de: str
    en: str
    hex: str
    ink: str
    symbol: str
    letter: str


class CompaniesData(Struct, frozen=True, forbid_unknown_fields=True):
    """The companies in their order."""

    game: Literal["paris"]
    locomotives_per_company: int
    companies: list[CompanyData]


class TierData(Struct, frozen=True, forbid_unknown_fields=True):
    """The tint of the cities of one value."""

    value: int
    colour_de: str
    colour_en: str
    hex: str


class LandData(Struct, frozen=True, forbid_unknown_fields=True):
    """What landscape hexes are worth and hold."""

    value: int
    capacity: int
    hex: str


class CityData(Struct, frozen=True, forbid_unknown_fields=True):
    """What city hexes hold."""

    capacity: int


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    game: Literal["paris"]
    title: str
    players: tuple[int, int]
    hand_size: dict[str, int]
    holding_limit: dict[str, int]
    surplus_penalty: int
    build_min: int
    build_max: int
    trade_give: int
    trade_take: list[int]
    start_value: int
    track_max_printed: int
    city_tiers: list[TierData]
    land: LandData
    city: CityData
    stalemate_trade_turns_per_player: int
    components: dict[str, int]
