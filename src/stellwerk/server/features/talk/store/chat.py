"""SQL of chat, and the store of chat and notes."""

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
from stellwerk.server.features.talk.model import NewChatLine, Room, StoredChatLine, StoredNote
from stellwerk.server.features.talk.store import notes
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import TABLES
from stellwerk.server.platform.database.talk_schema import CHAT

LARGEST_NUMBER = 2**31 - 1  # of a PostgreSQL integer


class ChatStore:
    """Reads and writes chat lines and private notes."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

    async def add_line(self, line: NewChatLine, most: int) -> int:
        """Write a line under the next number of its table and return that; keep the latest `most` lines of its room."""
        return await self.database.write(lambda connection: self._add_line(connection, line, most))

    def _add_line(self, connection: Connection, line: NewChatLine, most: int) -> int:
        _lock_table(connection, line.table)
        known = _number_of(connection, line)
        if known is not None:
            return known
        here = CHAT.c.table == line.table
        number: int = (connection.scalar(select(func.max(CHAT.c.number)).where(here)) or 0) + 1
        connection.execute(insert(CHAT), _columns(line, number))
        room = here & (CHAT.c.room == line.room)
        oldest = select(CHAT.c.number).where(room).order_by(CHAT.c.number.desc()).offset(most).limit(1)
        if (last := connection.scalar(oldest)) is not None:
            connection.execute(delete(CHAT).where(room, CHAT.c.number <= last))
        self.news.send(connection, [News("chat", line.table)])
        return number

    async def lines(self, table: str, room: Room, after: int, most: int) -> list[StoredChatLine]:
        """The latest lines of a room after this number, in order; without deleted ones."""
        here = CHAT.c.table == table, CHAT.c.room == room
        query = select(CHAT).where(*here, CHAT.c.number > min(after, LARGEST_NUMBER), CHAT.c.text != "")
        latest = query.order_by(CHAT.c.number.desc()).limit(most)
        rows = await self.database.read(lambda connection: list(connection.execute(latest).mappings()))
        return [_line(row) for row in reversed(rows)]

    async def lines_of(self, person: str) -> list[StoredChatLine]:
        """All lines of a person, in order."""
        query = select(CHAT).where(CHAT.c.person == person).order_by(CHAT.c.at)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_line(row) for row in rows]

    async def note(self, table: str, person: str, seat: int) -> str:
        """The note of a person on a seat; empty if there is none."""
        return await self.database.read(lambda connection: notes.note(connection, table, person, seat))

    async def set_note(self, table: str, person: str, seat: int, text: str) -> None:
        """Replace the note of a person on a seat; of two writes in the same moment one counts."""
        with contextlib.suppress(IntegrityError):
            await self.database.write(lambda connection: notes.set_note(connection, table, person, seat, text))

    async def notes_of(self, person: str) -> list[StoredNote]:
        """All notes of a person."""
        return await self.database.read(lambda connection: notes.notes_of(connection, person))


class TalkData:
    """Personal data in chat and notes."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete the lines and notes of a person; emptied lines keep their numbers, because clients count on them."""
        notes.forget(connection, person)
        ids = list(connection.scalars(select(CHAT.c.table).where(CHAT.c.person == person).distinct()))
        gone = {"person": "", "name": "", "text": "", "seat": None, "request": None}
        connection.execute(update(CHAT).where(CHAT.c.person == person).values(**gone))
        return [News("unsaid", id) for id in ids]

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Give the lines and notes of a guest to a person."""
        connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=person))
        notes.hand_over(connection, guest, person)
        return []


def _lock_table(connection: Connection, table: str) -> None:
    """Let other writers of this table wait until the end of the transaction: two lines never take the same number."""
    row = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
    if connection.scalar(row) is None:
        raise RequestError(ErrorCode.NO_SUCH_TABLE, "There is no such table.")


def _number_of(connection: Connection, line: NewChatLine) -> int | None:
    """The number under which the same request is stored already."""
    if line.request is None:
        return None
    same = CHAT.c.table == line.table, CHAT.c.person == line.person, CHAT.c.request == line.request
    number: int | None = connection.scalar(select(CHAT.c.number).where(*same))
    return number


def _columns(line: NewChatLine, number: int) -> dict[str, Any]:
    return {
        "table": line.table,
        "number": number,
        "person": line.person,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
        "request": line.request,
        "room": line.room,
    }


def _line(row: Any) -> StoredChatLine:
    return StoredChatLine(
        table=row["table"],
        number=row["number"],
        person=row["person"],
        name=row["name"],
        seat=row["seat"],
        text=row["text"],
        at=row["at"],
    )
