"""What is worth considering: all choices where they are few, the promising ones where they are many."""

from collections.abc import Sequence
from typing import Final

from stellwerk.games.bus.actions import BUILD, EXTEND, EXTEND_BACK, FIRST, PASS, PLACE, RIDE, RIDE_FROM, RIDE_TO
from stellwerk.games.bus.board import (
    ARM_CROSSING,
    BACK_ARM,
    BUILDINGS,
    BUSES,
    DEGREE,
    FRONT_ARM,
    KINDS,
    LETTERS,
    LINES,
    LOT_CROSSING,
    OTHER_ARM,
    PARK,
    PASSENGERS,
    SECOND_LOT,
    STATIONS,
    arm_at,
)
from stellwerk.games.bus.rules.phases import ARRIVING, BUILDING, CHOOSE, DRIVING, LAYING, SETUP_BUILDING, SETUP_FIRST
from stellwerk.games.bus.state import State
from stellwerk.kernel.chance import NoChance

MOST_BUILDS: Final[int] = 6
MOST_FIRSTS: Final[int] = 10
MOST_RIDES: Final[int] = 6
MOST_WAYS: Final[int] = 8

NOTHING: Final[NoChance] = NoChance()

Plan = tuple[int, ...]


def plans(state: State, seat: int) -> list[Plan]:
    """Sensible chains of actions for this seat, at least one."""
    legal = state.legal(seat)
    phase = state.phase
    if phase == CHOOSE:
        return worth_putting(state, seat, legal)
    if phase in (BUILDING, SETUP_BUILDING):
        return best_of([(build_worth(state, seat, code), code) for code in legal], MOST_BUILDS)
    if phase == DRIVING and len(legal) > MOST_RIDES:
        return best_of([(ride_worth(state, seat, code), code) for code in legal], MOST_RIDES)
    if phase == SETUP_FIRST:
        return best_of([(first_worth(state, seat, code), code) for code in legal], MOST_FIRSTS)
    if phase == LAYING and state.left > 1:
        return ways(state, seat)
    if phase == ARRIVING and len(legal) > 3:
        middle = len(legal) // 2
        return [(legal[0],), (legal[middle],), (legal[-1],)]
    return [(code,) for code in legal]


def worth_putting(state: State, seat: int, legal: Sequence[int]) -> list[Plan]:
    """Cubes that can bring anything, passing, and whatever there is if nothing can."""
    fleet = state.mbz
    cubes = state.areas[BUSES]
    if not cubes or state.buses[cubes[0]] == fleet:
        fleet += 1  # the factory may still raise it for what comes after (BUS-4.7)
    found: list[Plan] = []
    for code in legal:
        area = code - PLACE
        index = len(state.areas[area]) if code < PASS else 0
        useful = True
        if area == LINES:
            useful = state.mbz + state.setting.bonus > index and state.sticks[seat] > 0
        elif area == PASSENGERS:
            useful = fleet > index and state.supply > 0
        elif area == BUILDINGS:
            useful = fleet > index and state.letter < len(LETTERS)
        elif area == BUSES:
            useful = state.buses[seat] < state.setting.most_buses
        if useful:
            found.append((code,))
    return found or [(code,) for code in legal]


def best_of(valued: list[tuple[float, int]], most: int) -> list[Plan]:
    """The best of these actions, the first of equals first."""
    order = sorted(valued, key=by_worth)
    return [(code,) for _, code in order[:most]]


def by_worth(valued: tuple[float, int]) -> tuple[float, int]:
    """Best first, then by code."""
    return -valued[0], valued[1]


def crossing_worth(state: State, crossing: int) -> float:
    """What a crossing is good for on a line."""
    bit = 1 << crossing
    worth = 0.15 * DEGREE[crossing]
    if bit & STATIONS:
        return worth + 2.0
    if bit & state.people:
        worth += 0.8
    if bit & PARK:
        worth += 0.5
    for kind in range(2 * len(KINDS)):
        if state.kinds[kind] & bit:
            worth += 0.6
    if SECOND_LOT[crossing] >= 0:
        worth += 0.4
    return worth


def first_worth(state: State, seat: int, code: int) -> float:
    """A first stick: both its crossings, away from the others."""
    street = code - FIRST
    worth = 0.0
    for arm in (FRONT_ARM[street], BACK_ARM[street]):
        crossing = ARM_CROSSING[arm]
        lines = 0
        for touch in state.touch:
            lines += touch >> crossing & 1
        worth += crossing_worth(state, crossing) / (1 + 0.5 * lines)
    return worth


def build_worth(state: State, seat: int, code: int) -> float:
    """A building: on the own line, not on others', of the kind that is wanted soon and missing there."""
    crossing = LOT_CROSSING[(code - BUILD) // len(KINDS)]
    kind = (code - BUILD) % len(KINDS)
    bit = 1 << crossing
    soon = (kind - state.hour - 1) % len(KINDS)
    here = 0.0
    for other in range(len(KINDS)):
        if (state.kinds[2 * other] | state.kinds[2 * other + 1]) & bit:
            here += 0.2 if other == kind else 0.3
    worth = 0.3 - 0.1 * soon - here
    for other in range(state.setting.seats):
        if state.touch[other] & bit:
            own = ((state.kinds[2 * kind] | state.kinds[2 * kind + 1]) & state.touch[other]).bit_count()
            gain = 1.0 - 0.25 * soon - 0.12 * own
            worth += gain if other == seat else -0.5 * gain
    if state.phase == SETUP_BUILDING and bit & PARK:
        worth += 0.5
    return worth


def ride_worth(state: State, seat: int, code: int) -> float:
    """A ride: take what others could take, leave what is next to nobody else."""
    start = RIDE_FROM[code - RIDE]
    goal = RIDE_TO[code - RIDE]
    worth = 0.0
    for other in range(state.setting.seats):
        if other != seat:
            worth += (state.touch[other] >> start & 1) - 0.6 * (state.touch[other] >> goal & 1)
    soon = (state.hour + 1) % len(KINDS)
    if (state.kinds[2 * soon] | state.kinds[2 * soon + 1]) >> goal & 1:
        worth -= 0.8
    return worth


def ways(state: State, seat: int) -> list[Plan]:
    """All sticks of an action as one chain: every first stick, then what leads to the best crossings."""
    found: list[tuple[float, Plan]] = []
    for code in state.legal(seat):
        trial = state.clone()
        worth = stick_worth(trial, seat, code)
        chain = [code]
        trial.apply(seat, code, NOTHING)
        while trial.phase == LAYING and trial.mover == seat and trial.cube == state.cube:
            best = -1
            best_worth = -1.0
            for after in trial.legal(seat):
                value = stick_worth(trial, seat, after)
                if value > best_worth:
                    best = after
                    best_worth = value
            worth += best_worth
            chain.append(best)
            trial.apply(seat, best, NOTHING)
        found.append((worth, tuple(chain)))
    found.sort(key=by_way)
    return [plan for _, plan in found[:MOST_WAYS]]


def by_way(valued: tuple[float, Plan]) -> tuple[float, Plan]:
    """Best first."""
    return -valued[0], valued[1]


def stick_worth(state: State, seat: int, code: int) -> float:
    """What the crossing at the far end of a stick adds, and what may lie beyond it."""
    end = 1 if code >= EXTEND_BACK else 0
    street = code - (EXTEND_BACK if end else EXTEND)
    far = OTHER_ARM[arm_at(ARM_CROSSING[state.heads[2 * seat + end]], street)]
    crossing = ARM_CROSSING[far]
    if state.touch[seat] >> crossing & 1:
        return 0.0
    return crossing_worth(state, crossing)
