"""What is tried out from a position of a table, and what comes of it."""

from msgspec import Struct, field

from stellwerk.kernel.outcome import Outcome
from stellwerk.wire.tables import Line, Perspective


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that is tried out, of any seat."""

    seat: int
    do: str


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions that are tried out in this order from the position after `number` entries of the log.

    seat: with whose knowledge, an own seat; left out: the first of them. After the end everything is known.
    """

    number: int
    seat: int | None = None
    tried: list[Tried] = field(default_factory=list)


class AttemptAsk(Attempt, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question about decisions of one seat after those that are tried out: why not, or what would happen."""

    by: int
    do: list[str]


class Analysed(Struct, frozen=True):
    """The position after the decisions that were tried out.

    guessed: what the seat cannot know was drawn by chance, for each position in the same way.
    perspectives: of the seats that are to act; at the end of the game of all seats.
    """

    number: int
    guessed: bool
    to_act: list[int]
    turn: int
    perspectives: list[Perspective]
    lines: list[Line]  # one for each decision that was tried out
    outcome: Outcome | None
