"""What the tables need from a store."""

from collections.abc import Callable, Iterable
from typing import Protocol

from stellwerk.server.features.history.messages import Curve
from stellwerk.server.features.notices.model import NoticeStore
from stellwerk.server.features.people.model import AccountStore
from stellwerk.server.features.plans.model import PlanStore
from stellwerk.server.features.talk.model import ChatStore
from stellwerk.server.features.timeouts.model import DraftStore
from stellwerk.server.model.table_row import Change, Stored, TableRow


class WriteConflict(Exception):
    """Somebody else changed the table meanwhile; nothing was written."""


class CurveStore(Protocol):
    """Keeps curves, finished or not."""

    async def curve(self, id: str) -> Curve | None: ...

    async def begin(self, id: str, curve: Curve) -> None:
        """Write a curve that was asked for; nothing happens if there is one."""
        ...

    async def write(self, id: str, curve: Curve) -> None: ...

    async def waiting(self) -> list[str]:
        """The tables whose curves are not finished."""
        ...


class TableStore(Protocol):
    """Keeps tables and names; every write is one transaction, on disk when it returns."""

    @property
    def account_store(self) -> AccountStore:
        """Accounts and tokens, in the same store."""
        ...

    @property
    def post(self) -> NoticeStore:
        """Notices and how they are sent, in the same store."""
        ...

    @property
    def plans(self) -> PlanStore:
        """Decisions in advance, in the same store."""
        ...

    @property
    def chat_store(self) -> ChatStore:
        """What is said at the tables, in the same store."""
        ...

    @property
    def drafts(self) -> DraftStore:
        """What is drafted, in the same store."""
        ...

    @property
    def curves(self) -> CurveStore:
        """Curves of finished tables, in the same store."""
        ...

    @property
    def shared(self) -> bool:
        """Whether other workers may write too."""
        ...

    async def version(self, id: str) -> int | None:
        """The version of a table's sheet; None if there is no such table."""
        ...

    async def load(self, id: str) -> Stored | None:
        """A table with its log."""
        ...

    async def create(self, change: Change) -> None: ...

    async def save(self, change: Change, meanwhile: Callable[[], None] | None = None) -> None:
        """Append to the log and renew the sheet; Collision if its version is not the one before.

        `meanwhile` may be called while the change is on its way to the disk, when it can still fail.
        """
        ...

    async def link(self, change: Change, old: TableRow) -> None:
        """Create a table and renew the sheet of the one that it follows."""
        ...

    async def remove(self, id: str) -> None: ...

    async def mine(self, person: str, most: int) -> list[TableRow]:
        """The tables of a person (owned, sitting at, expected at): waiting for the person, unfinished, finished."""
        ...

    async def rows(self, ids: Iterable[str]) -> list[TableRow]:
        """The sheets of these tables, as far as there are such."""
        ...

    async def watched(self, person: str) -> list[str]:
        """The tables to which a person was invited to watch."""
        ...

    async def public(self, status: str, most: int) -> list[TableRow]:
        """Public tables of this status, the newest first."""
        ...

    async def latest(self, most: int) -> list[TableRow]:
        """All tables, the last moved first."""
        ...

    async def finished(self, person: str, most: int) -> list[TableRow]:
        """The finished games of a person, the latest first."""
        ...

    async def count_unfinished(self, owner: str) -> int: ...

    async def count_uploads(self, owner: str) -> int:
        """How many uploaded records a person keeps."""
        ...

    async def due(self, before: str | None = None) -> list[tuple[str, str]]:
        """The tables that wait for a moment (before this one), with that moment."""
        ...

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        ...

    async def clear_away(self, before: str) -> list[str]:
        """Remove tables that nobody with an account owns or sits at and that have rested since before this moment."""
        ...

    async def name_of(self, person: str) -> str | None: ...

    async def set_name(self, person: str, name: str, at: str) -> None: ...

    async def ping(self) -> None:
        """Raises if the store cannot be read."""
        ...
