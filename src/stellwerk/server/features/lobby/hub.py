"""The connections to the lists of tables, which are sent again when they change, at most once a second."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.live.connection import Connection
from stellwerk.server.features.live.messages import ListsMessage
from stellwerk.server.features.lobby.diff import LobbyDiff
from stellwerk.server.features.lobby.service import PublicTables, TableLists
from stellwerk.server.features.people.routes.authentication import Authentication
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.settings import Settings
from stellwerk.wire.tables import TableHead

LOG = logging.getLogger("stellwerk.lobby")
GATHER_SECONDS = 0.05  # changes of one moment are sent together
PAUSE_SECONDS = 1.0  # between two messages
RETRY_SECONDS = 5.0  # after a failure: the database may be away for a while
LISTS = ListsMessage.__struct_config__.tag
NOBODY = ""
Parts = dict[str, msgspec.Raw]


class LobbyConnection(Connection):
    """A connection to the lists of tables."""


class LobbyHub:
    """The connections to the lists of tables: sends the lists that have changed, at most once a second."""

    def __init__(
        self, lists: TableLists, authentication: Authentication, settings: Settings, check_room: Callable[[str], None]
    ) -> None:
        self.lists = lists
        self.tables = lists.tables
        self.clock = lists.tables.clock
        self.authentication = authentication
        self.settings = settings
        self._check_room = check_room  # RequestError if a person has too many sockets open
        self._connections: dict[str, set[LobbyConnection]] = {}  # by person
        self._diff = LobbyDiff()
        self._sending: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        return sum(len(sockets) for sockets in self._connections.values())

    async def join(self, connection: LobbyConnection) -> None:
        """Add a connection and send it the lists as they are."""
        person = connection.person
        self._check_room(person)
        connection.greeted = True
        self._connections.setdefault(person, set()).add(connection)
        self.tables.presence.sockets[person] += 1
        if person not in self._diff.viewers:
            self._diff.show(person, ())
        lists = await self.lists.lists(person)
        if connection in self._connections.get(person, ()):
            self._diff.show(person, [head.id for head in lists.mine])
            connection.send(ListsMessage(lists.mine, lists.open, lists.running))

    def leave(self, connection: LobbyConnection) -> None:
        """Remove a connection that was closed."""
        person, here = connection.person, self._connections.get(connection.person, set())
        if connection not in here:
            return
        here.discard(connection)
        sockets = self.tables.presence.sockets
        sockets[person] -= 1
        if not sockets[person]:
            del sockets[person]
        if not here:
            del self._connections[person]
            self._diff.hide(person)
        if not self._connections and self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def table_changed(self, table: Table) -> None:
        """Send the lists that a change of a table at this worker concerns."""
        if self._connections:
            self._diff.table_changed(table.row)
            self._send_soon()

    def table_removed(self, id: str) -> None:
        """Send the lists without a table that was deleted."""
        if self._connections:
            self._diff.table_removed(id)
            self._send_soon()

    def news_received(self, news: News | None) -> None:
        """Send the lists that a change at another worker concerns; None: anything may have changed there."""
        if not self._connections:
            return
        if news is None:
            self._diff.mark_all()
        elif news.kind in ("table", "lists"):
            self._diff.changed_elsewhere(news.about, plain=news.kind == "table")
        self._send_soon()

    def sign_ins_changed(self, person: str) -> None:
        """Close the connections of a person that are no longer signed in, and send the others their lists."""
        if person in self._connections:
            self._diff.persons.add(person)
            self._begin(self._close_signed_out(person))
            self._send_soon()

    async def _close_signed_out(self, person: str) -> None:
        for connection in list(self._connections.get(person, ())):
            if not await self.authentication.is_valid(connection.visitor):
                connection.fail(RequestError(ErrorCode.SIGNED_OUT, "You were signed out."))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _send_soon(self) -> None:
        if self._diff and self._sending is None:
            self._sending = asyncio.create_task(self._send_changes())

    async def _send_changes(self) -> None:
        """Send what has changed, with a pause before anything more is sent, until nothing is left."""
        while self._diff:
            await self.clock.sleep(GATHER_SECONDS)
            try:
                await self._send_now()
            except Exception as error:
                LOG.warning("the lists could not be sent: %s", type(error).__name__)
                self._diff.mark_all()
                await self.clock.sleep(RETRY_SECONDS)
            await self.clock.sleep(PAUSE_SECONDS)
        self._sending = None

    async def _send_now(self) -> None:
        if self._diff.elsewhere:
            ids, self._diff.elsewhere = self._diff.elsewhere, set()
            for row in await self.tables.store.rows(ids):
                self._diff.table_changed(row)
        public, persons = self._diff.take()
        encoded = EncodedLists(await self.lists.public()) if public else None
        own = {person: await self._own(person) for person in persons if person in self._connections}
        for person, sockets in self._connections.items():
            parts = {**own.get(person, {}), **({} if encoded is None else encoded.parts_for(person))}
            text = msgspec.json.encode({"type": LISTS, **parts}) if parts else None
            if text is not None:
                for connection in sockets:
                    connection.socket.send(text)

    async def _own(self, person: str) -> Parts:
        mine = await self.lists.mine(person)
        if person in self._connections:
            self._diff.show(person, [head.id for head in mine])
        return {"mine": _raw(mine)}


class EncodedLists:
    """The lists of public tables as JSON, encoded once for all persons who neither own them nor sit there."""

    def __init__(self, tables: PublicTables) -> None:
        self.tables = tables
        self.involved = tables.involved()
        self._for_all = self._parts(NOBODY)

    def parts_for(self, person: str) -> Parts:
        """The lists of public tables as a person sees them."""
        return self._parts(person) if person in self.involved else self._for_all

    def _parts(self, person: str) -> Parts:
        open, running = self.tables.seen_by(person)
        return {"open": _raw(open), "running": _raw(running)}


def _raw(heads: list[TableHead]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(heads))
