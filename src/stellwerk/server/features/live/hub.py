"""The connections of all tables, and what they are sent."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Literal, get_args

import msgspec

from stellwerk.server.errors import ErrorCode, RequestError, too_many
from stellwerk.server.features.live.connection import TableConnection
from stellwerk.server.features.live.messages import ChangedMessage, MovedMessage, UpdateMessage
from stellwerk.server.features.people.routes.authentication import Authentication
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import Broadcast
from stellwerk.server.features.tables.service.changes import NotTold, changed_since
from stellwerk.server.features.tables.service.rights import may_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.model import Room
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.model.table_row import Steady
from stellwerk.server.platform.sockets.socket_limit import RETRY_SECONDS
from stellwerk.wire.tables import Perspective

Form = Literal["changed", "moved", "update"]
Encoded = tuple[bytes, list[Perspective]]
FORBIDDEN = RequestError(ErrorCode.FORBIDDEN, "This table is private: you need an invitation to see it.")


class Hub:
    """Knows which connections are open at which table, and sends them what happens there."""

    def __init__(self, tables: Tables, chat: Chat, authentication: Authentication, most_per_person: int) -> None:
        self.tables = tables
        self.chat = chat
        self.authentication = authentication
        self.most_per_person = most_per_person
        self.connections: dict[str, set[TableConnection]] = {}
        self.count = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def must_have_room(self, person: str) -> None:
        """Require that a person has fewer sockets open than the host allows."""
        own = self.tables.presence.sockets[person]
        if own >= self.most_per_person:
            raise too_many(RETRY_SECONDS, "Too many open connections; close another window first.")

    async def join(self, connection: TableConnection) -> None:
        """Add a connection; the others at the table are sent who came."""
        if connection in self.connections.get(connection.table, ()):
            return
        self.must_have_room(connection.person)
        self.connections.setdefault(connection.table, set()).add(connection)
        self.count += 1
        if await self.tables.presence.connect(connection.table, connection.person, connection.visible):
            self.publish(await self.tables.open(connection.table))

    async def leave(self, connection: TableConnection) -> None:
        """Remove a connection that was closed; the others at the table are sent who left."""
        here = self.connections.get(connection.table, set())
        if connection not in here:
            return
        here.discard(connection)
        self.count -= 1
        if not here:
            del self.connections[connection.table]
        last = await self.tables.presence.disconnect(connection.table, connection.person, connection.visible)
        if last and connection.table in self.connections:
            with contextlib.suppress(RequestError):  # the table may have been deleted
                self.publish(await self.tables.open(connection.table))

    async def set_visible(self, connection: TableConnection, visible: bool) -> None:
        """Note whether the page of a connection is in view; the others at the table are sent nothing."""
        if connection.visible != visible:
            connection.visible = visible
            if connection in self.connections.get(connection.table, ()):
                await self.tables.presence.set_visible(connection.table, connection.person, visible)

    def publish(self, table: Table, only: str | None = None) -> None:
        """Send a changed table to all its connections (or those of one person), encoded once per audience."""
        connections = self.connections.get(table.row.id)
        if not connections:
            return
        broadcast = self.tables.broadcast(table)
        steady = table.steady(broadcast.present)
        messages: dict[tuple[str, int, Form, int], Encoded] = {}  # by audience, known number, form, known perspectives
        for connection in connections:
            if not connection.greeted or only not in (None, connection.person):
                continue
            if not may_see(table.row, table.watchers, connection.person):
                connection.fail(FORBIDDEN)
                continue
            form = _form(connection, steady)
            if connection.steady is not steady:
                self._remember(connection, table, steady)
            known = connection.audience, connection.number, form, id(connection.perspectives)
            if known not in messages:
                messages[known] = _encoded(broadcast, connection, form)
            text, connection.perspectives = messages[known]
            connection.socket.send(text)
            connection.number = table.number

    def _remember(self, connection: TableConnection, table: Table, steady: Steady) -> None:
        """Note what a connection is sent; who has sat down or got up is sent the chat of the other room."""
        room = connection.room
        connection.remember(table.row, steady)
        if connection.room != room and connection.chat is not None:
            self._begin(self._send_all_chat(table.row.id, only=connection))

    def table_removed(self, id: str) -> None:
        """Close the connections of a table that was deleted."""
        for connection in self.connections.get(id, ()):
            connection.fail(RequestError(ErrorCode.NO_SUCH_TABLE, "This table was cleared away."))

    def chat_said(self, id: str) -> None:
        """Send new chat lines to the connections of a table."""
        if any(connection.chat is not None for connection in self.connections.get(id, ())):
            self._begin(self._send_chat(id))

    async def _send_chat(self, id: str) -> None:
        for room in get_args(Room):
            known = [connection.chat for connection in self._hearing(id, room) if connection.chat is not None]
            lines = await self.chat.lines(id, room, min(known)) if known else []
            for connection in self._hearing(id, room):  # not those who have changed the room meanwhile
                connection.send_chat(lines)

    def chat_removed(self, id: str) -> None:
        """Send the chat of a table anew, because lines were removed."""
        if any(connection.chat is not None for connection in self.connections.get(id, ())):
            self._begin(self._send_all_chat(id))

    async def _send_all_chat(self, id: str, only: TableConnection | None = None) -> None:
        for room in get_args(Room):
            lines = await self.chat.lines(id, room)
            for connection in self._hearing(id, room):
                if only in (None, connection):
                    connection.send_all_chat(lines)

    def _hearing(self, id: str, room: Room) -> list[TableConnection]:
        """The connections of a table that are sent the chat of this room."""
        here = self.connections.get(id, ())
        return [connection for connection in here if connection.chat is not None and connection.room == room]

    def sign_ins_changed(self, person: str) -> None:
        """Close the connections of a person that are no longer signed in."""
        self._begin(self._close_signed_out(person))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _close_signed_out(self, person: str) -> None:
        own = [each for here in self.connections.values() for each in here if each.person == person]
        for connection in own:
            if not await self.authentication.is_valid(connection.visitor):
                connection.fail(RequestError(ErrorCode.SIGNED_OUT, "You were signed out."))


def _form(connection: TableConnection, steady: Steady) -> Form:
    """The shortest message about a change that a connection understands; more than a move comes as a whole."""
    if connection.steady is not steady:
        return "update"
    return "changed" if connection.changes else "moved" if connection.brief else "update"


def _encoded(broadcast: Broadcast, connection: TableConnection, form: Form) -> Encoded:
    """The message about a change for an audience, and the perspectives that it knows then."""
    person, number = connection.person, connection.number
    if form == "update":
        seen = broadcast.seen_by(person, number)
        return msgspec.json.encode(UpdateMessage(connection.visitor.redact(seen))), seen.perspectives
    moved = broadcast.moved_for(person, number)
    message: MovedMessage | ChangedMessage = MovedMessage(moved)
    if form == "changed":
        with contextlib.suppress(NotTold):
            message = ChangedMessage(changed_since(connection.perspectives, moved))
    return msgspec.json.encode(message), moved.perspectives
