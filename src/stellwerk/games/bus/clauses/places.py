"""Buildings, arrivals and rides (rows 8 to 10 and 17 to 22 of section 17)."""

from stellwerk.games.bus.clauses.position import LOT_DATA, Attempt, Position, name_of
from stellwerk.games.bus.data import BOARD_DATA, RULES_DATA
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def lot_is_empty(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-2.10, BUS-8.3: one building per lot."""
    there = position.buildings.get(attempt.lot)
    if there is None:
        return None
    clause = "BUS-2.10" if position.phase == "setup_building" else "BUS-8.3"
    return refuse(clause, [f"lot:{attempt.lot}"], lot=attempt.lot, what=f"@a-{there}")


def letters_in_order(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-2.9, BUS-8.2: all A lots before B, and so on."""
    due = min(lot.letter for lot in BOARD_DATA.lots if lot.id not in position.buildings)
    if LOT_DATA[attempt.lot].letter == due:
        return None
    if position.phase == "setup_building":
        return refuse("BUS-2.9", [f"lot:{attempt.lot}"], case="letter", lot=attempt.lot)
    return refuse("BUS-8.2", [f"lot:{attempt.lot}"], lot=attempt.lot, due=due)


def kind_is_left(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-8.6: 30 tiles of each kind (not with BUS-V7)."""
    limit = position.state.setting.options["building_limit"]
    used = list(position.buildings.values()).count(attempt.kind)
    if limit is None or used < limit:
        return None
    return refuse("BUS-8.6", kinds=f"@kinds-{attempt.kind}", limit=limit)


def division_fits(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-7.1: not more than come."""
    fleet = max(position.state.buses)
    coming = min(fleet - position.state.cube, position.state.supply)
    assert coming <= RULES_DATA.passengers_in_supply
    return refuse("BUS-7.1", count=attempt.count, coming=coming) if attempt.count > coming else None


def ends_are_on_the_line(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-10.5: both ends of a ride are on the own line."""
    for crossing in (attempt.start, attempt.crossing):
        if crossing not in position.lines[attempt.seat].crossings:
            return refuse("BUS-10.5", [f"crossing:{crossing}"], case="off", crossing=name_of(crossing))
    return None


def somebody_is_there(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-10.5: a ride takes a passenger."""
    if position.passengers(attempt.start) > 0:
        return None
    return refuse("BUS-10.5", [f"crossing:{attempt.start}"], case="nobody", crossing=name_of(attempt.start))


def passenger_wants_to_leave(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-10.9: satisfied passengers are never moved."""
    if position.passengers(attempt.start) > position.satisfied(attempt.start):
        return None
    return refuse("BUS-10.9", [f"crossing:{attempt.start}"], crossing=name_of(attempt.start))


def building_is_right(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-10.5: the goal is a building of the kind that the clock shows."""
    if position.right_buildings(attempt.crossing) > 0:
        return None
    kind = f"@no-{position.hour}"
    objects = [f"crossing:{attempt.crossing}"]
    return refuse("BUS-10.5", objects, case="wrong", crossing=name_of(attempt.crossing), kind=kind)


def building_is_vacant(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-10.3: one passenger per building."""
    if position.right_buildings(attempt.crossing) > position.satisfied(attempt.crossing):
        return None
    return refuse("BUS-10.3", [f"crossing:{attempt.crossing}"], crossing=name_of(attempt.crossing))
