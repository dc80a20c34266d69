"""Coupling, delivering, discarding wagons (group 6 and 7.6)."""

from stellwerk.games.fracht.clauses.position import FACTS, Attempt, Position, freight, is_station, where
from stellwerk.games.fracht.rules.phases import MOST_WAGONS
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def loco_is_in_the_couple_station(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-6.1: a wagon is coupled in the station that its card names."""
    card, station = attempt.thing, FACTS[attempt.thing].couple
    if position.own == station:
        return None
    case = "station" if is_station(position.own) else "track"
    objects = [f"card:{card}", f"station:{station}", f"loco:{position.mover}"]
    return refuse("FRA-6.1", objects, case=case, at=where(position.own), **freight(card))


def train_has_room(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-6.2: five wagons at most."""
    if len(position.train) < MOST_WAGONS:
        return None
    return refuse("FRA-6.2", [f"wagon:{card}" for card in position.train], most=MOST_WAGONS, **freight(attempt.thing))


def wagon_is_at_its_station(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-6.4: a coupled wagon is delivered in the station that its card names."""
    card, station = attempt.thing, FACTS[attempt.thing].uncouple
    if card not in position.train:
        return refuse("FRA-6.4", [f"card:{card}"], case="not_coupled", at=where(position.own), **freight(card))
    if position.own == station:
        return None
    objects = [f"wagon:{card}", f"station:{station}", f"loco:{position.mover}"]
    case = "station" if is_station(position.own) else "track"
    return refuse("FRA-6.4", objects, case=case, at=where(position.own), **freight(card))


def wagon_is_in_the_checked_train(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.6.2: the surplus wagons of the checked train are discarded."""
    if attempt.thing in position.checked:
        return None
    return refuse("FRA-7.6.2", [f"wagon:{card}" for card in position.checked], case="other", **freight(attempt.thing))
