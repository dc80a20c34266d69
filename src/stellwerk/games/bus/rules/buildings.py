"""Buildings on lots, letter by letter (section 9)."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.actions import BUILD, BUILDS
from stellwerk.games.bus.board import KINDS, LETTERS, LOT_CROSSING, LOT_SECOND, LOTS
from stellwerk.games.bus.data_types import Kind
from stellwerk.games.bus.rules import facts
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def put_building(state: "State", lot: int, kind: int, journal: Journal | None) -> None:
    """Put a building on a lot; the next letter follows when this one is full (BUS-8.2)."""
    kinds = state.kinds[:]
    kinds[2 * kind + LOT_SECOND[lot]] |= 1 << LOT_CROSSING[lot]
    state.kinds = kinds
    tiles = state.tiles[:]
    tiles[kind] -= 1
    state.tiles = tiles
    if journal is not None:
        facts.building(state, lot, kind, journal)
    builds = state.builds
    at = builds.index(BUILD + lot * len(KINDS))
    state.builds = builds[:at] + builds[at + len(KINDS) :]
    if not state.builds:
        next_letter(state, journal)


def next_letter(state: "State", journal: Journal | None) -> None:
    """All lots of a letter are built on (BUS-8.2, BUS-8.4)."""
    state.letter += 1
    if state.letter < len(LETTERS):
        state.builds = BUILDS[state.letter]
        if journal is not None:
            journal.note("letter", {"letter": LETTERS[state.letter]})
    elif journal is not None:
        journal.note("lots_full", {})


def allowed_builds(state: "State") -> list[int]:
    """The lots of the letter that is due, with every kind of which tiles are left (BUS-8.6)."""
    builds = state.builds
    tiles = state.tiles
    if tiles[0] > 0 and tiles[1] > 0 and tiles[2] > 0:
        return builds
    return [code for code in builds if tiles[(code - BUILD) % len(KINDS)] > 0]


def building_on(state: "State", lot: int) -> int:
    """The kind of building on a lot, -1 if it is empty."""
    for kind in range(len(KINDS)):
        if state.kinds[2 * kind + LOT_SECOND[lot]] >> LOT_CROSSING[lot] & 1:
            return kind
    return -1


def buildings(state: "State") -> dict[str, Kind]:
    """What stands on which lot."""
    return {id: KINDS[kind] for lot, id in enumerate(LOTS) if (kind := building_on(state, lot)) >= 0}
