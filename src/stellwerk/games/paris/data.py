"""The component data: JSON files decoded into frozen types and cross-checked once, at import."""

from importlib.resources import files
from typing import Final, Literal

import msgspec
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


class DataError(Exception):
    """A data file contradicts itself or the specification."""


def check_board(board: BoardData, game: GameData) -> None:
    """Section 14 of the specification: what every board must fulfil."""
    hexes = {hex.id: hex for hex in board.hexes}
    _demand(len(hexes) == len(board.hexes), "a hex id stands twice")
    _demand([hex.id for hex in board.hexes if hex.kind == "eiffel"] == [board.eiffel], "one Eiffel tower hex")
    _demand(
        sorted(hex.id for hex in board.hexes if hex.kind == "start") == sorted(board.starts) and len(board.starts) == 6,
        "six start hexes",
    )
    _demand(board.marseille in hexes and hexes[board.marseille].kind == "city", "Marseille is a city hex")
    _demand(set(hexes[board.eiffel].neighbours) == set(board.starts), "the start hexes surround the Eiffel tower")
    for hex in board.hexes:
        _check_hex(hex, game)
    _check_neighbours(board, hexes)
    _check_reach(board, hexes)


def _check_hex(hex: HexData, game: GameData) -> None:
    """Value and capacity follow from the kind (PAR-1.4, PAR-5.5, PAR-5.6, PAR-5.7)."""
    expected = {"land": game.land.capacity, "city": game.city.capacity, "start": 0, "eiffel": 0}
    _demand(hex.capacity == expected[hex.kind], f"capacity of {hex.id}")
    tiers = [tier.value for tier in game.city_tiers] if hex.kind == "city" else [0]
    _demand(hex.value in tiers, f"value of {hex.id}")
    _demand((hex.kind == "land") == (hex.name == ""), f"name of {hex.id}")


def _check_neighbours(board: BoardData, hexes: dict[str, HexData]) -> None:
    """Neighbours are symmetric and equal geometry minus barriers (PAR-5.3)."""
    at = {(hex.q, hex.r): hex.id for hex in board.hexes}
    _demand(len(at) == len(board.hexes), "two hexes in one place")
    walls = {frozenset((barrier.a, barrier.b)) for barrier in board.barriers}
    _demand(len(walls) == len(board.barriers), "a barrier stands twice")
    touching = set()
    for hex in board.hexes:
        around = [at.get((hex.q + way.dq, hex.r + way.dr)) for way in board.directions]
        near = {other for other in around if other is not None}
        touching |= {frozenset((hex.id, other)) for other in near}
        open_ways = {other for other in near if frozenset((hex.id, other)) not in walls}
        _demand(open_ways == set(hex.neighbours) and len(open_ways) == len(hex.neighbours), f"neighbours of {hex.id}")
        _demand(all(hex.id in hexes[other].neighbours for other in hex.neighbours), f"symmetry of {hex.id}")
    _demand(walls <= touching, "a barrier stands between hexes that do not touch")


def _check_reach(board: BoardData, hexes: dict[str, HexData]) -> None:
    """Every company is open at the start (PAR-6.8), every buildable hex can be reached."""
    reached: set[str] = set()
    for start in board.starts:
        own: set[str] = set()
        waiting = [start]
        while waiting:
            near = hexes[waiting.pop()].neighbours
            fresh = [other for other in near if hexes[other].capacity > 0 and other not in own]
            own.update(fresh)
            waiting += fresh
        _demand(_open_at_start(hexes, start), f"the start hex {start} has no way to a city")
        reached |= own
    _demand(all(hex.id in reached for hex in board.hexes if hex.capacity > 0), "a hex that nobody can reach")


def _open_at_start(hexes: dict[str, HexData], start: str) -> bool:
    """Whether a way over landscape leads from this start hex to a city (PAR-6.3)."""
    seen = {start}
    waiting = [start]
    while waiting:
        for other in hexes[waiting.pop()].neighbours:
            if hexes[other].kind == "city":
                return True
            if hexes[other].kind == "land" and other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def _check_rules(companies: CompaniesData, game: GameData) -> None:
    """The numbers of the specification's sections 2 and 3."""
    _demand(len({company.id for company in companies.companies}) == 6, "six companies")
    _demand(companies.locomotives_per_company * 6 == game.components["locomotives"], "198 locomotives")
    counts = [str(seats) for seats in range(game.players[0], game.players[1] + 1)]
    _demand(list(game.hand_size) == counts == list(game.holding_limit), "a hand size and a limit per table")
    most = max(int(seats) * size for seats, size in game.hand_size.items())
    _demand(
        most < 2 * (companies.locomotives_per_company - 2), "at least five stores are filled at the start (PAR-2.6)"
    )


def _check_standard(board: BoardData) -> None:
    """PAR-1.1 and PAR-1.4: the counts of the board for play."""
    kinds = [hex.kind for hex in board.hexes]
    _demand([kinds.count(kind) for kind in ("eiffel", "start", "land", "city")] == [1, 6, 124, 51], "counts of hexes")
    values = [hex.value for hex in board.hexes if hex.kind == "city"]
    _demand([values.count(value) for value in (1, 2, 3, 4)] == [28, 15, 7, 1], "counts of cities")
    _demand(len(board.barriers) == 35, "counts of barriers")
    _demand([box.value for box in board.value_track] == list(range(31)), "value track 0 to 30 (PAR-1.5)")


def _demand(fulfilled: bool, what: str) -> None:
    if not fulfilled:
        raise DataError(what)


def _read(name: str) -> bytes:
    return (files(__package__) / "data" / name).read_bytes()


BOARD_NAMES: Final = ("board", "board_mini")

GAME_DATA: Final = msgspec.json.decode(_read("game.json"), type=GameData)
COMPANIES_DATA: Final = msgspec.json.decode(_read("companies.json"), type=CompaniesData)
BOARDS_DATA: Final = {name: msgspec.json.decode(_read(f"{name}.json"), type=BoardData) for name in BOARD_NAMES}

_check_rules(COMPANIES_DATA, GAME_DATA)
for _board in BOARDS_DATA.values():
    check_board(_board, GAME_DATA)
_check_standard(BOARDS_DATA["board"])
