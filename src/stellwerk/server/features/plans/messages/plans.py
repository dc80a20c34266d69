"""What somebody has decided in advance."""

from typing import Literal

from msgspec import Struct, field

from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.refusal import Refusal
from stellwerk.server.features.plans.model import PlanContent


class NewPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions for the next time when the seat is to act.

    Unless all of `do` is allowed then, the first of `otherwise` that is allowed is played. If one of the decisions
    `unless` is allowed, nothing is played: the seat decides itself.
    """

    do: list[str]
    otherwise: list[list[str]] = field(default_factory=list)
    unless: list[str] = field(default_factory=list)


class Plan(Struct, frozen=True):
    """Decisions that wait, or that did not fit when their time came; only the seat's holder sees them."""

    do: list[str]
    labels: list[Message]  # in the words of the offers, as far as one could foresee
    state: Literal["waiting", "cancelled"]
    code: str | None = None  # why it was cancelled: the code of the problem, and the clause
    refusal: Refusal | None = None
    turn: int | None = None  # in which it was cancelled
    otherwise: list[list[str]] = field(default_factory=list)
    unless: list[str] = field(default_factory=list)


class SeatPlan(Struct, frozen=True):
    """The plan of a seat, if there is one."""

    plan: Plan | None


class Ahead(Struct, frozen=True):
    """What the seat could probably do next, after these decisions; `done`: its turn would be over."""

    offers: list[Offer]
    done: bool


def plan_info(content: PlanContent) -> Plan:
    """Convert a stored PlanContent to what its author sees."""
    return Plan(
        do=content.do,
        labels=content.labels,
        state=content.state,
        code=content.code,
        refusal=content.refusal,
        turn=content.turn,
        otherwise=content.otherwise,
        unless=content.unless,
    )
