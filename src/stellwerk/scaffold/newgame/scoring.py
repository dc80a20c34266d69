"""The end of New game: points, places, breakdown."""

from collections.abc import Mapping

from stellwerk.kernel.message import Message
from stellwerk.kernel.outcome import Cell, Column, Outcome, places
from stellwerk.scaffold.newgame.data import VALUES


def outcome(seats: int, pieces: Mapping[str, int]) -> Outcome:
    """A square counts the number on it (NEW-2.2)."""
    scores = [sum(VALUES[square] for square, owner in pieces.items() if owner == seat) for seat in range(seats)]
    return Outcome(
        places=places(scores),
        scores=scores,
        reason="full",
        clause="NEW-2.1",
        columns=[Column("squares", Message("column-squares"))],
        rows=[[Cell(score)] for score in scores],
    )
