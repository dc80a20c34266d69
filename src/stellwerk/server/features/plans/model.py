"""Stored types of plans."""

from typing import Literal

from msgspec import Struct, field

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
    otherwise: list[list[str]] = field(default_factory=list)  # played instead if `do` is refused; the first that fits
    unless: list[str] = field(default_factory=list)  # decisions: if one of them is allowed, nothing is played


class Plan(Struct, frozen=True):
    """The plan of a seat; `person` wrote it and alone may read it."""

    id: str
    table: str
    seat: int
    person: str
    content: PlanContent


class Order(Struct, frozen=True):
    """A standing order: a decision that is taken whenever it is allowed, before turn `until`."""

    do: str
    label: Message | None  # of its offer, if the seat had it when the order was given
    until: int | None = None  # None: until it is withdrawn


class Orders(Struct, frozen=True):
    """The standing orders of a seat; `person` gave them and alone may read them.

    `forced`: a decision is taken by itself if it is the only one and everybody can know that.
    """

    table: str
    seat: int
    person: str
    orders: list[Order] = field(default_factory=list)
    forced: bool = False
