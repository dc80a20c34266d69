"""Streams: what concerns a person, line by line, for programs that play."""

import asyncio
import logging
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from stellwerk import __version__
from stellwerk.server.errors import ErrorCode, RequestError, too_many
from stellwerk.server.features.bots.turns import Key, events, turn_keys, turns
from stellwerk.server.features.people.routes.authentication import Authentication
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.problems import problem_of
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.failures import is_temporary
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.wire.bots import BotHello, BotProblem

LOG = logging.getLogger("stellwerk.bots")
KEEP_ALIVE = 7.0  # seconds after which an empty line is sent, so that nobody takes the connection for dead
MOST_STREAMS = 4  # of a person; one that was lost is noticed with the next line
RETRY_SECONDS = 10.0
MOST_TABLES = 100


class Stream:
    """An open stream and what it has been told."""

    def __init__(self, visitor: Visitor, since: str | None) -> None:
        self.visitor = visitor
        self.person = visitor.person
        self.since = since  # results from this moment on are told again
        self.begun = False
        self.told: set[Key] = set()
        self.woken = asyncio.Event()


class Streams:
    """The open streams of this worker: wakes those that a change concerns, here or at another worker."""

    def __init__(self, tables: Tables, authentication: Authentication) -> None:
        self.tables = tables
        self.clock = tables.clock
        self.authentication = authentication
        self._streams: dict[str, set[Stream]] = {}  # by person
        self._elsewhere: set[str] = set()  # tables that another worker has changed
        self._closed = False

    def must_have_room(self, person: str) -> None:
        """Check that a person may open a further stream; else RequestError."""
        if len(self._streams.get(person, ())) >= MOST_STREAMS:
            raise too_many(RETRY_SECONDS, f"There are {MOST_STREAMS} open streams of this account already.")

    async def lines(self, stream: Stream) -> AsyncIterator[bytes]:
        """Lines of a stream until its client goes, its token is void or the server stops."""
        self._streams.setdefault(stream.person, set()).add(stream)
        try:
            name = await self.tables.store.name_of(stream.person)
            yield _line(BotHello(version=__version__, name=name or "", at=self.clock.now()))
            while not self._closed:
                stream.woken.clear()
                if not await self.authentication.is_valid(stream.visitor):
                    yield _line(BotProblem(problem_of(RequestError(ErrorCode.WRONG_TOKEN, "You were signed out."))))
                    return
                messages = await self._news(stream)
                yield b"".join(map(_line, messages)) or b"\n"
                timer = self.clock.call_later(KEEP_ALIVE, stream.woken.set)
                await stream.woken.wait()
                timer.cancel()
        except Exception as error:
            if not is_temporary(error):
                raise
            LOG.warning("a stream ends: the store cannot be reached (%s)", type(error).__name__)
        finally:
            self._leave(stream)

    def close(self) -> None:
        """End all streams, because the server stops."""
        self._closed = True
        self._wake_all()

    def table_changed(self, table: Table) -> None:
        """Wake the streams that a change of a table concerns."""
        if self._streams:
            self._wake_for(table.row)

    def table_changed_for(self, table: Table, _person: str) -> None:
        """Wake the streams that a change which one person sees concerns."""
        self.table_changed(table)

    def sign_ins_changed(self, person: str) -> None:
        """Let the streams of a person check whether they are still signed in."""
        self._wake(person)

    def news_received(self, news: News | None) -> None:
        """Wake the streams that a change at another worker concerns; None: anything may have changed there."""
        if not self._streams:
            return
        if news is None:
            self._wake_all()
        elif news.kind in ("table", "lists"):
            if not self._elsewhere:
                self.tables.tasks.start(self._wake_for_others())
            self._elsewhere.add(news.about)

    async def _news(self, stream: Stream) -> list[Struct]:
        """What is new to a stream: told once, and again to who comes back."""
        found: dict[Key, Struct | None] = {}
        rows, now = await self.tables.store.mine(stream.person, MOST_TABLES), self.clock.now()
        for row in rows:
            past = not stream.begun and not self._is_result(stream, row)
            for key, message in events(row, stream.person, now):
                found[key] = None if past and key[0] != "invited" else message
            keys = turn_keys(row, stream.person)
            if set(keys) <= stream.told:
                found.update(dict.fromkeys(keys))
            else:
                found.update(await self._turns(row.id, stream.person, now))
        messages = [message for key, message in found.items() if key not in stream.told and message is not None]
        stream.told, stream.begun = set(found), True
        return messages

    async def _turns(self, table: str, person: str, now: str) -> dict[Key, Struct]:
        """Turns at a table; none where it cannot be opened, which must not end the stream of all others."""
        try:
            return dict(turns(await self.tables.open(table), person, now))
        except RequestError as error:
            LOG.warning("a stream leaves out the table %s: %s", table, error.code)
            return {}

    @staticmethod
    def _is_result(stream: Stream, row: TableRow) -> bool:
        """Whether a table ended while the client of a stream that comes back was away."""
        return stream.since is not None and row.status == "over" and row.moved_at >= stream.since

    async def _wake_for_others(self) -> None:
        """Wake the streams that tables concern which other workers have changed."""
        ids, self._elsewhere = self._elsewhere, set()
        try:
            for row in await self.tables.store.rows(ids):
                self._wake_for(row)
        except Exception as error:
            LOG.warning("streams are woken without knowing why: %s", type(error).__name__)
            self._wake_all()

    def _wake_for(self, row: TableRow) -> None:
        for person in {person for chair in row.chairs for person in (chair.person, chair.reserved)}:
            self._wake(person)

    def _wake(self, person: str | None) -> None:
        for stream in self._streams.get(person or "", ()):
            stream.woken.set()

    def _wake_all(self) -> None:
        for person in self._streams:
            self._wake(person)

    def _leave(self, stream: Stream) -> None:
        here = self._streams[stream.person]
        here.discard(stream)
        if not here:
            del self._streams[stream.person]


def _line(message: Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"
