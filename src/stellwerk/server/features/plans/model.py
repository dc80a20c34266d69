"""Stored types of plans."""

from typing import Literal

from msgspec import Struct

from stellwerk.kernel.message import Message
from stellwerk.kernel.refusal import Refusal


class PlanContent(Struct, frozen=True):
    """Decisions in advance; the JSON text of the column `plans.plan` has these field names."""

    do: list[str]
    labels: list[Message]  # the labels of the offers, as far as the server could foresee them
    state: Literal["waiting", "cancelled"]
    code: str | None = None  # of a cancelled plan: the code of the problem, and the clause
    refusal: Refusal | None = None
    turn: int | None = None  # of a cancelled plan: the turn


class Plan(Struct, frozen=True):
    """The plan of a seat; `person` wrote it and alone may read it."""

    id: str
    table: str
    seat: int
    person: str
    content: PlanContent
