"""What plans need from a store."""

from msgspec import Struct

from stellwerk.server.features.plans.messages.plans import Plan


class KeptPlan(Struct, frozen=True):
    """A plan as it is stored."""

    id: str
    table: str
    seat: int
    person: str
    plan: Plan
