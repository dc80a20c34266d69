"""What a cube on an area would bring, while actions are chosen."""

from stellwerk.games.bus.actions import ACTIONS, BUILD, PLACE
from stellwerk.games.bus.board import AREAS, CAPACITY, KINDS, LOT_CROSSING, SPACES, VROOMM
from stellwerk.games.bus.insights import LAST_CUBE_FIRST, amount_of, drives, hour_then, mbz_then, riding
from stellwerk.games.bus.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer


def place_offer(state: State, action: int) -> Offer:
    """A cube on the next space of an area."""
    area = action - PLACE
    name, index = AREAS[area], len(state.areas[area])
    space = f"space:{name}-{SPACES[index]}" if CAPACITY[area] > 1 else f"space:{name}"
    data: dict[str, Argument] = {"area": f"@area-{name}", "space": SPACES[index]}
    brings = amount(state, area)
    return Offer(
        do=ACTIONS.notation(action),
        group="choose",
        label=Message("do-place" if CAPACITY[area] > 1 else "do-place-single", data),
        targets=[f"area:{name}", space],
        effect=_effect(state, name, brings),
        detail=_detail(state, area, index, brings),
        closes=False,
    )


def amount(state: State, area: int) -> int:
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


def _effect(state: State, area: str, amount: int) -> Message:
    if area == "buses":
        fleet = state.buses[state.mover] + amount
        return Message("effect-buses", {"buses": fleet, "mbz": max(state.mbz, fleet)})
    return Message(f"effect-{area}", {"count": amount})


def _detail(state: State, area: int, index: int, brings: int) -> Message | None:
    """The order of execution, what an area without number is about, or that nothing comes of it (BUS-3.9)."""
    name = AREAS[area]
    if name == "clock":
        return Message("detail-clock", {"stones": state.stones_left})
    if name == "start":
        return Message(
            "detail-start", {"who": f"@colour-{state.setting.colours[(state.first + 1) % state.setting.seats]}"}
        )
    if name == "vroomm" and brings == 0:
        offer = riding(state, state.mover, hour_then(state))
        why = "nobody" if offer.waiting == 0 else "nowhere" if offer.rooms == 0 else "late"
        return Message(f"detail-vroomm-{why}", {"what": f"@no-{offer.hour}"})
    if brings == 0:
        return Message("detail-nothing")
    if name == "buildings" and (more := _more_rides(state, area)):
        return Message("detail-more-rides", {"count": more, "what": f"@a-{KINDS[hour_then(state)]}"})
    if name == "buses" or index == 0:
        return None
    return Message("detail-before" if name in LAST_CUBE_FIRST else "detail-after", {"count": index})


def _more_rides(state: State, area: int) -> int:
    """How many rides more the buildings of this cube would allow, put on the own line and of the right kind."""
    offer = riding(state, state.mover, hour_then(state))
    on_line = {LOT_CROSSING[(code - BUILD) // len(KINDS)] for code in state.builds}
    lots = sum(state.touch[state.mover] >> crossing & 1 for crossing in on_line)
    missing = min(offer.waiting, state.buses[state.mover]) - offer.rides
    return max(0, min(amount(state, area), lots, missing))
