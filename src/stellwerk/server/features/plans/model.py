"""What plans need from a store."""

from typing import Protocol

from msgspec import Struct

from stellwerk.server.features.plans.messages.plans import Plan


class KeptPlan(Struct, frozen=True):
    """A plan as it is stored."""

    id: str
    table: str
    seat: int
    person: str
    plan: Plan


class PlanStore(Protocol):
    """Keeps one plan per seat."""

    async def plan(self, table: str, seat: int) -> KeptPlan | None: ...

    async def set_plan(self, kept: KeptPlan) -> None: ...

    async def remove_plan(self, table: str, seat: int) -> None: ...

    async def plans_of(self, person: str) -> list[KeptPlan]:
        """Every plan of a person."""
        ...

    async def planned_to_act(self) -> list[str]:
        """The tables at which a seat with a plan is to act."""
        ...
