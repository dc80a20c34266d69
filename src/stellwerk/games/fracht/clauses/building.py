"""Where a card may be laid (group 5)."""

from stellwerk.games.fracht.clauses.geometry import elements_at
from stellwerk.games.fracht.clauses.position import Attempt, Position, freight, kind_of, where
from stellwerk.games.fracht.rules.facts import LOCOS
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def some_place_is_legal(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-5.1.1: the card needs a place."""
    for place in position.places:
        if all(clause(position, Attempt(attempt.seat, "at", place), attempt.thing) is None for clause in AT):
            return None
    return refuse("FRA-5.1.1", [f"card:{attempt.thing}"], case="nowhere", **freight(attempt.thing))


def place_is_legal(position: Position, attempt: Attempt) -> Refusal | None:
    """Everything that a place must satisfy for the chosen card."""
    for clause in AT:
        broken = clause(position, attempt, position.card)
        if broken is not None:
            return broken
    return None


def place_is_in_the_layout(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.1.1: cards are laid on places of the field."""
    return None if attempt.thing in position.places else refuse("FRA-5.1.1", case="outside", place=attempt.thing)


def place_is_beside_something(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.1.2: next to a station or a card."""
    place = attempt.thing
    if place in position.field.laid or position.field.is_beside_something(place):
        return None
    return refuse("FRA-5.1.2", [f"place:{place}"], place=place)


def some_rotation_joins(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.1.3: a rail end meets a station or a rail end, unless FRA-V1."""
    place, kind = attempt.thing, kind_of(card)
    if place in position.field.laid or position.adjacent:
        return None
    if any(position.field.joins(place, elements_at(kind, turn)) for turn in kind.distinct_rotations):
        return None
    return refuse("FRA-5.1.3", [f"place:{place}"], case="place", place=place, kind=f"@kind-{kind.id}")


def no_loco_stands_there(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.2.1: a card under a loco is not over-built."""
    place = attempt.thing
    standing = [seat for seat, at in enumerate(position.locos) if where(at) == place]
    if not standing:
        return None
    return refuse("FRA-5.2.1", [f"place:{place}", f"loco:{standing[0]}"], place=place, loco=LOCOS[standing[0]])


def old_card_is_no_crossing(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.2.3: a crossing stays for ever."""
    laid = position.field.laid.get(attempt.thing)
    return refuse("FRA-5.2.3", [f"place:{attempt.thing}"], place=attempt.thing) if laid and laid.crossing else None


def new_card_is_no_crossing(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.2.4: a crossing is laid on free places only."""
    if attempt.thing not in position.field.laid or not kind_of(card).crossing:
        return None
    return refuse("FRA-5.2.4", [f"place:{attempt.thing}"], place=attempt.thing)


def some_rotation_adds(position: Position, attempt: Attempt, card: str) -> Refusal | None:
    """FRA-5.2.2: in some rotation the card keeps every rail and has more."""
    place, kind = attempt.thing, kind_of(card)
    if place not in position.field.laid:
        return None
    old = position.field.laid[place]
    if any(old.elements < elements_at(kind, turn) for turn in kind.distinct_rotations):
        return None
    old_kind = f"@kind-{kind_of(old.card).id}"
    return refuse("FRA-5.2.2", [f"place:{place}"], case="place", place=place, kind=f"@kind-{kind.id}", old=old_kind)


AT = (
    place_is_in_the_layout,
    place_is_beside_something,
    some_rotation_joins,
    no_loco_stands_there,
    old_card_is_no_crossing,
    new_card_is_no_crossing,
    some_rotation_adds,
)
"""What a place must satisfy, in the order of the table of refusals."""


def rotation_is_distinct(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-2.4: rotations that look the same are one, named by the smallest number."""
    kind, turn = kind_of(position.card), int(attempt.thing)
    if turn in kind.distinct_rotations:
        return None
    same = next(other for other in range(4) if elements_at(kind, other) == elements_at(kind, turn))
    return refuse("FRA-2.4", [f"turn:{position.place}/{same}"], kind=f"@kind-{kind.id}", rotation=turn, same=same)


def rotation_joins(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-5.1.3: turned like this, a rail end meets a station or a rail end."""
    place, elements = position.place, elements_at(kind_of(position.card), int(attempt.thing))
    if place in position.field.laid or position.adjacent or position.field.joins(place, elements):
        return None
    kind = f"@kind-{kind_of(position.card).id}"
    return refuse("FRA-5.1.3", [f"place:{place}"], case="rotation", place=place, kind=kind)


def rotation_keeps_and_adds(position: Position, attempt: Attempt) -> Refusal | None:
    """FRA-5.2.2: turned like this, every old rail is there, and more."""
    place, elements = position.place, elements_at(kind_of(position.card), int(attempt.thing))
    if place not in position.field.laid or position.field.laid[place].elements < elements:
        return None
    kind, old = f"@kind-{kind_of(position.card).id}", f"@kind-{kind_of(position.field.laid[place].card).id}"
    return refuse("FRA-5.2.2", [f"place:{place}"], case="rotation", place=place, kind=kind, old=old)
