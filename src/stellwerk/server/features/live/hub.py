"""Who listens to which table."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import msgspec

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.live.connection import Connection
from stellwerk.server.features.live.messages import MovedMessage, UpdateMessage
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import Broadcast
from stellwerk.server.features.tables.service.rights import may_see
from stellwerk.server.platform.sockets.socket_limit import SocketLimit
from stellwerk.server.services import Services

Texts = dict[tuple[str, int, bool], bytes]
"""Messages about one change: by audience, entries it has seen, whether the move alone."""


class Hub:
    """Passes every change of a table on to its sockets."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables
        self.settings = services.settings
        self.connections: dict[str, set[Connection]] = {}
        self.count = 0
        self.socket_limit = SocketLimit(self.settings.sockets, self.settings.sockets_per_address)
        self._looking: set[asyncio.Task[None]] = set()

    def must_have_room(self, person: str) -> None:
        """Nobody opens more sockets than the host allows."""
        own = self.tables.presence.sockets[person]
        if own >= self.settings.sockets_per_person:
            raise RequestError(ErrorCode.TOO_MANY, "Too many open connections; close another window first.")

    async def join(self, connection: Connection) -> None:
        """A socket begins to listen; the others hear who came."""
        if connection in self.connections.get(connection.table, ()):
            return
        self.must_have_room(connection.person)
        self.connections.setdefault(connection.table, set()).add(connection)
        self.count += 1
        if await self.tables.presence.come(connection.table, connection.person, connection.visible):
            self.publish(await self.tables.open(connection.table))

    async def leave(self, connection: Connection) -> None:
        """A socket is gone; the others hear who left."""
        here = self.connections.get(connection.table, set())
        if connection not in here:
            return
        here.discard(connection)
        self.count -= 1
        if not here:
            del self.connections[connection.table]
        last = await self.tables.presence.leave(connection.table, connection.person, connection.visible)
        if last and connection.table in self.connections:
            with contextlib.suppress(RequestError):  # the table may have been cleared away
                self.publish(await self.tables.open(connection.table))

    async def look(self, connection: Connection, visible: bool) -> None:
        """A page came into view or went out of it; the others hear nothing, it is there in any case."""
        if connection.visible != visible:
            connection.visible = visible
            if connection in self.connections.get(connection.table, ()):
                await self.tables.presence.look(connection.table, connection.person, visible)

    def publish(self, table: Table, only: str | None = None) -> None:
        """Send a changed table to everybody (or to the one person) who listens and still may; once per audience."""
        here = self.connections.get(table.row.id)
        if not here:
            return
        broadcast = self.tables.broadcast(table)
        steady = table.steady(broadcast.present)
        texts: Texts = {}
        for connection in here:
            if only is not None and connection.person != only:
                continue
            if not may_see(table.row, table.watchers, connection.person):
                connection.fail(
                    RequestError(ErrorCode.FORBIDDEN, "This table is private: you need an invitation to see it.")
                )
            elif connection.number is not None:
                moved = connection.steady is steady
                if not moved:
                    connection.see(table.row, steady)
                connection.update(
                    _text(broadcast, connection, connection.number, moved and connection.brief, texts), table.number
                )

    def table_gone(self, id: str) -> None:
        """The table was cleared away."""
        for connection in self.connections.get(id, ()):
            connection.fail(RequestError(ErrorCode.NO_SUCH_TABLE, "This table was cleared away."))

    def something_said(self, id: str) -> None:
        """Something was said at a table: those who listen there hear it."""
        if any(connection.chat is not None for connection in self.connections.get(id, ())):
            self._begin(self._pass_on(id))

    async def _pass_on(self, id: str) -> None:
        known = [connection.chat for connection in self.connections.get(id, ()) if connection.chat is not None]
        lines = await self.services.chat.lines(id, min(known, default=0))
        for connection in self.connections.get(id, ()):
            connection.hear(lines)

    def person_changed(self, person: str) -> None:
        """Somebody's sign-ins have changed: look at their sockets."""
        self._begin(self._look_at(person))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_at(self, person: str) -> None:
        own = [each for here in self.connections.values() for each in here if each.person == person]
        for connection in own:
            if not await self.services.authentication.is_valid(connection.visitor):
                connection.fail(RequestError(ErrorCode.FORBIDDEN, "You were signed out."))


def _text(broadcast: Broadcast, connection: Connection, number: int, moved: bool, texts: Texts) -> bytes:
    """What somebody hears who has seen the table after so many entries: the move alone, or all of the table."""
    hears = connection.audience, number, moved
    text = texts.get(hears)
    if text is None:
        person = connection.person
        message = (
            MovedMessage(broadcast.moved_for(person, number))
            if moved
            else UpdateMessage(connection.visitor.shown(broadcast.seen_by(person, number)))
        )
        text = texts[hears] = msgspec.json.encode(message)
    return text
