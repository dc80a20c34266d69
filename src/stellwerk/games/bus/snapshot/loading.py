"""Positions from snapshots: everything is checked, and what can be derived is derived."""

from stellwerk.games.bus.actions import BUILD, BUILDS
from stellwerk.games.bus.board import (
    AREAS,
    ARM_CROSSING,
    ARM_STREET,
    CAPACITY,
    CROSSING,
    CROSSINGS,
    FIRST_ARM,
    KIND,
    KINDS,
    LETTERS,
    LOT,
    LOT_CROSSING,
    LOT_SECOND,
    LOTS,
    OTHER_ARM,
    PARK,
    STATION_1830,
    STATION_DAMPFROSS,
    STATIONS,
    STREET,
    SUPPLY,
    arm_at,
)
from stellwerk.games.bus.meta import META
from stellwerk.games.bus.rules.lines import lay_first
from stellwerk.games.bus.rules.phases import CHOOSE, CIRCLE, OVER, PHASES, REASONS, SETUP_FIRST, SETUP_SECOND
from stellwerk.games.bus.snapshot.dumping import BusSnapshot
from stellwerk.games.bus.state import Setting, State, opening
from stellwerk.kernel.options import completed
from stellwerk.kernel.snapshot import demand, load_snapshot


def load(text: bytes) -> State:
    """The position of a snapshot; ValueError says what is wrong with it."""
    return load_snapshot(text, BusSnapshot, META, _restored)


def _restored(snapshot: BusSnapshot) -> State:
    _check_table(snapshot)
    state = _restore(snapshot)
    _check_position(state)
    return state


def _check_table(snapshot: BusSnapshot) -> None:
    """Sizes, options and ids, before anything is looked up."""
    seats = snapshot.seats
    rows = (snapshot.cubes, snapshot.buses, snapshot.rides, snapshot.stones, snapshot.lines)
    demand(all(len(row) == seats for row in rows), "a figure per seat")
    demand(sorted(snapshot.discs) == list(range(seats)), "a disc per seat")
    people = [snapshot.mover, snapshot.start_player, *snapshot.passed]
    people += [seat for cubes in snapshot.areas.values() for seat in cubes]
    demand(all(0 <= seat < seats for seat in people), "seats of this table")
    demand(snapshot.phase in PHASES and snapshot.reason in REASONS and snapshot.hour in KIND, "phase, reason and hour")
    demand(all(area in AREAS for area in snapshot.areas), "areas of the action board")
    demand(all(lot in LOT and kind in KIND for lot, kind in snapshot.buildings.items()), "buildings on lots")
    demand(all(lot in snapshot.buildings for lot in snapshot.seated), "passengers sit in buildings")
    demand(all(id in CROSSING and count > 0 for id, count in snapshot.passengers.items()), "passengers on crossings")


def _restore(snapshot: BusSnapshot) -> State:
    """Rebuild the position, deriving what follows from it."""
    state = opening(Setting(snapshot.seats, completed(META, snapshot.options)), snapshot.start_player)
    state.phase, state.mover, state.reason = (
        PHASES.index(snapshot.phase),
        snapshot.mover,
        REASONS.index(snapshot.reason),
    )
    state.turn, state.round, state.cube, state.left = snapshot.turn, snapshot.round, snapshot.cube, snapshot.left
    state.areas = [snapshot.areas.get(area, []) for area in AREAS]
    state.open = sum(1 << at for at, cubes in enumerate(state.areas) if len(cubes) < CAPACITY[at])
    state.passed = sum(1 << seat for seat in set(snapshot.passed))
    state.put = [sum(cubes.count(seat) for cubes in state.areas) for seat in range(snapshot.seats)]
    state.cubes, state.buses, state.mbz = snapshot.cubes, snapshot.buses, max(snapshot.buses)
    state.rides, state.stones = snapshot.rides, snapshot.stones
    state.since = [snapshot.discs.index(seat) - snapshot.seats for seat in range(snapshot.seats)]
    state.stones_left = state.setting.stones - sum(snapshot.stones)
    state.hour = KIND[snapshot.hour]
    for seat, line in enumerate(snapshot.lines):
        if line:
            trail = _trail(line)
            lay_first(state, seat, trail)
            state.sticks[seat] -= len(trail)
    _restore_buildings(state, snapshot)
    _restore_passengers(state, snapshot)
    return state


