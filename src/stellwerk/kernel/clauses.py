"""The readable reading of the rules: a clause is a predicate, and the first one that is broken is the answer."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct

from stellwerk.kernel.message import Argument
from stellwerk.kernel.refusal import Refusal


class Attempt(Struct, frozen=True):
    """What a seat wants to do, its notation taken apart; a game adds the parts that its notations have."""

    seat: int
    verb: str


P = TypeVar("P")
A = TypeVar("A", bound=Attempt)
Clause = Callable[[P, A], Refusal | None]
"""One clause of the rules: looks at a position in plain words and at an attempt, and says why not."""


def first_broken(clauses: Iterable[Clause[P, A]], position: P, attempt: A) -> Refusal | None:
    """Why an attempt is not allowed: the first clause that it breaks, in the order of the table of refusals."""
    for clause in clauses:
        broken = clause(position, attempt)
        if broken is not None:
            return broken
    return None


def refuse(clause: str, objects: list[str] | None = None, **data: Argument) -> Refusal:
    """The clause, the figures of this case, the things on the board that it is about."""
    return Refusal(clause, data, objects or [])
