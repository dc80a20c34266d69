"""The draft of a seat as it is stored."""

from msgspec import Struct


class StoredDraft(Struct, frozen=True):
    """A draft for the decision that is pending since `number` entries of the log (`pending_since`)."""

    number: int
    do: str
    note: str | None = None
