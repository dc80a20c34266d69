"""Trade (group 8)."""

from stellwerk.games.paris.clauses.position import Attempt, Position, name_of
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def colour_is_held(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.1: the loco given back comes from behind the screen."""
    return refuse("PAR-8.1", company=name_of(attempt.company)) if position.hand[attempt.company] < 1 else None


def another_colour(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.2: not the colour just given back."""
    if attempt.company != position.given:
        return None
    return refuse("PAR-8.2", [f"store:{attempt.company}"], company=name_of(attempt.company), case="same")


def one_or_two(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.2: one loco or two."""
    if attempt.count in (1, 2):
        return None
    return refuse("PAR-8.2", [f"store:{attempt.company}"], company=name_of(attempt.company), case="number")


def store_holds_enough(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.3: not more than the store holds."""
    stored = position.store[attempt.company]
    if attempt.count <= stored:
        return None
    objects = [f"store:{attempt.company}"]
    return refuse("PAR-8.3", objects, company=name_of(attempt.company), stored=stored, count=attempt.count)
