"""Decisions and questions of a seat, and what comes back."""

from msgspec import UNSET, Struct, UnsetType

from stellwerk.kernel.journal import Fact
from stellwerk.kernel.refusal import Refusal
from stellwerk.wire.tables import TableView


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions of one seat, judged and stored as a whole or not at all.

    number: length of the log that the client has seen. note: at most 200 bytes, kept with the first decision.
    """

    seat: int
    number: int
    do: list[str]
    note: str | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back one's own last decisions."""

    seat: int
    number: int
    count: int = 1


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat would decide now, with its note; counts when the time of the phase is up."""

    do: str
    note: str | None = None


class Drafted(Struct, frozen=True):
    """What the server keeps of a seat's draft; `do` is None without one."""

    do: str | None = None
    note: str | None = None


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about decisions that are not taken: why not, or what would happen."""

    seat: int
    do: list[str]


class Accepted(Struct, frozen=True):
    """Decisions are on disk; the log has this length now. The new position follows as an `update`."""

    number: int
    table: TableView | UnsetType = UNSET  # REST only


class Answer(Struct, frozen=True):
    """Why a decision is not allowed (None: it is), or what it would bring; goes_on: the same seat is asked again."""

    refusal: Refusal | None
    facts: list[Fact]
    complete: bool
    goes_on: bool = False
