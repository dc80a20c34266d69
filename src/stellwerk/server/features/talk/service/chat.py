"""Chat at a table: before, during and after the game."""

import unicodedata

from stellwerk.server.errors import bad_input
from stellwerk.server.events import Events
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.tables.service.rights import held, must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.tables.service.views import is_involved
from stellwerk.server.features.talk.messages import ChatLine, Say, chat_line
from stellwerk.server.features.talk.model import NewChatLine, Room
from stellwerk.server.features.talk.store.chat import ChatStore
from stellwerk.server.model.names import GUEST, checked_request
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket

LONGEST = 500
MOST_STORED = 2000  # lines per room
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
        """Store a line in the room of a person and return its number."""
        row = await self._visible_row(id, person)
        seat = _seat(row, person, say.seat)
        await self.sanctions.must_speak(person)
        text = checked_text(say.text)
        self.pace.spend(person)
        name = row.chairs[seat].name if seat is not None else await self.tables.store.name_of(person)
        key = None if request is None else checked_request(request)
        line = NewChatLine(id, person, name or GUEST, seat, text, self.tables.clock.now(), key, room_of(row, person))
        number = await self.chat_store.add_line(line, MOST_STORED)
        self.events.chat_said.emit(id)
        self.events.person_heard.emit(id, person)
        return number

    async def read(self, id: str, person: str, after: int = 0) -> list[ChatLine]:
        """The lines after this number in the room of a person who may see the table."""
        row = await self._visible_row(id, person)
        if after < 0:
            raise bad_input("Numbers begin at 1.")
        return await self.lines(id, room_of(row, person), after)

    async def lines(self, id: str, room: Room, after: int = 0) -> list[ChatLine]:
        """The lines after this number, the latest MOST_READ at most; the caller has checked who may hear this room."""
        return [chat_line(line) for line in await self.chat_store.lines(id, room, after, MOST_READ)]

    async def _visible_row(self, id: str, person: str) -> TableRow:
        table = await self.tables.open(id)
        must_see(table.row, table.watchers, person)
        return table.row


def room_of(row: TableRow, person: str) -> Room:
    """The room in which a person reads and writes: spectators of a public table have one of their own."""
    return "spectators" if row.public and not is_involved(row, person) else "players"


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
