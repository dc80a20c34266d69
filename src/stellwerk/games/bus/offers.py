"""What a seat may do now, with what each choice would bring."""

from typing import TYPE_CHECKING

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
    AREAS,
    ARM_CROSSING,
    BIT,
    CAPACITY,
    CROSSING_NAMES,
    CROSSINGS,
    FRONT_ARM,
    KINDS,
    LOT_CROSSING,
    LOTS,
    OTHER_ARM,
    SPACES,
    STATION_1830,
    STATION_DAMPFROSS,
    STICK,
    STREETS,
    VROOMM,
    arm_at,
)
from stellwerk.games.bus.insights import LAST_CUBE_FIRST, amount_of, drives, free_lots, hour_then, mbz_then, riding
from stellwerk.games.bus.rules.lines import is_dead
from stellwerk.games.bus.rules.passengers import passengers_at
from stellwerk.games.bus.snapshot import building_on
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def offers(state: "State", seat: int) -> list[Offer]:
    """One offer per legal action."""
    return [_offer(state, action) for action in state.legal(seat)]


def _offer(state: "State", action: int) -> Offer:
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
        return _place(state, action)
    if action >= HEADS:
        return _heads(state, action)
    if action >= EXTEND:
        return _extend(state, action)
    return _first(action) if action >= FIRST else _build(state, action)


def _build(state: "State", action: int) -> Offer:
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


def _extend(state: "State", action: int) -> Offer:
    seat = state.mover
    end = 1 if action >= EXTEND_BACK else 0
    street = action - (EXTEND_BACK if end else EXTEND)
    start = ARM_CROSSING[state.heads[2 * seat + end]]
    arm = arm_at(start, street)
    goal = ARM_CROSSING[OTHER_ARM[arm]]
    data: dict[str, Argument] = {"from": CROSSING_NAMES[start], "to": CROSSING_NAMES[goal]}
    return Offer(
        do=ACTIONS.notation(action),
        group=f"extend-{ENDS[end]}",
        label=Message("do-extend", data),
        targets=[f"street:{STREETS[street]}"],
        effect=_reached(state, seat, goal),
        detail=_kind_of_stick(state, seat, end, arm, goal),
        warning=_dead_head(state, seat, street, OTHER_ARM[arm]),
    )


def _reached(state: "State", seat: int, goal: int) -> Message | None:
    """What is new on the line at the crossing that a stick leads to."""
    if state.touch[seat] >> goal & 1:
        return None
    people = passengers_at(state, goal)
    if people:
        return Message("effect-passengers-there", {"count": people})
    houses = [building_on(state, lot) for lot in range(len(LOTS)) if LOT_CROSSING[lot] == goal]
    kinds = [KINDS[kind] for kind in houses if kind >= 0]
    return Message("effect-building-there", {"kind": f"@kind-{kinds[0]}", "count": len(kinds)}) if kinds else None


def _kind_of_stick(state: "State", seat: int, end: int, arm: int, goal: int) -> Message | None:
    """Whether the stick lies parallel to others or closes a circle."""
    if goal == ARM_CROSSING[state.heads[2 * seat + 1 - end]]:
        return Message("detail-circle", {"crossing": CROSSING_NAMES[goal]})
    return Message("detail-parallel") if state.taken & BIT[arm] else None


def _dead_head(state: "State", seat: int, street: int, head: int) -> Message | None:
    """A head where nothing can be laid any more (BUS-5.13)."""
    if not is_dead(state.own[seat] | STICK[street], head):
        return None
    return Message("warn-dead-head", {"crossing": CROSSING_NAMES[ARM_CROSSING[head]]})


def _heads(state: "State", action: int) -> Offer:
    crossing = action - HEADS
    return Offer(
        do=ACTIONS.notation(action),
        group="heads",
        label=Message("do-heads", {"crossing": CROSSING_NAMES[crossing]}),
        targets=[f"crossing:{CROSSINGS[crossing]}"],
    )


def _place(state: "State", action: int) -> Offer:
    area = action - PLACE
    name, index = AREAS[area], len(state.areas[area])
    space = f"space:{name}-{SPACES[index]}" if CAPACITY[area] > 1 else f"space:{name}"
    data: dict[str, Argument] = {"area": f"@area-{name}", "space": SPACES[index]}
    amount = _amount(state, area)
    return Offer(
        do=ACTIONS.notation(action),
        group="choose",
        label=Message("do-place" if CAPACITY[area] > 1 else "do-place-single", data),
        targets=[f"area:{name}", space],
        effect=_place_effect(state, name, amount),
        detail=_place_detail(state, area, index),
        warning=Message("warn-nothing") if amount == 0 else None,
        closes=False,
    )


