"""Driving, pushing and the end of the rails (groups 7.1 to 7.5)."""

from stellwerk.games.fracht.clauses.geometry import OPPOSITE, sleeper
from stellwerk.games.fracht.clauses.position import FACTS, Attempt, Position, freight, is_station, where
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def card_pulls_the_train(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.1.2: the action value is at least the number of wagons."""
    wagons = len(position.train)
    if FACTS[attempt.thing].action >= wagons:
        return None
    return refuse("FRA-7.1.2", [f"card:{attempt.thing}"], wagons=wagons, **freight(attempt.thing))


def station_has_an_exit(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.1.3: a drive from a station needs an exit."""
    if not is_station(position.own) or position.field.exits(position.own):
        return None
    return refuse("FRA-7.1.3", [f"station:{position.own}"], station=position.own)


def no_turning_on_a_crossing(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.2.7: over a crossing it goes straight on."""
    if is_station(position.own) or not position.own.endswith(":in"):
        return None
    place, heading = position.own.split("/")
    edge = heading[0]
    straight = OPPOSITE[edge]
    sideways = [f"{place}/{other}:out" for other in "NESW" if other not in (edge, straight)]
    if not position.field.laid[place].crossing or attempt.thing not in sideways:
        return None
    return refuse("FRA-7.2.7", [f"place:{place}"], place=place, edge=f"@edge-{straight}")


def only_forwards(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.2.2: only next positions of the own heading are reached."""
    ahead = position.field.next_positions(position.own)
    if attempt.thing in ahead:
        return None
    objects = [f"loco:{position.mover}", target_of(attempt.thing)]
    case = "back" if _is_behind(position, attempt.thing) else "far" if ahead else "end"
    return refuse("FRA-7.2.2", objects, case=case, at=where(position.own), to=where(attempt.thing))


def _is_behind(position: Position, goal: str) -> bool:
    """Whether a goal is where the loco came from."""
    if is_station(position.own) or (where(goal) == where(position.own) and sleeper(goal) == sleeper(position.own)):
        return False
    turned = flipped(position.own)
    return any(sleeper(goal) == sleeper(back) for back in position.field.next_positions(turned))


def rails_have_ended(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.5.4: running off is possible at the end of the rails only."""
    ahead = position.field.next_positions(position.own)
    if not ahead:
        return None
    return refuse("FRA-7.5.4", [target_of(at) for at in ahead], at=where(position.own), to=where(ahead[0]))


def no_safe_step_is_left(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.3.5: while a safe step exists, the drive goes on."""
    safe = [at for at in position.field.next_positions(position.own) if is_safe(position, at)]
    if not safe:
        return None
    return refuse("FRA-7.3.5", [target_of(at) for at in safe], to=where(safe[0]))


def a_step_has_been_made(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.3.4: there is no drive without a step."""
    return refuse("FRA-7.3.4", [f"loco:{position.mover}"]) if position.made == 0 else None


def stopping_exists(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-V6: with forced pushing nobody may brake."""
    return refuse("FRA-V6", [f"loco:{position.mover}"]) if position.forced else None


def branch_lies_ahead(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-7.4.3: the pushed loco is set down on a branch in front of it."""
    ahead = position.field.next_positions(position.pushed)
    if attempt.thing in ahead:
        return None
    objects = [target_of(at) for at in ahead]
    return refuse("FRA-7.4.3", objects, case="elsewhere", at=where(position.pushed))


def is_safe(position: Position, goal: str) -> bool:
    """FRA-7.3.1: no loco need run off if the driver comes to this position, over all branches of pushed locos."""
    if is_station(goal) or all(sleeper(goal) != sleeper(other) for other in position.others):
        return True
    return any(is_safe(position, further) for further in position.field.next_positions(goal))


def flipped(position: str) -> str:
    """The same sleeper, the other heading (FRA-2.8)."""
    place, heading = position.split("/")
    if ">" in heading:
        element, edge = heading.split(">")
        return f"{place}/{element}>{element.replace(edge, '')}"
    edge, way = heading.split(":")
    return f"{place}/{edge}:{'in' if way == 'out' else 'out'}"


def target_of(position: str) -> str:
    """A position as a thing on the board."""
    return f"station:{position}" if is_station(position) else f"sleeper:{sleeper(position)}"
