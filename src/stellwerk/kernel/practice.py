"""Practising alone: a task without its answer, and the answer when somebody has tried."""

from msgspec import Struct


class PracticeTask(Struct, frozen=True):
    """A task that may be practised; a game adds its own fields, none of which gives the answer away."""

    id: str


class PracticeAnswer(Struct, frozen=True):
    """The answer to a task; a game adds its own fields."""

    id: str
