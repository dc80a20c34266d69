"""The component data: JSON files decoded into frozen types and cross-checked once, at import."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Literal

import msgspec
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


class DataError(Exception):
    """A data file contradicts itself or the specification."""


def check_board(board: BoardData) -> None:
    """BUS-1.1 and the shape of the map: what every city must fulfil."""
    crossings = {crossing.id: crossing for crossing in board.crossings}
    streets = {street.id: street for street in board.streets}
    _demand([len(crossings), len(streets), len(board.lots)] == [36, 70, 47], "36 crossings, 70 streets, 47 lots")
    letters = [lot.letter for lot in board.lots]
    _demand([letters.count(letter) for letter in ("A", "B", "C", "D")] == [12, 11, 9, 15], "12 A, 11 B, 9 C, 15 D")
    _demand([lot.id for lot in board.lots] == sorted({lot.id for lot in board.lots}), "lots in the order of their ids")
    _demand(len({(street.a, street.b) for street in board.streets}) == len(streets), "two streets with the same ends")
    for crossing in board.crossings:
        _check_crossing(board, crossing)
    stations = {crossing.station: crossing.id for crossing in board.crossings if crossing.station is not None}
    _demand(stations == board.stations and len(stations) == 2, "two stations")
    parks = [crossing.id for crossing in board.crossings if crossing.kind == "park"]
    _demand(parks == board.start_passengers, "passengers begin on the park crossings (BUS-2.6)")


def _check_crossing(board: BoardData, crossing: CrossingData) -> None:
    """Streets, lots and straight pairs of a crossing fit the rest of the file."""
    touching = [street.id for street in board.streets if crossing.id in (street.a, street.b)]
    _demand(touching == crossing.streets and len(touching) > 1, f"streets at {crossing.id}")
    _demand([lot.id for lot in board.lots if lot.crossing == crossing.id] == crossing.lots, f"lots at {crossing.id}")
    rooms = [0] if crossing.kind == "station" else [1, 2]
    _demand(len(crossing.lots) in rooms, f"one or two lots at {crossing.id}, none at a station (BUS-1.1)")
    pairs = board.straight[crossing.id]
    _demand(all(a in touching and b in touching and a != b for a, b in pairs), f"straight pairs at {crossing.id}")


def check_rules(rules: RulesData, board: BoardData) -> None:
    """The figures of sections 2 and 3 of the specification fit each other."""
    _demand(rules.passengers_at_start == len(board.start_passengers), "passengers at the start (BUS-2.6)")
    _demand(rules.passengers_total - rules.passengers_at_start == rules.passengers_in_supply, "supply (BUS-2.6)")
    cubes = rules.cubes_per_player - rules.cubes_used_as_first_bus
    _demand(cubes == rules.action_cubes_per_player == rules.defaults["action_cubes"], "cubes for actions (BUS-2.8)")
    tables = [str(seats) for seats in range(rules.players[0], rules.players[1] + 1)]
    _demand(list(rules.by_players) == tables, "figures for every number of players")
    for seats, table in rules.by_players.items():
        known = all(colour in rules.colours for colour in table.colours)
        _demand(known and len(table.colours) >= int(seats), "a colour per player (BUS-1.4)")
    _demand(rules.defaults.keys() == rules.variants.keys(), "every option has its values")
    _demand([state.id for state in rules.clock.states] == rules.clock.order, "the way of the clock (BUS-9.4)")


def check_action_board(board: ActionBoardData) -> None:
    """BUS-1.2: seven areas, 27 spaces, lettered a to f."""
    _demand([area.capacity for area in board.areas] == [6, 1, 6, 6, 1, 6, 1], "capacities of the areas")
    _demand(sum(area.capacity for area in board.areas) == board.total_spaces, "27 spaces")
    for step, area in enumerate(board.areas, start=1):
        letters: Sequence[str | None] = "abcdef" if area.capacity > 1 else [None]
        _demand([space.letter for space in area.spaces] == list(letters), f"letters of {area.id}")
        _demand([space.index for space in area.spaces] == list(range(area.capacity)), f"spaces of {area.id}")
        _demand(area.step == step and area.exclusive == (area.capacity == 1), f"step of {area.id}")


def _demand(fulfilled: bool, what: str) -> None:
    if not fulfilled:
        raise DataError(what)


def _read(name: str) -> bytes:
    return (files(__package__) / "data" / name).read_bytes()


BOARD_DATA: Final = msgspec.json.decode(_read("board.json"), type=BoardData)
RULES_DATA: Final = msgspec.json.decode(_read("rules.json"), type=RulesData)
ACTION_BOARD_DATA: Final = msgspec.json.decode(_read("action_board.json"), type=ActionBoardData)

check_board(BOARD_DATA)
check_rules(RULES_DATA, BOARD_DATA)
check_action_board(ACTION_BOARD_DATA)
