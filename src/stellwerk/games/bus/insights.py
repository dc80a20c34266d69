"""The overlays of Bus: amounts on the action board, what each line offers, Vrroomm now, what ends the game."""

from stellwerk.games.bus.actions import ACTIONS, BUILD, EXTEND, EXTEND_BACK, PLACE
from stellwerk.games.bus.board import (
    AREAS,
    ARM_CROSSING,
    ARM_STREET,
    BUSES,
    CAPACITY,
    CROSSINGS,
    DEGREE,
    FIRST_ARM,
    FIRST_LOT,
    KINDS,
    LETTERS,
    LINES,
    LOTS,
    PASSENGERS,
    SECOND_LOT,
    SPACES,
    START,
    STREETS,
    VROOMM,
    bits_of,
)
from stellwerk.games.bus.clauses import refusal
from stellwerk.games.bus.overlays import (
    AreaStep,
    Blocked,
    BusEnding,
    BusInsights,
    BusReach,
    Drive,
    Riding,
    Space,
    StepState,
)
from stellwerk.games.bus.rules.buildings import building_on
from stellwerk.games.bus.rules.passengers import enter, is_seated, leave, on_line, rooms_on_line, vacant, waiting
from stellwerk.games.bus.rules.phases import CHOOSE, DRIVING, LAYING, OVER, SETUP_SECOND
from stellwerk.games.bus.state import State
from stellwerk.games.bus.view import area_of

LAST_CUBE_FIRST = ("lines", "buildings")  # BUS-4.2


