"""What chat and notes need from a store."""

from typing import Protocol

from msgspec import Struct

from stellwerk.server.features.talk.messages import ChatLine


class Saying(Struct, frozen=True):
    """Something to be said; the same request of the same person is said once."""

    table: str
    person: str
    name: str
    seat: int | None
    text: str
    at: str
    request: str | None = None


class ChatStore(Protocol):
    """Keeps what was said; other workers hear of it."""

    async def say(self, saying: Saying, most: int) -> int:
        """Write it down under the next number, which is returned; only the latest `most` are kept."""
        ...

    async def said(self, table: str, after: int, most: int) -> list[ChatLine]:
        """What was said after this number, in order; the latest if there is more. What was removed is left out."""
        ...

    async def said_by(self, person: str) -> list[tuple[str, ChatLine]]:
        """Everything that a person said, with its table."""
        ...

    async def note(self, table: str, person: str, seat: int) -> str:
        """What somebody has written about a seat; empty if nothing."""
        ...

    async def set_note(self, table: str, person: str, seat: int, text: str) -> None: ...

    async def notes_of(self, person: str) -> list[tuple[str, int, str]]:
        """Everything that a person has written: table, seat, text."""
        ...
