"""How a game ended, and the full breakdown of points."""

from msgspec import Struct

from stellwerk.kernel.message import Message


class Column(Struct, frozen=True):
    """A source of points. `key` lets a client draw its picture (`company:blue`)."""

    key: str
    label: Message
    note: Message | None = None


class Cell(Struct, frozen=True):
    """What a seat got from one source, and how it comes about ("7 x 14")."""

    points: int
    note: Message | None = None


class Outcome(Struct, frozen=True):
    """Places, scores, reason; rows of the breakdown by seat, cells by column."""

    places: list[int]
    scores: list[int]
    reason: str
    clause: str
    columns: list[Column]
    rows: list[list[Cell]]


def places(scores: list[int]) -> list[int]:
    """1 + the number of seats with more points; ties share the better place."""
    return [1 + sum(other > score for other in scores) for score in scores]
