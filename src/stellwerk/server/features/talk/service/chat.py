"""Chat at a table: before, during and after the game."""

import unicodedata

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.events import Events
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.tables.service.rights import held, must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.messages import ChatLine, Say, chat_line
from stellwerk.server.features.talk.model import NewChatLine
from stellwerk.server.features.talk.store.chat import ChatStore
from stellwerk.server.model.names import GUEST, checked_request
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket

LONGEST = 500
MOST_STORED = 2000  # lines per table
MOST_READ = 200  # lines at once
ZERO_WIDTH_JOINER = "\u200d"  # joins the parts of one emoji


class Chat:
    """Stores and reads the chat lines of tables."""

    def __init__(
        self, tables: Tables, chat_store: ChatStore, sanctions: Sanctions, per_minute: int, events: Events
    ) -> None:
        self.tables = tables
        self.chat_store = chat_store
        self.sanctions = sanctions
        self.pace = TokenBucket(per_minute, tables.clock)
        self.events = events

    async def say(self, id: str, person: str, say: Say, request: str | None = None) -> int:
        """Store a line of a person and return its number."""
        row, watchers = await self._visible_table(id, person)
        seat = _seat(row, person, say.seat)
        must_be_allowed_to_write(row, watchers, person)
        await self.sanctions.must_speak(person)
        text = checked_text(say.text)
        self.pace.spend(person)
        name = row.chairs[seat].name if seat is not None else await self.tables.store.name_of(person)
        key = None if request is None else checked_request(request)
        line = NewChatLine(id, person, name or GUEST, seat, text, self.tables.clock.now(), key)
        number = await self.chat_store.add_line(line, MOST_STORED)
        self.events.chat_said.emit(id)
        return number

    async def read(self, id: str, person: str, after: int = 0) -> list[ChatLine]:
        """The lines after this number, for a person who may see the table."""
        await self._visible_table(id, person)
        if after < 0:
            raise bad_input("Numbers begin at 1.")
        return await self.lines(id, after)

    async def lines(self, id: str, after: int = 0) -> list[ChatLine]:
        """The lines after this number, the latest MOST_READ at most; the caller has checked who may see the table."""
        return [chat_line(line) for line in await self.chat_store.lines(id, after, MOST_READ)]

    async def _visible_table(self, id: str, person: str) -> tuple[TableRow, set[str]]:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        return table.row, table.watchers


def may_write(row: TableRow, watchers: set[str], person: str) -> bool:
    """Whether a person may write: the owner, seated and expected people, and invited spectators of a private table."""
    if row.owner == person or any(person in (chair.person, chair.reserved) for chair in row.chairs):
        return True
    return not row.public and person in watchers


def must_be_allowed_to_write(row: TableRow, watchers: set[str], person: str) -> None:
    """Raise RequestError if the person may not write at this table, as uninvited spectators of a public one."""
    if not may_write(row, watchers, person):
        raise RequestError(ErrorCode.FORBIDDEN, "At a public table only those who sit there can write.")


def checked_text(text: str) -> str:
    """The text with single spaces and visible characters only; raise RequestError if it is empty or too long."""
    lines = "\n".join(" ".join(line.split()) for line in text.splitlines())
    plain = "".join(letter for letter in lines.strip() if letter == "\n" or _is_visible(letter))
    if not 1 <= len(plain) <= LONGEST:
        raise bad_input(f"One says 1 to {LONGEST} characters at a time.")
    return plain


def _is_visible(letter: str) -> bool:
    return letter == ZERO_WIDTH_JOINER or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _seat(row: TableRow, person: str, wished: int | None) -> int | None:
    if wished is not None:
        must_hold(row, person, wished)
        return wished
    return next(iter(held(row, person)), None)