def _trail(line: list[str]) -> list[int]:
    """The arms of a line, checked stick by stick (BUS-5.1, BUS-5.2)."""
    demand(len(line) > 1 and len(line) % 2 == 1, "a line of crossings and streets in turn")
    demand(all(id in CROSSING for id in line[::2]) and all(id in STREET for id in line[1::2]), "ids of a line")
    demand(len(set(line[1::2])) == len(line) // 2, "a line uses a street once (BUS-5.9)")
    trail: list[int] = []
    for at in range(0, len(line) - 1, 2):
        crossing, street, far = CROSSING[line[at]], STREET[line[at + 1]], CROSSING[line[at + 2]]
        first = FIRST_ARM[crossing]
        past = FIRST_ARM[crossing + 1] if crossing + 1 < len(CROSSINGS) else len(ARM_STREET)
        demand(street in ARM_STREET[first:past], f"{line[at + 1]} touches {line[at]}")
        arm = arm_at(crossing, street)
        demand(ARM_CROSSING[OTHER_ARM[arm]] == far, f"{line[at + 1]} leads to {line[at + 2]}")
        trail.append(arm)
    return trail


def _restore_buildings(state: State, snapshot: BusSnapshot) -> None:
    for lot, kind in snapshot.buildings.items():
        state.kinds[2 * KIND[kind] + LOT_SECOND[LOT[lot]]] |= 1 << LOT_CROSSING[LOT[lot]]
        state.tiles[KIND[kind]] -= 1
    empty = [lot for lot in LOTS if lot not in snapshot.buildings]
    state.letter = LETTERS.index(empty[0][0]) if empty else len(LETTERS)
    later = [lot for lot in snapshot.buildings if LETTERS.index(lot[0]) > state.letter]
    demand(not later, "lots are used letter by letter (BUS-8.2)")
    due = BUILDS[state.letter] if empty else []
    state.builds = [code for code in due if LOTS[(code - BUILD) // len(KINDS)] in empty]


def _restore_passengers(state: State, snapshot: BusSnapshot) -> None:
    counts = {CROSSING[id]: count for id, count in snapshot.passengers.items()}
    state.supply = SUPPLY + PARK.bit_count() - sum(counts.values())
    state.at_1830, state.at_dampfross = counts.get(STATION_1830, 0), counts.get(STATION_DAMPFROSS, 0)
    state.people = sum(1 << crossing for crossing in counts)
    state.pairs = sum(1 << crossing for crossing, count in counts.items() if count > 1) & ~STATIONS
    crowded = [crossing for crossing, count in counts.items() if count > 2 and not STATIONS >> crossing & 1]
    demand(not crowded, "at most two passengers at a crossing with lots (BUS-10.10)")
    for lot in snapshot.seated:
        bit = 1 << LOT_CROSSING[LOT[lot]]
        if LOT_SECOND[LOT[lot]]:
            state.in_second |= bit
        else:
            state.in_first |= bit
    seats = [counts.get(LOT_CROSSING[LOT[lot]], 0) for lot in snapshot.seated]
    demand(len(set(snapshot.seated)) == len(seats) and all(seats), "who sits is there")
    both = state.in_first & state.in_second
    demand(both & ~state.pairs == 0, "two sit where two are")


def _check_position(state: State) -> None:
    """Figures that fit together, and a phase that can be."""
    demand(min(state.sticks) >= 0 and min(state.cubes) >= 0 and min(state.tiles) >= 0, "pieces left")
    demand(min(state.stones) >= 0 and state.stones_left >= 0 and state.supply >= 0, "stones and passengers")
    demand(min(state.buses) >= 1 and max(state.buses) <= state.setting.most_buses, "buses")
    demand(min(state.rides) >= 0 and state.turn > 0 and state.round >= 0, "points, turn and round")
    demand(all(len(cubes) <= CAPACITY[at] for at, cubes in enumerate(state.areas)), "cubes on an area (BUS-1.2)")
    demand((state.reason > 0) == (state.phase == OVER), "a reason at the end only")
    demand(state.stones_left > 0 or REASONS[state.reason] == "clock", "without time stones the game is over (BUS-9.5)")
    demand(state.phase != CHOOSE or state.cubes[state.mover] > 0, "who chooses has a cube")
    demand(state.phase != CHOOSE or not state.passed >> state.mover & 1, "who chooses has not passed")
    _check_lines(state)
    demand(state.phase == OVER or len(state.legal(state.mover)) > 0, "somebody has something to do")


def _check_lines(state: State) -> None:
    """Who has a line in which phase; where a cube is carried out, it lies there."""
    missing = [seat for seat, trail in enumerate(state.trails) if not trail]
    demand(state.phase <= SETUP_FIRST or not missing, "everybody has a line")
    demand(state.phase != SETUP_FIRST or state.mover in missing, "the mover has no line yet")
    demand(state.phase not in (SETUP_SECOND,) or len(state.trails[state.mover]) == 1, "a second stick follows a first")
    area = {"lines": 0, "circle": 0, "passengers": 2, "buildings": 3, "clock": 4, "vroomm": 5}.get(PHASES[state.phase])
    if area is not None:
        cubes = state.areas[area]
        demand(0 <= state.cube < len(cubes) and cubes[state.cube] == state.mover, "the mover's cube is carried out")
        demand(state.left > 0 or PHASES[state.phase] in ("circle", "clock"), "an amount is left")
    if state.phase == CIRCLE:
        trail = state.trails[state.mover]
        closed = ARM_CROSSING[trail[0]] == ARM_CROSSING[OTHER_ARM[trail[-1]]]
        demand(state.setting.any_crossing and closed, "a circle was closed (BUS-V2)")
