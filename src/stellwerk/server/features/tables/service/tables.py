"""The tables that are in use: loaded once, changed one request at a time, written before anybody hears of it."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.game import Game
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.events import Events
from stellwerk.server.features.tables.messages.tables import TableView
from stellwerk.server.features.tables.model.folding import BrokenLog
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import Broadcast
from stellwerk.server.features.tables.service.happenings import happenings
from stellwerk.server.features.tables.service.played_game import played_game
from stellwerk.server.features.tables.service.rights import must_see
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.model.notice import Notice
from stellwerk.server.model.table_row import Change, Stored, TableRow, WriteConflict
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.security.keys import Keys, is_table
from stellwerk.server.platform.sockets.presence import NoOtherWorkers, OtherWorkers, Presence

Result = TypeVar("Result")
ATTEMPTS = 6  # at a change, if other workers are faster
REST_SECONDS = 5.0
LOOKED_BACK = 8  # tables whose earlier positions are kept in memory


class Tables:
    """Keeps recently used tables in memory, one lock per table, and tells listeners of every change."""

    def __init__(
        self,
        store: TableStore,
        games: Mapping[str, Game],
        keys: Keys,
        in_memory: int,
        events: Events,
        clock: Clock,
        others: OtherWorkers | None = None,
    ) -> None:
        self.events = events
        self.clock = clock
        self.store = store
        self.games = games
        self.keys = keys
        self.presence = Presence(
            others or NoOtherWorkers(), events.person_came, events.person_left, events.person_turned_away, clock
        )
        self.notice_seconds = 0.0  # how long a notice waits, for whoever comes meanwhile
        self.look_at_clock: Callable[[], Awaitable[None] | None] = lambda: None  # what to wait for before a change
        self._most = in_memory
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._working: set[asyncio.Task[Any]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it is a system call
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def open(self, id: str) -> Table:
        """A table to look at."""
        table = self._tables.get(id)
        if table is None or not await self._is_current(table):
            async with self._lock(id):
                return await self._loaded(id)
        return self._remembered(table)

    async def seen(self, id: str, person: str) -> Table:
        """A table that this person may see."""
        table = await self.open(id)
        must_see(table.row, table.watchers, person)
        return table

    async def look(self, id: str, person: str, since: int = 0) -> TableView:
        """The table as this person may see it; lines from entry `since` on."""
        return self.view(await self.seen(id, person), person, since)

    async def number(self, id: str) -> int | None:
        """The length of a table's log as the store has it; None if there is no such table."""
        table = self._tables.get(id)
        if table is not None and not self.store.shared:
            return table.number
        found = await self.store.rows([id])
        return found[0].number if found else None

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """A table to change, locked in this process; if the change fails, the table is loaded anew next time."""
        await self._clock_looked_at(id)
        async with self._lock(id):
            table = await self._loaded(id)
            try:
                yield table
            except RequestError:
                raise
            except BaseException:
                self._tables.pop(id, None)
                raise

    @asynccontextmanager
    async def trying(self, id: str) -> AsyncIterator[Table]:
        """Optimistic concurrency: a table to change as it is in memory, for the store compares versions when it writes.

        If another worker was faster, nothing is written, the block ends without an exception, and has to be tried
        again; so does a block that refuses something by what is in memory and out of date.
        """
        await self._clock_looked_at(id)
        async with self._lock(id):
            known = self._tables.get(id)
            table = await self._loaded(id) if known is None else self._remembered(known)
            try:
                yield table
            except RequestError:
                if await self._is_current(table):
                    raise
                self._tables.pop(id, None)
            except WriteConflict:
                self._tables.pop(id, None)
            except BaseException:
                self._tables.pop(id, None)
                raise

    async def _clock_looked_at(self, id: str) -> None:
        """Where a table waits for a moment: thinking time that an outage took is given back before it changes."""
        known = self._tables.get(id)
        if known is None or known.row.due_at is not None:
            waking = self.look_at_clock()
            if waking is not None:
                await waking

    async def commit(self, table: Table, change: Change, fold: Fold | Trial | None = None) -> None:
        """Write a change, then make it true in memory."""
        row = replace(change.row, version=table.row.version + 1)
        notices = self.notices(table.row, row)
        turns = [log_row.turn for log_row in change.log_rows]
        saved = replace(change, row=row, notices=notices, before=table.on_disk)
        await self.store.save(saved)
        table.changed(row, turns, fold)
        if change.watcher is not None:
            table.watchers.add(change.watcher)
        if change.request is not None:
            table.requests[change.request.seat, change.request.id] = change.request.done
        self.events.change_written(change)

    def notices(self, before: TableRow | None, after: TableRow) -> list[Notice]:
        """Whom to tell about a change; not those who have the table in view."""
        told = happenings(before, after, self.presence.viewers(after.id))
        due_at = self.clock.after(self.notice_seconds) if told else ""
        return [Notice(kind, person, due_at) for kind, person in told]

    def created(self, stored: Stored) -> Table:
        """Take a new table into memory; it is on disk already."""
        return self._remembered(Table(stored, played_game(self.games, stored.row)))

    def removed(self, id: str) -> None:
        """Forget a table that is no longer on disk."""
        self._tables.pop(id, None)
        self.events.table_removed(id)

    async def changed_beside(self, ids: Iterable[str]) -> None:
        """Tables were changed in the store, past this memory: those who listen see them as they are now."""
        for id in ids:
            self._tables.pop(id, None)
            await self.refresh(id)

    async def look_again(self) -> None:
        """Anything may have been changed in the store, past this memory."""
        await self.changed_beside({*self._tables, *self.presence.tables})

    def forget_and_look_again(self) -> None:
        """Forget everything at once; those who listen see it as it is now as soon as nobody changes it."""
        ids = {*self._tables, *self.presence.tables}
        self._tables.clear()
        task = asyncio.create_task(self.changed_beside(ids))  # nobody who holds a table may have to wait for it
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    def publish(self, table: Table, only: str | None = None) -> None:
        """Publish a change that was made here: to the jobs that have work to do, and to all clients (or one person)."""
        self.notify_jobs(table)
        if only is None:
            self.events.table_changed(table)
        else:
            self.events.table_changed_for(table, only)

    def notify_jobs(self, table: Table) -> None:
        """Tell bots, timers and plans that they have work to do at a table that was changed here."""
        row = table.row
        if row.bot_to_move:
            self.events.bot_to_move(row.id)
        if row.due_at is not None or table.was_due:
            self.events.due_changed(row.id, row.due_at)
        if row.planned & row.to_act:
            self.events.plan_due(table)

    async def refresh(self, id: str, person: str | None = None) -> None:
        """Another worker changed a table: those who listen to it here (or one of them) see it as it is now."""
        if not self.presence.is_anyone_at(id):
            return
        try:
            table = await self.open(id)
        except RequestError:
            self.removed(id)
            return
        if person is None:
            self.events.table_changed(table)
        else:
            self.events.table_changed_for(table, person)

    def view(self, table: Table, person: str, since: int = 0) -> TableView:
        """The table as a person sees it, who may."""
        return self.broadcast(table).seen_by(person, since)

    def broadcast(self, table: Table) -> Broadcast:
        """The table as it is now, for several who look at it."""
        return Broadcast(table, self.keys, self.presence.persons_at(table.row.id), self.clock.now())

    def looked_back(self) -> None:
        """Keep earlier positions of a few tables only."""
        remembering = [table for table in self._tables.values() if table.remembers_positions]
        for table in remembering[:-LOOKED_BACK]:
            table.forget_positions()

    async def retried(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """The result of `work`, which is tried again after a WriteConflict and goes on if the asker goes away."""
        attempts = _attempted(work)
        inside = asyncio.current_task(self._loop) in self._working  # then the asker is protected as well
        return await (attempts if inside else self.to_the_end(attempts))

    async def to_the_end(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something that goes on even if the asker goes away."""
        task = asyncio.create_task(work)
        self._loop = task.get_loop()
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def rest(self) -> None:
        """Wait until everything that was begun is done; what does not come to its end is given up."""
        while self._working:
            _, late = await asyncio.wait(self._working, timeout=REST_SECONDS)
            for task in late:
                task.cancel()

    async def _loaded(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is not None and await self._is_current(table):
            return self._remembered(table)
        stored = await self.store.load(id) if is_table(id) else None
        if stored is None:
            self._tables.pop(id, None)
            raise RequestError(ErrorCode.NO_SUCH_TABLE, "There is no such table.")
        try:
            return self._remembered(Table(stored, played_game(self.games, stored.row)))
        except BrokenLog as error:
            raise RequestError(ErrorCode.OUTDATED, "The log of this table cannot be carried out again.") from error

    async def _is_current(self, table: Table) -> bool:
        """Whether nobody else has changed the table; alone on a store, nobody can."""
        return not self.store.shared or await self.store.version(table.row.id) == table.row.version

    def _remembered(self, table: Table) -> Table:
        id = table.row.id
        if self._tables.get(id) is not table:
            table.lock = self._lock(id)
            self._tables[id] = table
        self._tables.move_to_end(id)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return table

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


async def _attempted(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    for _ in range(ATTEMPTS - 1):
        try:
            return await work()
        except WriteConflict:
            continue
    return await work()
