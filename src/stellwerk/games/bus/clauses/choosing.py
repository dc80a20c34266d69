"""Cubes on the action board (rows 6 and 7 of section 17)."""

from stellwerk.games.bus.clauses.position import Attempt, Position
from stellwerk.games.bus.data import ACTION_BOARD_DATA, RULES_DATA
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal

AREA_DATA = {area.id: area for area in ACTION_BOARD_DATA.areas}


def two_cubes_are_compulsory(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-3.3: nobody passes before the second cube of the round."""
    put = sum(cubes.count(attempt.seat) for cubes in position.areas.values())
    return refuse("BUS-3.3", put=put) if put < RULES_DATA.min_cubes_per_round else None


def space_is_empty(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-3.7: one cube in an area with one space; BUS-3.12: six in the others."""
    area = next(area for id, area in AREA_DATA.items() if id == attempt.area)
    there = position.areas[attempt.area]
    if len(there) < area.capacity:
        return None
    name = f"@area-{attempt.area}"
    if area.exclusive:
        return refuse("BUS-3.7", [f"area:{attempt.area}"], area=name, who=position.colour(there[0]))
    return refuse("BUS-3.12", [f"area:{attempt.area}"], area=name)
