"""Who has the lists of tables open: they are sent anew when they change, at most once a second."""

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
from stellwerk.server.features.tables.messages.tables import TableHead
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.settings import Settings

LOG = logging.getLogger("stellwerk.lobby")
GATHERING = 0.05  # several changes of one moment are told together
PAUSE = 1.0  # between two tellings
AGAIN = 5.0  # after one that failed: the database may be away for a while
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
        self._here: dict[str, set[LobbyConnection]] = {}  # by person
        self._stir = LobbyDiff()
        self._telling: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        return sum(len(sockets) for sockets in self._here.values())

    async def join(self, connection: LobbyConnection) -> None:
        """A socket begins to listen: it is sent the lists as they are."""
        person = connection.person
        self._check_room(person)
        connection.greeted = True
        self._here.setdefault(person, set()).add(connection)
        self.tables.presence.sockets[person] += 1
        if person not in self._stir.people:
            self._stir.show(person, ())
        lists = await self.lists.lists(person)
        if connection in self._here.get(person, ()):
            self._stir.show(person, [head.id for head in lists.mine])
            connection.send(ListsMessage(lists.mine, lists.open, lists.running))

    def leave(self, connection: LobbyConnection) -> None:
        """A socket is gone."""
        person, here = connection.person, self._here.get(connection.person, set())
        if connection not in here:
            return
        here.discard(connection)
        sockets = self.tables.presence.sockets
        sockets[person] -= 1
        if not sockets[person]:
            del sockets[person]
        if not here:
            del self._here[person]
            self._stir.hide(person)
        if not self._here and self._telling is not None:
            self._telling.cancel()
            self._telling = None

    def table_changed(self, table: Table) -> None:
        """A table has changed here; most often nobody has the lists open for whom it matters."""
        if self._here:
            self._stir.table_changed(table.row)
            self._soon()

    def table_gone(self, id: str) -> None:
        """A table was cleared away."""
        if self._here:
            self._stir.table_gone(id)
            self._soon()

    def news_heard(self, news: News | None) -> None:
        """Something happened at another worker; None: anything may have."""
        if not self._here:
            return
        if news is None:
            self._stir.everything()
        elif news.kind in ("table", "lists"):
            self._stir.changed_elsewhere(news.about, plain=news.kind == "table")
        self._soon()

    def person_changed(self, person: str) -> None:
        """Somebody's sign-ins or tables have changed: look at their sockets."""
        if person in self._here:
            self._stir.persons.add(person)
            self._begin(self._look_at(person))
            self._soon()

    async def _look_at(self, person: str) -> None:
        for connection in list(self._here.get(person, ())):
            if not await self.authentication.is_valid(connection.visitor):
                connection.fail(RequestError(ErrorCode.FORBIDDEN, "You were signed out."))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    def _soon(self) -> None:
        if self._stir and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Tell what has changed, with a pause before anything more is told."""
        while self._stir:
            await self.clock.sleep(GATHERING)
            try:
                await self._tell_now()
            except Exception as error:
                LOG.warning("the lists could not be told: %s", type(error).__name__)
                self._stir.everything()
                await self.clock.sleep(AGAIN)
            await self.clock.sleep(PAUSE)
        self._telling = None

    async def _tell_now(self) -> None:
        if self._stir.elsewhere:
            ids, self._stir.elsewhere = self._stir.elsewhere, set()
            for row in await self.tables.store.rows(ids):
                self._stir.table_changed(row)
        public, persons = self._stir.taken()
        shown = Shown(await self.lists.public()) if public else None
        own = {person: await self._own(person) for person in persons if person in self._here}
        for person, sockets in self._here.items():
            parts = {**own.get(person, {}), **({} if shown is None else shown.to(person))}
            text = msgspec.json.encode({"type": LISTS, **parts}) if parts else None
            if text is not None:
                for connection in sockets:
                    connection.socket.send(text)

    async def _own(self, person: str) -> Parts:
        mine = await self.lists.mine(person)
        if person in self._here:
            self._stir.show(person, [head.id for head in mine])
        return {"mine": _raw(mine)}


class Shown:
    """The public tables as texts, worked out once for all who have nothing to do with them."""

    def __init__(self, tables: PublicTables) -> None:
        self.tables = tables
        self.involved = tables.involved()
        self._to_all = self._parts(NOBODY)

    def to(self, person: str) -> Parts:
        """The public tables as a person sees them."""
        return self._parts(person) if person in self.involved else self._to_all

    def _parts(self, person: str) -> Parts:
        open, running = self.tables.seen_by(person)
        return {"open": _raw(open), "running": _raw(running)}


def _raw(heads: list[TableHead]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(heads))
