"""What the cubes on the action board will bring, reckoned with counts instead of being played out.

Passengers to come stand at the station that suits their owner, buildings to come are of the right kind on the
owner's line.
"""

from typing import Final

from stellwerk.games.bus.board import (
    BUILDINGS,
    BUSES,
    KINDS,
    LINES,
    LOT_CROSSING,
    PASSENGERS,
    STATION_1830,
    STATION_DAMPFROSS,
    VROOMM,
)
from stellwerk.games.bus.rules.phases import ARRIVING, BUILDING, CHOOSE, CIRCLE, DRIVING, LAYING
from stellwerk.games.bus.state import State

USUAL_CUBES: Final[float] = 4.0  # imagined spending before the game, so that the first rounds do not mislead
USUAL_ROUNDS: Final[float] = 1.6


class Outlook:
    """Figures by seat, reckoned for one position."""

    __slots__ = ("arriving", "buses", "extra", "hour", "mbz", "rounds", "seats", "sticks", "to_ride")

    def __init__(self, state: State) -> None:
        seats = state.setting.seats
        self.seats: int = seats
        driving = state.phase == DRIVING
        self.hour: int = state.hour if driving else (state.hour + 1) % len(KINDS)
        self.buses: list[int] = state.buses[:]
        self.mbz: int = state.mbz
        cubes = state.areas[BUSES]
        if cubes and self.buses[cubes[0]] < state.setting.most_buses:
            self.buses[cubes[0]] += 1
            self.mbz = max(self.mbz, self.buses[cubes[0]])
        self.rounds: float = rounds_left(state, self.mbz)
        self.sticks: list[int] = [0] * seats  # to be laid in this round
        self.arriving: list[int] = [0, 0]  # passengers to come, by station
        self.extra: list[int] = [0] * seats  # buildings to come on the own line
        self.to_ride: list[int] = []  # the cubes on Vrroomm still to be carried out, in order
        if state.phase >= CHOOSE:
            reckon_cubes(state, self)


def rounds_left(state: State, mbz: int) -> float:
    """Rounds after this one that everybody can count on, by cubes and lots."""
    return min(rounds_of_others(state, -1), rounds_by_lots(state, mbz))


def rounds_by_lots(state: State, mbz: int) -> float:
    """Rounds until no lot is empty (BUS-13.2), at the usual pace."""
    return state.lots_left() / (0.9 * mbz + 1.2)


def rounds_of_others(state: State, seat: int) -> float:
    """Rounds until nobody else has cubes (BUS-13.3), at the pace of each so far; for -1 until only one has."""
    most = 0.0
    second = 0.0
    for other in range(state.setting.seats):
        if other != seat:
            count = state.cubes[other]
            pace = (state.setting.cubes - count + USUAL_CUBES) / (state.round + USUAL_ROUNDS)
            rounds = count / pace
            if rounds > most:
                second = most
                most = rounds
            elif rounds > second:
                second = rounds
    return second if seat < 0 else most


def reckon_cubes(state: State, outlook: Outlook) -> None:
    """What the cubes on the action board will bring."""
    phase = state.phase
    if phase in (CHOOSE, LAYING, CIRCLE):
        reckon_lines(state, outlook, phase)
    if phase <= ARRIVING:
        reckon_arrivals(state, outlook, phase)
    if phase <= BUILDING:
        reckon_buildings(state, outlook, phase)
    cubes = state.areas[VROOMM]
    outlook.to_ride = cubes[state.cube :] if phase == DRIVING else cubes


def reckon_lines(state: State, outlook: Outlook, phase: int) -> None:
    """Sticks to come."""
    cubes = state.areas[LINES]
    last = len(cubes) if phase == CHOOSE else state.cube
    for index in range(last):
        amount = state.mbz + state.setting.bonus - index
        if amount > 0:
            outlook.sticks[cubes[index]] += amount
    if phase != CHOOSE:
        outlook.sticks[state.mover] += state.left
    for seat in range(outlook.seats):
        outlook.sticks[seat] = min(outlook.sticks[seat], state.sticks[seat])


def reckon_arrivals(state: State, outlook: Outlook, phase: int) -> None:
    """Passengers to come, each cube's at the station that its owner likes better."""
    cubes = state.areas[PASSENGERS]
    supply = state.supply
    for index in range(state.cube if phase == ARRIVING else 0, len(cubes)):
        amount = min(outlook.mbz - index, supply)
        if amount > 0:
            supply -= amount
            outlook.arriving[liked_station(state, cubes[index])] += amount


def liked_station(state: State, seat: int) -> int:
    """0 for 1830, 1 for Dampfross: touched by the own line and by few others."""
    first = 0
    second = 0
    for other in range(state.setting.seats):
        weight = 5 if other == seat else -1
        first += weight * (state.touch[other] >> STATION_1830 & 1)
        second += weight * (state.touch[other] >> STATION_DAMPFROSS & 1)
    return 0 if first >= second else 1


def reckon_buildings(state: State, outlook: Outlook, phase: int) -> None:
    """Buildings to come on the own line, as far as it has lots of the letter that is due."""
    cubes = state.areas[BUILDINGS]
    last = state.cube if phase == BUILDING else len(cubes)
    for index in range(last):
        if outlook.mbz > index:
            outlook.extra[cubes[index]] += outlook.mbz - index
    if phase == BUILDING:
        outlook.extra[state.mover] += state.left
    for seat in range(outlook.seats):
        if outlook.extra[seat]:
            outlook.extra[seat] = min(outlook.extra[seat], (due_lots(state) & state.touch[seat]).bit_count())


def due_lots(state: State) -> int:
    """The crossings with an empty lot of the letter that is due (bits)."""
    crossings = 0
    for code in state.builds[::3]:
        crossings |= 1 << LOT_CROSSING[code // 3]
    return crossings
