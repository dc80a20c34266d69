"""Writing a snapshot: what a position is made of."""

from typing import Literal

import msgspec

from stellwerk.games.bus.board import (
    AREAS,
    ARM_CROSSING,
    ARM_STREET,
    CROSSINGS,
    KINDS,
    LOTS,
    OTHER_ARM,
    STREETS,
)
from stellwerk.games.bus.data_types import Kind
from stellwerk.games.bus.rules.buildings import buildings
from stellwerk.games.bus.rules.passengers import is_seated, passengers_at
from stellwerk.games.bus.rules.phases import PHASES, REASONS
from stellwerk.games.bus.state import State
from stellwerk.kernel.snapshot import Snapshot


class BusSnapshot(Snapshot, kw_only=True):
    """What a position is made of; everything else follows from it (section 15, note 4).

    lines: crossings and streets in turn, front first. passengers: by crossing, those in buildings included;
    seated: the lots in which somebody sits. discs: by seat, from the bottom to the top of the stacks.
    """

    version: Literal["bus/1"]
    phase: str
    mover: int
    turn: int
    round: int
    start_player: int
    cube: int
    left: int
    areas: dict[str, list[int]]
    passed: list[int]
    cubes: list[int]
    buses: list[int]
    rides: list[int]
    discs: list[int]
    stones: list[int]
    hour: Kind
    lines: list[list[str]]
    buildings: dict[str, Kind]
    passengers: dict[str, int]
    seated: list[str]
    reason: str


def dump(state: State) -> bytes:
    """The snapshot of a position."""
    seats = range(state.setting.seats)
    snapshot = BusSnapshot(
        version="bus/1",
        seats=state.setting.seats,
        options=state.setting.options,
        phase=PHASES[state.phase],
        mover=state.mover,
        turn=state.turn,
        round=state.round,
        start_player=state.first,
        cube=state.cube,
        left=state.left,
        areas={area: cubes for area, cubes in zip(AREAS, state.areas, strict=True) if cubes},
        passed=[seat for seat in seats if state.passed >> seat & 1],
        cubes=state.cubes,
        buses=state.buses,
        rides=state.rides,
        discs=sorted(seats, key=lambda seat: state.since[seat]),
        stones=state.stones,
        hour=KINDS[state.hour],
        lines=[_line(trail) for trail in state.trails],
        buildings=buildings(state),
        passengers={id: count for at, id in enumerate(CROSSINGS) if (count := passengers_at(state, at))},
        seated=[lot for at, lot in enumerate(LOTS) if is_seated(state, at)],
        reason=REASONS[state.reason],
    )
    return msgspec.json.encode(snapshot)


def _line(trail: list[int]) -> list[str]:
    ids = [id for arm in trail for id in (CROSSINGS[ARM_CROSSING[arm]], STREETS[ARM_STREET[arm]])]
    return [*ids, CROSSINGS[ARM_CROSSING[OTHER_ARM[trail[-1]]]]] if trail else []
