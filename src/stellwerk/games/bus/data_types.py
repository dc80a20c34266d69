"""The component data as frozen types: one Struct for each thing in the files of `data/`."""

from typing import Literal

from msgspec import Struct

Kind = Literal["house", "office", "pub"]
Letter = Literal["A", "B", "C", "D"]
Area = Literal["lines", "buses", "passengers", "buildings", "clock", "vroomm", "start"]
Point = tuple[float, float]


class CrossingData(Struct, frozen=True, forbid_unknown_fields=True):
    """One crossing of the city map."""

    id: str
    kind: Literal["plain", "park", "station"]
    station: Literal["1830", "dampfross"] | None
    name_de: str
    name_en: str
    x: float
    y: float
    streets: list[str]
    lots: list[str]
    label_x: float
    label_y: float


class StreetData(Struct, frozen=True, forbid_unknown_fields=True):
    """A street between two crossings."""

    id: str
    a: str
    b: str
    length: float


class LotData(Struct, frozen=True, forbid_unknown_fields=True):
    """Room for one building."""

    id: str
    letter: Letter
    crossing: str
    x: float
    y: float


class DecorData(Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn below the streets."""

    park_name_de: str
    park_name_en: str
    park: list[Point]
    rails: list[list[Point]]
    river: list[Point]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The city map."""

    id: str
    title_de: str
    title_en: str
    width: int
    height: int
    stations: dict[str, str]
    start_passengers: list[str]
    crossings: list[CrossingData]
    streets: list[StreetData]
    lots: list[LotData]
    straight: dict[str, list[tuple[str, str]]]
    straight_max_bend_degrees: int
    decor: DecorData


class HourData(Struct, frozen=True, forbid_unknown_fields=True):
    """What the clock can show, and the building that belongs to it."""

    id: Kind
    time_de: str
    time_en: str
    building_de: str
    building_en: str
    icon: str


class ClockData(Struct, frozen=True, forbid_unknown_fields=True):
    """The way of the hand."""

    order: list[Kind]
    start: Kind
    states: list[HourData]


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that depend on the number of players."""

    sticks: int
    time_stones: int
    line_bonus: int
    colours: list[str]


class ColourData(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour: its names and how it looks."""

    de: str
    en: str
    hex: str
    text: str


OptionData = bool | int | str | None


class RulesData(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rules."""

    id: Literal["bus"]
    title: str
    players: tuple[int, int]
    clock: ClockData
    by_players: dict[str, TableData]
    cubes_per_player: int
    cubes_used_as_first_bus: int
    action_cubes_per_player: int
    passengers_total: int
    passengers_at_start: int
    passengers_in_supply: int
    buildings_per_kind: int
    setup_buildings_per_player: int
    setup_letter: Letter
    setup_sticks_per_player: int
    min_cubes_per_round: int
    max_buses: int | None
    defaults: dict[str, OptionData]
    variants: dict[str, list[OptionData]]
    colours: dict[str, ColourData]


class SpaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """One space for a cube."""

    letter: str | None
    index: int
    x: float
    y: float


class AreaData(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seven areas of the action board."""

    id: Area
    step: int
    name_de: str
    name_en: str
    capacity: int
    exclusive: bool
    resolve: Literal["f_to_a", "a_to_f", "single"]
    amount: str
    x: float
    width: float
    spaces: list[SpaceData]
    note_de: str
    note_en: str


class BusParkData(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the buses stand."""

    columns: int
    note_de: str
    note_en: str
    x: float
    y: float
    width: float
    height: float


class ClockFaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """How the clock is drawn."""

    cx: float
    cy: float
    r: float
    hand_angles_deg: dict[str, float]
    stones: list[Point]


class ScoreTrackData(Struct, frozen=True, forbid_unknown_fields=True):
    """How the score track is drawn."""

    min: int
    max: int
    shape: str
    note_de: str
    note_en: str


class ActionBoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The action board."""

    id: str
    title: str
    width: int
    height: int
    areas: list[AreaData]
    total_spaces: int
    bus_park: BusParkData
    clock: ClockFaceData
    score_track: ScoreTrackData
