"""The facts of the journal. `seat` is who it is about, `who` the same as a colour, for sentences about others."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.bus.board import (
    AREAS,
    ARM_CROSSING,
    BIT,
    CAPACITY,
    CROSSING_NAMES,
    CROSSINGS,
    FIRST_LOT,
    KINDS,
    LETTERS,
    LOT_CROSSING,
    LOT_LETTER,
    LOTS,
    OTHER_ARM,
    SECOND_LOT,
    SPACES,
    STREETS,
    arm_at,
    bits_of,
)
from stellwerk.games.bus.rules.phases import SKIPS
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.message import Argument

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State

ENDS: Final[list[str]] = ["front", "back"]


def about(state: "State", seat: int) -> dict[str, Argument]:
    """Who a fact is about."""
    return {"seat": seat, "who": "@colour-" + state.setting.colours[seat]}


def building(state: "State", lot: int, kind: int, journal: Journal) -> None:
    """A building stands on a lot."""
    data: dict[str, Argument] = {
        "seat": state.mover,
        "what": "@a-" + KINDS[kind],
        "kind": KINDS[kind],
        "lot": LOTS[lot],
        "letter": LETTERS[LOT_LETTER[lot]],
        "crossing": CROSSING_NAMES[LOT_CROSSING[lot]],
    }
    journal.note("built", data)


def street_data(state: "State", start: int, street: int) -> dict[str, Argument]:
    """A stick of the mover that leads from one crossing to another."""
    goal = ARM_CROSSING[OTHER_ARM[arm_at(start, street)]]
    return {
        "seat": state.mover,
        "street": STREETS[street],
        "from": CROSSING_NAMES[start],
        "to": CROSSING_NAMES[goal],
        "from_id": CROSSINGS[start],
        "to_id": CROSSINGS[goal],
    }


def first_stick(state: "State", street: int, journal: Journal) -> None:
    """The first stick of a line."""
    journal.note("first_stick", street_data(state, ARM_CROSSING[state.heads[2 * state.mover]], street))


def stick(state: "State", end: int, street: int, journal: Journal) -> None:
    """A stick about to be laid at a head."""
    start = ARM_CROSSING[state.heads[2 * state.mover + end]]
    data = street_data(state, start, street)
    data["end"] = ENDS[end]
    parallel = bool(state.taken & BIT[arm_at(start, street)])
    journal.note("parallel_stick" if parallel else "stick", data)


def circle(state: "State", journal: Journal) -> None:
    """A stick has joined the two heads."""
    crossing = ARM_CROSSING[state.heads[2 * state.mover]]
    data: dict[str, Argument] = {"seat": state.mover, "crossing": CROSSING_NAMES[crossing]}
    journal.note("circle_open" if state.setting.any_crossing else "circle", data)


def heads(state: "State", crossing: int, journal: Journal) -> None:
    """The heads of a circle were put on a crossing."""
    data: dict[str, Argument] = {
        "seat": state.mover,
        "crossing": CROSSING_NAMES[crossing],
        "crossing_id": CROSSINGS[crossing],
    }
    journal.note("heads", data)


def round_begins(state: "State", journal: Journal) -> None:
    """A round begins; who has no cubes left is told why it is skipped (BUS-3.10)."""
    hour = KINDS[state.hour]
    data = about(state, state.first)
    data.update({"round": state.round, "hour": "@hour-" + hour, "kind": "@into-" + hour})
    journal.note("round", data)
    for seat in range(state.setting.seats):
        if state.cubes[seat] == 0:
            journal.note("without_cubes", about(state, seat))


def cube(state: "State", area: int, journal: Journal) -> None:
    """A cube was put on the action board."""
    count = len(state.areas[area])
    data: dict[str, Argument] = {
        "seat": state.mover,
        "area": "@area-" + AREAS[area],
        "area_id": AREAS[area],
        "space": SPACES[count - 1] if CAPACITY[area] > 1 else "",
        "left": state.cubes[state.mover],
    }
    journal.note("cube" if CAPACITY[area] > 1 else "cube_single", data)


def last_cube(state: "State", seat: int, journal: Journal) -> None:
    """The last cube was put: no pass follows (BUS-3.10)."""
    journal.note("last_cube", about(state, seat))


def space_data(state: "State", area: int, index: int) -> dict[str, Argument]:
    """A cube that is carried out or skipped."""
    data = about(state, state.areas[area][index])
    data["area"] = "@area-" + AREAS[area]
    data["area_id"] = AREAS[area]
    data["space"] = SPACES[index]
    return data


def skipped(state: "State", area: int, index: int, reason: int, journal: Journal) -> None:
    """A cube can do nothing (BUS-4.6)."""
    data = space_data(state, area, index)
    data["reason"] = "@skip-" + SKIPS[reason]
    journal.note("skipped", data)


def lapsed(state: "State", area: int, reason: int, journal: Journal) -> None:
    """The rest of an amount cannot be carried out (BUS-4.6)."""
    data = space_data(state, area, state.cube)
    data["reason"] = "@skip-" + SKIPS[reason]
    data["rest"] = state.left
    journal.note("lapsed", data)


def bus(state: "State", seat: int, full: bool, journal: Journal) -> None:
    """A cube has become a bus, or not because the park is full (BUS-V4)."""
    data = about(state, seat)
    data["buses"] = state.buses[seat]
    data["mbz"] = state.mbz
    journal.note("bus_refused" if full else "bus", data)


def arrived(state: "State", count: int, more: int, journal: Journal) -> None:
    """New passengers came; fewer than the amount if the supply ran out (BUS-7.1)."""
    data: dict[str, Argument] = {
        "seat": state.mover,
        "first": count,
        "second": more,
        "count": count + more,
        "supply": state.supply,
    }
    journal.note("arrived", data)


def clock(state: "State", kind: str, journal: Journal) -> None:
    """What the clock shows now."""
    hour = KINDS[state.hour]
    data: dict[str, Argument] = {"hour": "@hour-" + hour, "kind": "@into-" + hour, "hour_id": hour}
    if kind != "clock_ran":
        data["seat"] = state.mover
        data["stones"] = state.stones_left
    journal.note(kind, data)


def walked(state: "State", before: list[int], journal: Journal) -> None:
    """Who walked into a building at the own crossing (BUS-10.2)."""
    left = [before[0] & ~state.in_first, before[1] & ~state.in_second]
    come = [state.in_first & ~before[0], state.in_second & ~before[1]]
    for crossing in bits_of(come[0] | come[1]):
        here = 1 << crossing
        origin = FIRST_LOT[crossing] if left[0] & here else SECOND_LOT[crossing] if left[1] & here else -1
        for second in range(2):
            if come[second] & here:
                lot = SECOND_LOT[crossing] if second else FIRST_LOT[crossing]
                data: dict[str, Argument] = {
                    "from": LOTS[origin] if origin >= 0 else CROSSINGS[crossing],
                    "to": LOTS[lot],
                }
                journal.note("walk", data, line=False)
    count = come[0].bit_count() + come[1].bit_count()
    if count:
        journal.note("walked", {"count": count, "kind": "@into-" + KINDS[state.hour]})


def ride(state: "State", start: int, goal: int, left_lot: int, entered: int, journal: Journal) -> None:
    """A passenger was carried."""
    data: dict[str, Argument] = {
        "seat": state.mover,
        "from": CROSSING_NAMES[start],
        "to": CROSSING_NAMES[goal],
        "from_id": CROSSINGS[start],
        "to_id": CROSSINGS[goal],
        "from_lot": LOTS[left_lot] if left_lot >= 0 else "",
        "to_lot": LOTS[entered],
        "rides": state.rides[state.mover],
    }
    journal.note("rode", data)


def start_player(state: "State", chosen: bool, journal: Journal) -> None:
    """Who begins the next round (BUS-11.1, BUS-11.2)."""
    journal.note("start_taken" if chosen else "start_passed", about(state, state.first))
