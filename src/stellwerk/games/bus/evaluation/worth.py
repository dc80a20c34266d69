"""What a position promises each seat, in figures: this round, then the rounds to come."""

from typing import Final

from stellwerk.games.bus.board import (
    CLOCK,
    LETTER_LOTS,
    LETTERS,
    LOT_CROSSING,
    START,
    STATION_1830,
    STATION_DAMPFROSS,
    STATIONS,
)
from stellwerk.games.bus.evaluation.reckoning import Outlook, due_lots, rounds_by_lots, rounds_of_others
from stellwerk.games.bus.rules.lines import is_dead
from stellwerk.games.bus.rules.phases import CHOOSE, DRIVING, TIME
from stellwerk.games.bus.state import State

LETTER_CROSSINGS: Final[list[int]] = [sum({1 << LOT_CROSSING[lot] for lot in lots}) for lots in LETTER_LOTS]
"""By letter: the crossings with such a lot (bits)."""

NAMES: Final[list[str]] = [
    "base", "rides_to_come", "rides_forced", "rides_possible", "turn_order", "first_cube", "second_cube",
    "more_cubes", "passed", "on_first_cube", "on_second_cube", "on_more_cubes", "soon_now", "soon_next",
    "soon_later", "fleet", "fleet_square", "people", "rooms", "spare", "touches_station", "touches_both",
    "lots_due", "lots_later", "dead_heads", "length", "cubes_needed", "cubes_extra", "cubes_spare",
    "sticks_to_come", "sticks_short", "begins", "clock", "shared_people", "shared_rooms", "fleet_lead",
]  # fmt: skip


def figures(state: State) -> list[list[float]]:
    """By seat: the figures named in NAMES."""
    outlook = Outlook(state)
    seats = outlook.seats
    waiting = [waiting_on(state, outlook, seat, outlook.hour) for seat in range(seats)]
    rooms = [rooms_on(state, seat, outlook.hour) + outlook.extra[seat] for seat in range(seats)]
    coming = ride_all(state, outlook, waiting, rooms)
    shared_people, shared_rooms = shares(state, outlook)
    due = due_lots(state)
    by_lots = rounds_by_lots(state, outlook.mbz)
    rows: list[list[float]] = []
    for seat in range(seats):
        rounds = min(rounds_of_others(state, seat), by_lots)
        horizon = min(state.cubes[seat] / 2.0, rounds)
        possible = possible_rides(float(outlook.buses[seat]), waiting[seat], float(rooms[seat]))
        row = choosing_row(state, outlook, seat, coming[seat], possible)
        row += line_row(state, outlook, seat, horizon, rounds, due)
        row += [horizon * shared_people[seat], horizon * shared_rooms[seat]]
        row.append(horizon * (outlook.buses[seat] - sum(outlook.buses) / seats))
        rows.append(row)
    return rows


def possible_rides(buses: float, people: float, rooms: float) -> float:
    """The least of the three."""
    rides = min(buses, people)
    return min(rides, rooms)