def _amount(state: "State", area: int) -> int:
    """What the next space of an area brings to the mover; 1 where there is no number."""
    index = len(state.areas[area])
    match AREAS[area]:
        case "lines":
            return min(amount_of(state, area, index, state.mbz), state.sticks[state.mover])
        case "passengers" | "buildings":
            return amount_of(state, area, index, mbz_then(state))
        case "vroomm":
            return drives(state, [*state.areas[VROOMM], state.mover], hour_then(state))[index].rides
        case "buses":
            return int(state.buses[state.mover] < state.setting.most_buses)
    return 1


def _place_effect(state: "State", area: str, amount: int) -> Message:
    if area == "buses":
        fleet = state.buses[state.mover] + amount
        return Message("effect-buses", {"buses": fleet, "mbz": max(state.mbz, fleet)})
    return Message(f"effect-{area}", {"count": amount})


def _place_detail(state: "State", area: int, index: int) -> Message | None:
    """The order of execution, or what an area without number is about."""
    name = AREAS[area]
    if name == "clock":
        return Message("detail-clock", {"stones": state.stones_left})
    if name == "start":
        return Message(
            "detail-start", {"who": f"@colour-{state.setting.colours[(state.first + 1) % state.setting.seats]}"}
        )
    if name == "vroomm" and _amount(state, area) == 0:
        offer = riding(state, state.mover, hour_then(state))
        why = "nobody" if offer.waiting == 0 else "nowhere" if offer.rooms == 0 else "late"
        return Message(f"detail-vroomm-{why}", {"what": f"@no-{offer.hour}"})
    if name == "buildings" and (more := _more_rides(state, area)):
        return Message("detail-more-rides", {"count": more, "what": f"@a-{KINDS[hour_then(state)]}"})
    if name == "buses" or index == 0:
        return None
    return Message("detail-before" if name in LAST_CUBE_FIRST else "detail-after", {"count": index})


def _more_rides(state: "State", area: int) -> int:
    """How many rides more the buildings of this cube would allow, put on the own line and of the right kind."""
    offer = riding(state, state.mover, hour_then(state))
    on_line = {LOT_CROSSING[(code - BUILD) // len(KINDS)] for code in state.builds}
    lots = sum(state.touch[state.mover] >> crossing & 1 for crossing in on_line)
    missing = min(offer.waiting, state.buses[state.mover]) - offer.rides
    return max(0, min(_amount(state, area), lots, missing))


def _arrive(state: "State", action: int) -> Offer:
    count = action - ARRIVE
    more = state.left - count
    touch = state.touch[state.mover]
    own = count * (touch >> STATION_1830 & 1) + more * (touch >> STATION_DAMPFROSS & 1)
    targets = [f"crossing:{CROSSINGS[STATION_1830]}"] if count and not more else []
    targets += [f"crossing:{CROSSINGS[STATION_DAMPFROSS]}"] if more and not count else []
    return Offer(
        do=ACTIONS.notation(action),
        group="arrive",
        label=Message("do-arrive", {"first": count, "second": more}),
        targets=targets,
        effect=Message("effect-arrive", {"count": own}),
    )


def _clock(state: "State", action: int) -> Offer:
    """Stopping costs a point, and the last stone ends the game at once (BUS-9.3, BUS-9.5)."""
    stop = action == STOP
    hour = state.hour if stop else (state.hour + 1) % len(KINDS)
    ends = stop and state.stones_left == 1
    rides = riding(state, state.mover, hour).rides
    return Offer(
        do=ACTIONS.notation(action),
        group="clock",
        label=Message("do-clock-stop" if stop else "do-clock-run"),
        targets=["clock:stop" if stop else "clock:run"],
        effect=Message("effect-hour", {"hour": f"@hour-{KINDS[hour]}", "kind": f"@into-{KINDS[hour]}"}),
        detail=None if ends else Message("detail-rides-then", {"count": rides}),
        warning=Message("warn-last-stone" if ends else "warn-stone") if stop else None,
        closes=True,
    )


def _ride(state: "State", action: int) -> Offer:
    start, goal = RIDE_FROM[action - RIDE], RIDE_TO[action - RIDE]
    data: dict[str, Argument] = {"from": CROSSING_NAMES[start], "to": CROSSING_NAMES[goal]}
    return Offer(
        do=ACTIONS.notation(action),
        group="ride",
        label=Message("do-ride", data),
        targets=[f"crossing:{CROSSINGS[start]}", *_goal(state, goal)],
        effect=Message("effect-point"),
        detail=_shared(state, start),
    )


def _goal(state: "State", goal: int) -> list[str]:
    """Where a ride arrives: the crossing and its first free right building."""
    return [f"crossing:{CROSSINGS[goal]}", f"lot:{LOTS[free_lots(state, goal, state.hour)[0]]}"]


def _shared(state: "State", start: int) -> Message | None:
    """How many other lines could carry somebody from there."""
    others = sum(touch >> start & 1 for seat, touch in enumerate(state.touch) if seat != state.mover)
    return Message("detail-reached-by", {"count": others}) if others else None
