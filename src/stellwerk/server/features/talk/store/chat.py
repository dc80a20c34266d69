"""What is said at the tables and noted on seats, on disk."""

import contextlib
from typing import Any

from sqlalchemy import (
    Connection,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.talk.messages import ChatLine
from stellwerk.server.features.talk.model import Saying
from stellwerk.server.features.talk.store import notes
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import CHAT

LAST = 2**31 - 1
ATTEMPTS = 8  # two who speak in the same moment want the same number


class ChatStore:
    """Keeps what was said beside the tables."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

    async def say(self, saying: Saying, most: int) -> int:
        """Write it down under the next number."""
        for _ in range(ATTEMPTS):
            try:
                return await self.database.write(lambda connection: self._say(connection, saying, most))
            except IntegrityError:  # somebody was faster, or the table is gone
                continue
        raise RequestError(ErrorCode.NO_SUCH_TABLE, "There is no such table.")

    def _say(self, connection: Connection, saying: Saying, most: int) -> int:
        known = _number_of(connection, saying)
        if known is not None:
            return known
        here = CHAT.c.table == saying.table
        number: int = (connection.scalar(select(func.max(CHAT.c.number)).where(here)) or 0) + 1
        row = {name: getattr(saying, name) for name in saying.__struct_fields__}
        connection.execute(insert(CHAT), {**row, "number": number})
        connection.execute(delete(CHAT).where(here, CHAT.c.number <= number - most))
        self.news.send(connection, [News("chat", saying.table)])
        return number

    async def said(self, table: str, after: int, most: int) -> list[ChatLine]:
        """What was said after this number, in order."""
        query = select(CHAT).where(CHAT.c.table == table, CHAT.c.number > min(after, LAST), CHAT.c.text != "")
        latest = query.order_by(CHAT.c.number.desc()).limit(most)
        rows = await self.database.read(lambda connection: list(connection.execute(latest).mappings()))
        return [_line(row) for row in reversed(rows)]

    async def said_by(self, person: str) -> list[tuple[str, ChatLine]]:
        """Everything that a person said, with its table."""
        query = select(CHAT).where(CHAT.c.person == person).order_by(CHAT.c.at)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [(row["table"], _line(row)) for row in rows]

    async def note(self, table: str, person: str, seat: int) -> str:
        """What somebody has written about a seat."""
        return await self.database.read(lambda connection: notes.note(connection, table, person, seat))

    async def set_note(self, table: str, person: str, seat: int, text: str) -> None:
        """Replace it; who writes twice in the same moment has written the second."""
        with contextlib.suppress(IntegrityError):
            await self.database.write(lambda connection: notes.set_note(connection, table, person, seat, text))

    async def notes_of(self, person: str) -> list[tuple[str, int, str]]:
        """Everything that a person has written."""
        return await self.database.read(lambda connection: notes.notes_of(connection, person))


class TalkData:
    """Personal data in chat and notes."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete what a person said and noted; the numbers of chat lines stay used up, for clients count on them."""
        notes.forget(connection, person)
        ids = list(connection.scalars(select(CHAT.c.table).where(CHAT.c.person == person).distinct()))
        gone = {"person": "", "name": "", "text": "", "seat": None, "request": None}
        connection.execute(update(CHAT).where(CHAT.c.person == person).values(**gone))
        return [News("unsaid", id) for id in ids]

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give what a guest said and noted to a person."""
        connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=person))
        notes.hand_over(connection, guest, person)
        return []


def _number_of(connection: Connection, saying: Saying) -> int | None:
    """The number under which this request was said already."""
    if saying.request is None:
        return None
    same = CHAT.c.table == saying.table, CHAT.c.person == saying.person, CHAT.c.request == saying.request
    number: int | None = connection.scalar(select(CHAT.c.number).where(*same))
    return number


def _line(row: Any) -> ChatLine:
    return ChatLine(**{name: row[name] for name in ChatLine.__struct_fields__})
