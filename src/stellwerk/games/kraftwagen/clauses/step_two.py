"""Diesel and the offer: the right kind of decision with a wrong argument (row 5)."""

from stellwerk.games.kraftwagen.clauses.position import Attempt, Position
from stellwerk.games.kraftwagen.data import RESEARCH_DATA
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal

FOR_OFFERS = [engineer.id for engineer in RESEARCH_DATA.engineers if engineer.use == "offer"]


def diesel_fits(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-6.9: an own car without a marker, and an engine from a workshop."""
    if attempt.first == "no":
        return None
    slot, value = int(attempt.first), int(attempt.arguments[1])
    car = position.car(slot)
    if not car:
        case = "empty"
    elif car[0] != attempt.seat:
        case = "foreign"
    elif car[5] >= 0:
        case = "marker"
    elif value not in position.workshops("engine"):
        case = "engine"
    else:
        return None
    return refuse("KW-6.9", [f"car:{slot}"], case=case, slot=slot, value=value)


def body_is_there(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-5.2: a body from an own workshop; passing is always allowed (KW-5.1)."""
    if attempt.passes or int(attempt.first) in position.workshops("body"):
        return None
    return lacking("body", int(attempt.first))


def engine_is_there(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-5.2: an engine from an own workshop; KW-5.7: not the one of the Grand Prix car."""
    value = int(attempt.first)
    if value in position.workshops("engine"):
        return None
    if value == position.race_engine:
        return refuse("KW-5.7", [f"gp:{value}"], value=value)
    return lacking("engine", value)


def workers_are_there(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-5.2: workers from the canteen."""
    canteen = position.state.canteen[attempt.seat]
    return None if int(attempt.first) <= canteen else lacking("workers", int(attempt.first), canteen)


def price_is_there(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-5.2: a price marker beside the market."""
    price = int(attempt.first)
    return None if price in position.prices else lacking("price", price)


def lacking(case: str, value: int, canteen: int = 0) -> Refusal:
    """KW-5.2: what an offer is short of."""
    return refuse("KW-5.2", case=case, asked="", value=value, canteen=canteen)


def marker_fits(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-5.4: one own marker of the kind "with an offer", or none."""
    engineer = attempt.first
    if engineer == "none" or (engineer in position.markers and engineer in FOR_OFFERS):
        return None
    case = "kind-of-marker" if engineer not in FOR_OFFERS else "marker"
    return refuse("KW-5.4", [f"engineer:{engineer}"], case=case, engineer=f"@engineer-{engineer}")
