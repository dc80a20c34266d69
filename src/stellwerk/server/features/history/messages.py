"""After the game: where a table comes from, continuing a position, the curve of a game."""

from typing import Literal

from msgspec import Struct

from stellwerk.kernel.message import Message
from stellwerk.server.features.history.model import Evaluation, EvaluationCurve, WeighedPlan
from stellwerk.wire.clocks import TimeControl
from stellwerk.wire.opening import NewSeat


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on after `number` entries of a finished one; seats and time as in NewTable."""

    number: int
    seats: list[NewSeat]
    name: str | None = None
    public: bool = False
    time: TimeControl | None = None
    substitute: str | None = None


class Weighed(Struct, frozen=True):
    """A course of action that the bot weighed: in words, and how the seat would stand after it (0 to 1)."""

    label: list[Message]
    value: float
    played: bool  # this is what the seat did


class CurvePoint(Struct, frozen=True):
    """How the seats stand after `number` entries (by seat, adding up to 1), and what `seat` could do then.

    `error` is the standard error of the shares where they were counted in games played on from here; a search has none.
    """

    number: int
    standing: list[float]
    seat: int | None = None
    weighed: list[Weighed] = []
    error: float = 0.0


class Curve(Struct, frozen=True):
    """The standing through a game, worked out by `bot`.

    none: nobody has asked for it. waiting: `points` grow to `of`. impossible: nobody can work it out, as in a file.
    """

    status: Literal["none", "waiting", "done", "failed", "impossible"]
    bot: str = ""
    of: int = 0
    points: list[CurvePoint] = []


def curve_info(curve: EvaluationCurve) -> Curve:
    """Convert a stored EvaluationCurve to what readers see."""
    points = [_curve_point(evaluation) for evaluation in curve.evaluations]
    return Curve(status=curve.state, bot=curve.bot, of=curve.wanted, points=points)


def _curve_point(evaluation: Evaluation) -> CurvePoint:
    return CurvePoint(
        number=evaluation.number,
        standing=evaluation.standing,
        seat=evaluation.seat,
        weighed=[_weighed(plan) for plan in evaluation.weighed],
        error=evaluation.error,
    )


def _weighed(plan: WeighedPlan) -> Weighed:
    return Weighed(label=plan.label, value=plan.value, played=plan.played)