def insights(state: State, seat: int | None) -> BusInsights:
    """Name every field that goes out."""
    seats = range(state.setting.seats)
    hour = hour_then(state)
    started = all(state.trails)
    return BusInsights(
        mbz_then=mbz_then(state),
        hour_then=KINDS[hour],
        start_then=state.areas[START][0] if state.areas[START] else (state.first + 1) % len(seats),
        spaces=spaces(state, seat),
        steps=_steps(state),
        reach=[BusReach(other, riding(state, other, state.hour), riding(state, other, hour)) for other in seats]
        if started
        else [],
        vroomm=drives(state, state.areas[VROOMM], hour) if started else [],
        lots=list(dict.fromkeys(LOTS[(code - BUILD) // len(KINDS)] for code in state.builds)),
        ending=_ending(state),
        blocked=_blocked(state, seat),
    )


def mbz_then(state: State) -> int:
    """The largest fleet once the cube in the factory is carried out (BUS-6.2)."""
    cubes = state.areas[BUSES]
    growing = cubes and state.buses[cubes[0]] < state.setting.most_buses
    return max(state.mbz, state.buses[cubes[0]] + 1) if growing else state.mbz


def hour_then(state: State) -> int:
    """What the clock shows in the next Vrroomm if nobody stops the time."""
    return state.hour if state.phase in (DRIVING, OVER) else (state.hour + 1) % len(KINDS)


def riding(state: State, seat: int, hour: int) -> Riding:
    """What a line offers at an hour."""
    touch = state.touch[seat]
    people, rooms = on_line(state, seat, hour), rooms_on_line(state, seat, hour)
    return Riding(
        hour=KINDS[hour],
        waiting=people,
        rooms=rooms,
        rides=min(state.buses[seat], people, rooms),
        from_crossings=[CROSSINGS[crossing] for crossing in bits_of(waiting(state, hour) & touch)],
        to_lots=[
            LOTS[lot] for crossing in bits_of(vacant(state, hour) & touch) for lot in free_lots(state, crossing, hour)
        ],
    )


def free_lots(state: State, crossing: int, hour: int) -> list[int]:
    """The lots of a crossing whose right building stays free after walking: the empty ones, as many as are free."""
    lots = [lot for lot in (FIRST_LOT[crossing], SECOND_LOT[crossing]) if lot >= 0 and building_on(state, lot) == hour]
    here = (state.people >> crossing & 1) + (state.pairs >> crossing & 1)
    empty = [lot for lot in lots if not is_seated(state, lot)]
    return sorted(empty, reverse=True)[: len(lots) - here][::-1]


def drives(state: State, cubes: list[int], hour: int) -> list[Drive]:
    """These cubes on Vrroomm, one after another, each with the first passengers to the first buildings."""
    trial = state.clone()
    trial.hour = hour
    found: list[Drive] = []
    for index, seat in enumerate(cubes):
        rides = min(state.buses[seat], on_line(trial, seat, hour), rooms_on_line(trial, seat, hour))
        for _ in range(rides):
            starts, goals = waiting(trial, hour) & trial.touch[seat], vacant(trial, hour) & trial.touch[seat]
            leave(trial, (starts & -starts).bit_length() - 1)
            enter(trial, (goals & -goals).bit_length() - 1)
        found.append(Drive(seat, SPACES[index], KINDS[hour], rides, index == 0))
    return found


def amount_of(state: State, area: int, index: int, mbz: int) -> int:
    """What a cube on this space brings with this fleet (BUS-4.4), as far as the cubes before it leave something."""
    amount = max(0, mbz + (state.setting.bonus if area == LINES else 0) - index)
    if area == LINES:
        return amount
    there = state.supply if area == PASSENGERS else state.lots_left()  # BUS-7.1, BUS-8.4
    return max(0, min(amount, there - _used_before(state, area, index, mbz)))


def _used_before(state: State, area: int, index: int, mbz: int) -> int:
    """What the cubes that still act before this space will use."""
    cubes = len(state.areas[area])
    earlier = range(index + 1, cubes) if AREAS[area] in LAST_CUBE_FIRST else range(min(index, cubes))
    progress = {other: _progress(state, area, other) for other in earlier}
    used = [max(0, mbz - other) for other, at in progress.items() if at == "waiting"]
    return sum(used) + sum(state.left for at in progress.values() if at == "now")


def spaces(state: State, seat: int | None) -> list[Space]:
    """All spaces in the order of execution."""
    found: list[Space] = []
    for area in range(len(AREAS)):
        indices = range(CAPACITY[area])
        for index in reversed(indices) if AREAS[area] in LAST_CUBE_FIRST else indices:
            found.append(_space(state, seat, area, index, len(found) + 1))
    return found


def _space(state: State, seat: int | None, area: int, index: int, order: int) -> Space:
    cubes = state.areas[area]
    owner = cubes[index] if index < len(cubes) else None
    amount, amount_now = _amounts(state, seat, area, index)
    return Space(
        area=AREAS[area],
        index=index,
        space=SPACES[index] if CAPACITY[area] > 1 else None,
        order=order,
        owner=owner,
        amount=amount,
        amount_now=amount_now,
        state="empty" if owner is None else _progress(state, area, index),
        next=state.phase == CHOOSE and index == len(cubes),
    )


def _amounts(state: State, seat: int | None, area: int, index: int) -> tuple[int | None, int | None]:
    """What a space brings, with and without the cube in the factory."""
    if AREAS[area] in ("passengers", "buildings"):
        return amount_of(state, area, index, mbz_then(state)), amount_of(state, area, index, state.mbz)
    if area == LINES:
        amount = amount_of(state, area, index, state.mbz)
        return amount, amount
    if area != VROOMM or not all(state.trails):
        return None, None
    cubes = state.areas[VROOMM]
    if index == len(cubes) and seat is not None:
        cubes = [*cubes, seat]
    if index >= len(cubes):
        return None, None
    return drives(state, cubes, hour_then(state))[index].rides, drives(state, cubes, state.hour)[index].rides


def _progress(state: State, area: int, index: int) -> StepState:
    """Whether a cube waits, acts or has acted."""
    current = area_of(state)
    if current is None or area > current:
        return "waiting"
    if area < current:
        return "done"
    if index == state.cube:
        return "now"
    later = index < state.cube if AREAS[area] in LAST_CUBE_FIRST else index > state.cube
    return "waiting" if later else "done"


def _steps(state: State) -> list[AreaStep]:
    current = area_of(state)
    if current is None:
        return [AreaStep(area, "waiting") for area in AREAS]
    return [
        AreaStep(area, "done" if index < current else "now" if index == current else "waiting")
        for index, area in enumerate(AREAS)
    ]


def _ending(state: State) -> BusEnding:
    return BusEnding(
        stones_left=state.stones_left,
        lots_left=state.lots_left(),
        lots_full=state.letter == len(LETTERS),
        with_cubes=sum(count > 0 for count in state.cubes),
    )


def _blocked(state: State, seat: int | None) -> list[Blocked]:
    """Full areas while choosing, closed streets at the own heads while laying."""
    if seat != state.mover or seat is None:
        return []
    if state.phase == CHOOSE:
        full = [area for area in range(len(AREAS)) if not state.open >> area & 1]
        return [_block(state, seat, PLACE + area, [f"area:{AREAS[area]}"]) for area in full]
    if state.phase in (LAYING, SETUP_SECOND):
        return _blocked_streets(state, seat)
    return []


def _blocked_streets(state: State, seat: int) -> list[Blocked]:
    legal = set(state.legal(seat))
    found: list[Blocked] = []
    for end, base in enumerate((EXTEND, EXTEND_BACK)):
        crossing = ARM_CROSSING[state.heads[2 * seat + end]]
        for arm in range(FIRST_ARM[crossing], FIRST_ARM[crossing] + DEGREE[crossing]):
            street = ARM_STREET[arm]
            if base + street not in legal and not state.own[seat] >> arm & 1:
                found.append(_block(state, seat, base + street, [f"street:{STREETS[street]}"]))
    return found


def _block(state: State, seat: int, action: int, targets: list[str]) -> Blocked:
    why = refusal(state, seat, action)
    assert why is not None, "a blocked action is refused"
    return Blocked(ACTIONS.notation(action), targets, why)
