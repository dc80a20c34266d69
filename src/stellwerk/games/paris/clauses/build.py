"""Build: choice and number (group 4)."""

from stellwerk.games.paris.clauses.placing import WHERE
from stellwerk.games.paris.clauses.position import Attempt, Position, name_of
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def store_is_not_empty(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-4.2: a colour whose store is empty cannot be chosen."""
    if position.store[attempt.company] > 0:
        return None
    return refuse("PAR-4.2", [f"store:{attempt.company}"], company=name_of(attempt.company))


def some_hex_is_legal(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-4.3: each loco taken must be placed."""
    for hex in position.hexes:
        trial = Attempt(attempt.seat, "place", attempt.company, hex)
        if all(clause(position, trial) is None for clause in WHERE):
            return None
    return refuse("PAR-4.3", [f"company:{attempt.company}"], company=name_of(attempt.company))


def one_loco_at_least(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-4.1: a Build has at least one loco."""
    assert position.building is not None
    return refuse("PAR-4.1", company=name_of(position.building)) if position.placed == 0 else None
