"""What a seat may see of Bus: everything, and every field that goes out is named here."""

from msgspec import Struct

from stellwerk.games.bus.board import (
    AREAS,
    ARM_CROSSING,
    ARM_STREET,
    CROSSINGS,
    KINDS,
    LETTERS,
    LOT_CROSSING,
    LOTS,
    OTHER_ARM,
    SPACES,
    STREETS,
    crossings_of,
)
from stellwerk.games.bus.data_types import Area, Kind
from stellwerk.games.bus.prompts import clause, prompt
from stellwerk.games.bus.rules.buildings import building_on, buildings
from stellwerk.games.bus.rules.lines import is_dead
from stellwerk.games.bus.rules.passengers import is_seated, passengers_at
from stellwerk.games.bus.rules.phases import CHOOSE, OVER, PHASES
from stellwerk.games.bus.scoring import scores
from stellwerk.games.bus.state import State
from stellwerk.kernel.view import View


class Head(Struct, frozen=True):
    """An end of a line: where it is, the street that leads there, and whether nothing can be laid there any more."""

    crossing: str
    street: str
    dead: bool


class LineView(Struct, frozen=True):
    """A line as an ordered trail, front first: `streets[i]` joins `crossings[i]` and `crossings[i + 1]`.

    A crossing may stand there several times; in a circle both heads are on the same crossing.
    """

    crossings: list[str]
    streets: list[str]
    front: Head
    back: Head
    circle: bool


class Step(Struct, frozen=True):
    """The cube that is being carried out: its area, its space (None where there is only one) and what is left to do."""

    area: Area
    space: str | None
    index: int
    amount: int  # of this cube when it began: sticks, passengers, buildings, or buses that may ride
    left: int


class BusView(View, frozen=True, kw_only=True):
    """The table of Bus. Lists by seat; nothing is hidden.

    round: 0 during the setup. step: None unless an action is carried out.
    colours: ids of rules.json (BUS-1.4). start_player: who has the start bus.
    put, passed: cubes put in this round, and who puts no more.
    areas: area -> owners of its cubes, space a first; the factory is empty once its cube has become a bus.
    rides: the field of the score disc. scores: rides minus time stones. discs: seats in the order in which their discs
    were last moved; on one field the earlier lies lower.
    lines: None before the first stick. sticks_in: street -> seats with a stick there, to be drawn side by side.
    buildings: lot -> kind. seated: lot with a passenger -> whether satisfied at this hour.
    standing: crossing -> passengers on the crossing or station itself, all dissatisfied.
    letter: of the lots that are built on now, None when all are full. lots_left: letter -> empty lots.
    tiles: kind -> tiles left, None without limit (BUS-V7).
    """

    mover: int
    round: int
    step: Step | None
    colours: list[str]
    start_player: int
    hour: Kind
    stones_left: int
    stones_total: int
    stones: list[int]
    cubes: list[int]
    put: list[int]
    passed: list[bool]
    areas: dict[Area, list[int]]
    sticks: list[int]
    buses: list[int]
    mbz: int
    rides: list[int]
    scores: list[int]
    discs: list[int]
    lines: list[LineView | None]
    sticks_in: dict[str, list[int]]
    buildings: dict[str, Kind]
    seated: dict[str, bool]
    standing: dict[str, int]
    supply: int
    letter: str | None
    lots_left: dict[str, int]
    tiles: dict[Kind, int | None]


def view(state: State, seat: int | None) -> BusView:
    """Name every field that goes out; it is the same for everybody."""
    seats = range(state.setting.seats)
    return BusView(
        phase=PHASES[state.phase],
        to_act=[] if state.phase == OVER else [state.mover],
        prompt=prompt(state),
        clause=clause(state),
        turn=state.turn,
        mover=state.mover,
        round=state.round,
        step=_step(state),
        colours=state.setting.colours,
        start_player=state.first,
        hour=KINDS[state.hour],
        stones_left=state.stones_left,
        stones_total=state.setting.stones,
        stones=state.stones,
        cubes=state.cubes[:],
        put=state.put[:] if state.phase == CHOOSE else [0] * len(seats),
        passed=[bool(state.passed >> other & 1) and state.phase == CHOOSE for other in seats],
        areas=dict(zip(AREAS, state.areas, strict=True)),
        sticks=state.sticks[:],
        buses=state.buses,
        mbz=state.mbz,
        rides=state.rides,
        scores=scores(state),
        discs=sorted(seats, key=lambda other: state.since[other]),
        lines=[_line(state, other) for other in seats],
        sticks_in=_sticks_in(state),
        buildings=buildings(state),
        seated=_seated(state),
        standing=_standing(state),
        supply=state.supply,
        letter=LETTERS[state.letter] if state.letter < len(LETTERS) else None,
        lots_left=_lots_left(state),
        tiles=_tiles(state),
    )


def area_of(state: State) -> int | None:
    """The area that is being carried out."""
    areas = {"lines": 0, "circle": 0, "passengers": 2, "buildings": 3, "clock": 4, "vroomm": 5}
    return areas.get(PHASES[state.phase])


def _step(state: State) -> Step | None:
    area = area_of(state)
    if area is None:
        return None
    space = SPACES[state.cube] if AREAS[area] != "clock" else None
    return Step(AREAS[area], space, state.cube, _amount(state, area), state.left)


def _amount(state: State, area: int) -> int:
    match AREAS[area]:
        case "lines":
            return state.mbz + state.setting.bonus - state.cube
        case "passengers":
            return state.left
        case "buildings":
            return state.mbz - state.cube
        case "vroomm":
            return state.buses[state.mover]
    return 0


def _line(state: State, seat: int) -> LineView | None:
    trail = state.trails[seat]
    if not trail:
        return None
    front, back = (_head(state, seat, arm) for arm in (trail[0], OTHER_ARM[trail[-1]]))
    crossings = [CROSSINGS[crossing] for crossing in crossings_of(trail)]
    streets = [STREETS[ARM_STREET[arm]] for arm in trail]
    return LineView(crossings, streets, front, back, crossings[0] == crossings[-1])


def _head(state: State, seat: int, arm: int) -> Head:
    return Head(CROSSINGS[ARM_CROSSING[arm]], STREETS[ARM_STREET[arm]], is_dead(state.own[seat], arm))


def _sticks_in(state: State) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, trail in enumerate(state.trails):
        for arm in trail:
            found.setdefault(STREETS[ARM_STREET[arm]], []).append(seat)
    return dict(sorted(found.items()))


def _seated(state: State) -> dict[str, bool]:
    return {id: building_on(state, lot) == state.hour for lot, id in enumerate(LOTS) if is_seated(state, lot)}


def _standing(state: State) -> dict[str, int]:
    inside = [LOT_CROSSING[lot] for lot in range(len(LOTS)) if is_seated(state, lot)]
    counts = {id: passengers_at(state, at) - inside.count(at) for at, id in enumerate(CROSSINGS)}
    return {id: count for id, count in counts.items() if count}


def _lots_left(state: State) -> dict[str, int]:
    built = buildings(state)
    return {letter: sum(lot not in built for lot in LOTS if lot[0] == letter) for letter in LETTERS}


def _tiles(state: State) -> dict[Kind, int | None]:
    limited = state.setting.options["building_limit"] is not None
    return {kind: state.tiles[at] if limited else None for at, kind in enumerate(KINDS)}