def choosing_row(state: State, outlook: Outlook, seat: int, coming: float, possible: float) -> list[float]:
    """What this round will bring, and how far the choosing is: cubes still to be put have their worth too."""
    row = [1.0, coming, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    if state.phase != CHOOSE:
        return row
    if state.passed >> seat & 1:
        row[8] = 1.0
        return row
    put = min(2, state.put[seat])
    row[2 if put < 2 else 3] = possible
    row[4] = ((seat - state.mover) % outlook.seats) / outlook.seats
    row[5 + put] = 1.0
    if seat == state.mover:
        row[9 + put] = 1.0
    return row


def line_row(state: State, outlook: Outlook, seat: int, horizon: float, rounds: float, due: int) -> list[float]:
    """What the rounds to come may bring."""
    buses = float(outlook.buses[seat])
    touch = state.touch[seat]
    now = outlook.hour
    people: list[float] = []
    rooms: list[float] = []
    for hour in ((now + 1) % 3, (now + 2) % 3, now):
        people.append(waiting_on(state, outlook, seat, hour))
        rooms.append(float(rooms_on(state, seat, hour)))
    rides = [possible_rides(buses, people[at], rooms[at]) for at in range(3)]
    spare = min(people[0], rooms[0]) + min(people[1], rooms[1]) + min(people[2], rooms[2])
    letter = state.letter
    later = LETTER_CROSSINGS[letter + 1] if letter + 1 < len(LETTERS) else 0
    own = state.own[seat]
    dead = 0
    if own:
        dead = is_dead(own, state.heads[2 * seat]) + is_dead(own, state.heads[2 * seat + 1])
    stations = (touch & STATIONS).bit_count()
    length = touch.bit_count()
    cubes = float(state.cubes[seat])
    first = state.areas[START]
    owner = state.areas[CLOCK]
    return [
        min(1.0, horizon) * rides[0],
        min(1.0, max(0.0, horizon - 1)) * rides[1],
        max(0.0, horizon - 2) * (rides[0] + rides[1] + rides[2]) * 0.333,
        horizon * buses,
        horizon * buses * buses,
        horizon * min(6.0, (people[0] + people[1] + people[2]) * 0.333),
        horizon * min(6.0, (rooms[0] + rooms[1] + rooms[2]) * 0.333),
        horizon * max(0.0, min(9.0, spare) - 3 * buses),
        horizon * (1 if stations else 0),
        horizon * (1 if stations == 2 else 0),
        horizon * (touch & due).bit_count(),
        horizon * (touch & later).bit_count(),
        horizon * dead,
        horizon * min(14, length),
        min(cubes, 2 * rounds),
        min(max(0.0, cubes - 2 * rounds), rounds),
        min(max(0.0, cubes - 3 * rounds), 2 * rounds),
        horizon * outlook.sticks[seat],
        horizon * outlook.sticks[seat] / (1.0 + length),
        1.0 if first and first[0] == seat else 0.0,
        1.0 if state.phase <= TIME and owner and owner[0] == seat else 0.0,
    ]


def waiting_on(state: State, outlook: Outlook, seat: int, hour: int) -> float:
    """Dissatisfied passengers on a line at an hour, with those who will have come."""
    first = state.kinds[2 * hour]
    second = state.kinds[2 * hour + 1]
    touch = state.touch[seat]
    count = (touch & state.people & ~STATIONS & ~(first | second)).bit_count()
    count += (touch & state.pairs & ~(first & second)).bit_count()
    if touch >> STATION_1830 & 1:
        count += state.at_1830 + outlook.arriving[0]
    if touch >> STATION_DAMPFROSS & 1:
        count += state.at_dampfross + outlook.arriving[1]
    return float(count)


def rooms_on(state: State, seat: int, hour: int) -> int:
    """Free right buildings on a line at an hour."""
    first = state.kinds[2 * hour]
    second = state.kinds[2 * hour + 1]
    touch = state.touch[seat]
    return (touch & (first | second) & ~state.people).bit_count() + (touch & first & second & ~state.pairs).bit_count()


def ride_all(state: State, outlook: Outlook, waiting: list[float], rooms: list[int]) -> list[float]:
    """By seat: the rides of the cubes on Vrroomm in order; `waiting` and `rooms` keep what is left."""
    coming = [0.0] * outlook.seats
    free = [float(count) for count in rooms]
    first = state.kinds[2 * outlook.hour]
    second = state.kinds[2 * outlook.hour + 1]
    people = state.people & ~(first | second)
    vacant = (first | second) & ~state.people
    current = state.phase == DRIVING
    for seat in outlook.to_ride:
        buses = state.left if current else outlook.buses[seat]
        current = False
        rides = possible_rides(float(buses), waiting[seat], free[seat])
        if rides <= 0:
            continue
        coming[seat] += rides
        touch = state.touch[seat]
        from_people = rides / max(1.0, (touch & people).bit_count())
        from_rooms = rides / max(1.0, (touch & vacant).bit_count())
        for other in range(outlook.seats):
            if other != seat:
                both = touch & state.touch[other]
                waiting[other] = max(0.0, waiting[other] - min(1.0, from_people) * (both & people).bit_count())
                free[other] = max(0.0, free[other] - min(1.0, from_rooms) * (both & vacant).bit_count())
        waiting[seat] -= rides
        free[seat] -= rides
    for seat in range(outlook.seats):
        rooms[seat] = int(free[seat] + 0.5)
    return coming


def shares(state: State, outlook: Outlook) -> tuple[list[float], list[float]]:
    """By seat: passengers and buildings on the line, each divided by the lines that touch it."""
    touches = state.touch
    seats = outlook.seats
    people = [0.0] * seats
    rooms = [0.0] * seats
    built = state.kinds[0] | state.kinds[1] | state.kinds[2] | state.kinds[3] | state.kinds[4] | state.kinds[5]
    rest = state.people | built | STATIONS
    while rest:
        bit = rest & -rest
        rest ^= bit
        lines = 0
        for touch in touches:
            if touch & bit:
                lines += 1
        if lines:
            count = 0.0
            if state.people & bit:
                count = 2.0 if state.pairs & bit else 1.0
            if bit & STATIONS:
                here = bit >> STATION_1830 & 1
                count = float((state.at_1830 if here else state.at_dampfross) + outlook.arriving[0 if here else 1])
            for seat in range(seats):
                if touches[seat] & bit:
                    people[seat] += count / lines
                    if built & bit:
                        rooms[seat] += 1.0 / lines
    return people, rooms
