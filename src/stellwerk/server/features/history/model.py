"""Stored types of the curve of a finished game."""

from typing import Literal

from msgspec import Struct

from stellwerk.kernel.message import Message

CurveState = Literal["waiting", "done", "failed"]


class WeighedPlan(Struct, frozen=True):
    """A course of action that a bot searched: its labels, its value for the seat (0 to 1), whether it was played."""

    label: list[Message]
    value: float
    played: bool


class Evaluation(Struct, frozen=True):
    """The evaluation of the position after `number` entries; the JSON text of `curves.points` has these field names.

    `standing` has a share per seat; `error` is its standard error where it was counted in rollouts.
    """

    number: int
    standing: list[float]
    seat: int | None = None
    weighed: list[WeighedPlan] = []
    error: float = 0.0


class EvaluationCurve(Struct, frozen=True):
    """The evaluations of a game by `bot`, as far as they are computed; `wanted` is their number in the end."""

    state: CurveState
    bot: str
    wanted: int
    evaluations: list[Evaluation] = []
