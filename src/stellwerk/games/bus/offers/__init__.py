"""What a seat may do now, with what each choice would bring."""

from stellwerk.games.bus.actions import (
    ACTIONS,
    ARRIVE,
    BUILD,
    ENDS,
    EXTEND,
    EXTEND_BACK,
    FIRST,
    HEADS,
    PASS,
    PLACE,
    RIDE,
    RIDE_FROM,
    RIDE_TO,
    STOP,
)
from stellwerk.games.bus.board import (
    ARM_CROSSING,
    BIT,
    CROSSING_NAMES,
    CROSSINGS,
    FRONT_ARM,
    KINDS,
    LOT_CROSSING,
    LOTS,
    OTHER_ARM,
    STATION_1830,
    STATION_DAMPFROSS,
    STICK,
    STREETS,
    VROOMM,
    arm_at,
)
from stellwerk.games.bus.insights import drives, free_lots
from stellwerk.games.bus.offers.cubes import place_offer
from stellwerk.games.bus.rules.buildings import building_on
from stellwerk.games.bus.rules.lines import is_dead
from stellwerk.games.bus.rules.passengers import passengers_at
from stellwerk.games.bus.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per legal action."""
    return [_offer(state, action) for action in state.legal(seat)]


def _offer(state: State, action: int) -> Offer:
    if action >= RIDE:
        return _ride(state, action)
    if action >= STOP:
        return _clock(state, action)
    if action >= ARRIVE:
        return _arrive(state, action)
    if action == PASS:
        return Offer(
            do="pass",
            group="pass",
            label=Message("do-pass"),
            detail=Message("detail-pass", {"cubes": state.cubes[state.mover]}),
            closes=True,
        )
    if action >= PLACE:
        return place_offer(state, action)
    if action >= HEADS:
        return _heads(state, action)
    if action >= EXTEND:
        return _extend(state, action)
    return _first(action) if action >= FIRST else _build(state, action)


def _build(state: State, action: int) -> Offer:
    lot, kind = (action - BUILD) // len(KINDS), (action - BUILD) % len(KINDS)
    crossing = LOT_CROSSING[lot]
    own = state.touch[state.mover] >> crossing & 1
    others = sum(touch >> crossing & 1 for touch in state.touch) - own
    data: dict[str, Argument] = {
        "kind": f"@kind-{KINDS[kind]}",
        "lot": LOTS[lot],
        "crossing": CROSSING_NAMES[crossing],
    }
    return Offer(
        do=ACTIONS.notation(action),
        group="build",
        label=Message("do-build", data),
        targets=[f"lot:{LOTS[lot]}"],
        effect=Message("effect-own-line" if own else "effect-off-line") if any(state.trails) else None,
        detail=Message("detail-lines", {"count": others}) if others else None,
    )


def _first(action: int) -> Offer:
    arm = FRONT_ARM[action - FIRST]
    ends = [ARM_CROSSING[arm], ARM_CROSSING[OTHER_ARM[arm]]]
    data: dict[str, Argument] = {"from": CROSSING_NAMES[ends[0]], "to": CROSSING_NAMES[ends[1]]}
    return Offer(
        do=ACTIONS.notation(action),
        group="first",
        label=Message("do-first", data),
        targets=[f"street:{STREETS[action - FIRST]}"],
    )


def _extend(state: State, action: int) -> Offer:
    seat = state.mover
    end = 1 if action >= EXTEND_BACK else 0
    street = action - (EXTEND_BACK if end else EXTEND)
    start = ARM_CROSSING[state.heads[2 * seat + end]]
    arm = arm_at(start, street)
    goal = ARM_CROSSING[OTHER_ARM[arm]]
    return Offer(
        do=ACTIONS.notation(action),
        group=f"extend-{ENDS[end]}",
        label=Message("do-extend", {"to": CROSSING_NAMES[goal]}),
        targets=[f"street:{STREETS[street]}"],
        effect=_reached(state, seat, goal),
        detail=_kind_of_stick(state, seat, end, arm, goal),
        warning=_dead_head(state, seat, street, OTHER_ARM[arm]),
    )


def _reached(state: State, seat: int, goal: int) -> Message | None:
    """What is new on the line at the crossing that a stick leads to."""
    if state.touch[seat] >> goal & 1:
        return None
    people = passengers_at(state, goal)
    if people:
        return Message("effect-passengers-there", {"count": people})
    houses = [building_on(state, lot) for lot in range(len(LOTS)) if LOT_CROSSING[lot] == goal]
    kinds = [KINDS[kind] for kind in houses if kind >= 0]
    return Message("effect-building-there", {"kind": f"@kind-{kinds[0]}", "count": len(kinds)}) if kinds else None


def _kind_of_stick(state: State, seat: int, end: int, arm: int, goal: int) -> Message:
    """From which head; whether the stick lies parallel to others or closes a circle."""
    start, other = ARM_CROSSING[arm], ARM_CROSSING[state.heads[2 * seat + 1 - end]]
    data: dict[str, Argument] = {"from": CROSSING_NAMES[start], "end": ENDS[end] if start == other else "only"}
    if goal == other:
        return Message("detail-circle", data | {"crossing": CROSSING_NAMES[goal]})
    return Message("detail-parallel" if state.taken & BIT[arm] else "detail-from", data)


def _dead_head(state: State, seat: int, street: int, head: int) -> Message | None:
    """A head where nothing can be laid any more (BUS-5.13)."""
    if not is_dead(state.own[seat] | STICK[street], head):
        return None
    return Message("warn-dead-head", {"crossing": CROSSING_NAMES[ARM_CROSSING[head]]})


def _heads(state: State, action: int) -> Offer:
    crossing = action - HEADS
    return Offer(
        do=ACTIONS.notation(action),
        group="heads",
        label=Message("do-heads", {"crossing": CROSSING_NAMES[crossing]}),
        targets=[f"crossing:{CROSSINGS[crossing]}"],
    )


def _arrive(state: State, action: int) -> Offer:
    count = action - ARRIVE
    more = state.left - count
    touch = state.touch[state.mover]
    own = count * (touch >> STATION_1830 & 1) + more * (touch >> STATION_DAMPFROSS & 1)
    targets = [f"crossing:{CROSSINGS[STATION_1830]}"] if count else []
    targets += [f"crossing:{CROSSINGS[STATION_DAMPFROSS]}"] if more else []
    return Offer(
        do=ACTIONS.notation(action),
        group="arrive",
        label=Message("do-arrive", {"first": count, "second": more}),
        targets=targets,
        effect=Message("effect-arrive", {"count": own}),
    )


def _clock(state: State, action: int) -> Offer:
    """Stopping costs a point, and the last stone ends the game at once (BUS-9.3, BUS-9.5)."""
    stop = action == STOP
    hour = state.hour if stop else (state.hour + 1) % len(KINDS)
    ends = stop and state.stones_left == 1
    rides = sum(drive.rides for drive in drives(state, state.areas[VROOMM], hour) if drive.seat == state.mover)
    stone, played = int(stop), 0 if ends else rides
    return Offer(
        do=ACTIONS.notation(action),
        group="clock",
        label=Message("do-clock-stop" if stop else "do-clock-run"),
        targets=["clock:stop" if stop else "clock:run"],
        effect=Message("effect-clock-net", {"rides": played, "stone": stone, "net": played - stone}),
        detail=None
        if ends
        else Message("detail-hour", {"hour": f"@hour-{KINDS[hour]}", "kind": f"@into-{KINDS[hour]}"}),
        warning=Message("warn-last-stone" if ends else "warn-stone") if stop else None,
        closes=True,
    )


def _ride(state: State, action: int) -> Offer:
    start, goal = RIDE_FROM[action - RIDE], RIDE_TO[action - RIDE]
    data: dict[str, Argument] = {"from": CROSSING_NAMES[start], "to": CROSSING_NAMES[goal]}
    return Offer(
        do=ACTIONS.notation(action),
        group="ride",
        label=Message("do-ride", data),
        targets=[ACTIONS.notation(action), f"crossing:{CROSSINGS[start]}", *_goal(state, goal)],
        effect=Message("effect-point"),
        detail=_shared(state, start),
    )


def _goal(state: State, goal: int) -> list[str]:
    """Where a ride arrives: the crossing and its first free right building."""
    return [f"crossing:{CROSSINGS[goal]}", f"lot:{LOTS[free_lots(state, goal, state.hour)[0]]}"]


def _shared(state: State, start: int) -> Message | None:
    """How many other lines could carry somebody from there."""
    others = sum(touch >> start & 1 for seat, touch in enumerate(state.touch) if seat != state.mover)
    return Message("detail-reached-by", {"count": others}) if others else None
