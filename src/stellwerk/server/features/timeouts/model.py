"""What a seat has drafted, and what keeps it."""

from msgspec import Struct


class Kept(Struct, frozen=True):
    """A draft; `number` names the pending decision that it is meant for (`pending_since`)."""

    number: int
    do: str
    note: str | None = None
