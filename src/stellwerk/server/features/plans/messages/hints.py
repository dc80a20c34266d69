"""What a bot would do."""

from msgspec import Struct

from stellwerk.kernel.journal import Fact


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot do for this seat?"""

    seat: int


class HintPlan(Struct, frozen=True):
    """Decisions, and how the seat would stand after them, between 0 and 1 (all seats add up to 1)."""

    do: list[str]
    value: float


class Hint(Struct, frozen=True):
    """What a search on the seat's own knowledge would do, what that brings, and what else it thought of."""

    seat: int
    number: int  # the length of the log for which it holds
    best: HintPlan
    standing: float  # how the seat stands now
    facts: list[Fact]  # what the plan would bring, up to the first thing that it would reveal
    others: list[HintPlan]
