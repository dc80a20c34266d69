"""What a seat has drafted, and what keeps it."""

from typing import Protocol

from msgspec import Struct


class Kept(Struct, frozen=True):
    """A draft; `number` names the pending decision that it is meant for (`pending_since`)."""

    number: int
    do: str
    note: str | None = None


class DraftStore(Protocol):
    """Keeps drafts, one per seat; they are no part of the log."""

    async def of(self, table: str) -> dict[int, Kept]:
        """The drafts of a table, by seat."""
        ...

    async def keep(self, table: str, seat: int, kept: Kept) -> None:
        """The latest draft of a seat replaces the one before."""
        ...

    async def forget(self, table: str, seat: int | None = None) -> None:
        """Nothing is drafted any more at a table, or for a seat of it."""
        ...
