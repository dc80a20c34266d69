"""The tables that are in use: loaded once, changed one request at a time, written before anybody is sent it."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from stellwerk.kernel.entries import Decision
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.game import Game
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.events import Events
from stellwerk.server.features.tables.model.folding import BrokenLog
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import Broadcast
from stellwerk.server.features.tables.service.notices import recipients
from stellwerk.server.features.tables.service.played_game import played_game
from stellwerk.server.features.tables.service.rights import must_see
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.model.notice import Notice
from stellwerk.server.model.table_row import Change, Stored, TableRow, WriteConflict
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.processes.shielded_tasks import ShieldedTasks
from stellwerk.server.platform.security.keys import Keys, is_table
from stellwerk.server.platform.sockets.presence import NoOtherWorkers, OtherWorkers, Presence
from stellwerk.wire.tables import TableView

Result = TypeVar("Result")
ATTEMPTS = 6  # at a change, if other workers are faster
MOST_POSITIONS = 8  # tables whose earlier positions are kept in memory

CheckClocks = Callable[[], Awaitable[None] | None]
"""Answers what has to be waited for before a table changes, because time was lost."""


class Tables:
    """Keeps recently used tables in memory, one lock per table, and raises events of every change."""

    def __init__(
        self,
        store: TableStore,
        games: Mapping[str, Game],
        keys: Keys,
        in_memory: int,
        events: Events,
        clock: Clock,
        meters: Meters,
        others: OtherWorkers | None = None,
        notice_seconds: float = 0.0,
        check_clocks: CheckClocks = lambda: None,
    ) -> None:
        self.events = events
        self.clock = clock
        self.meters = meters
        self.store = store
        self.games = games
        self.keys = keys
        self.presence = Presence(
            others or NoOtherWorkers(),
            events.person_came.emit,
            events.person_left.emit,
            events.person_turned_away.emit,
            clock,
        )
        self.tasks = ShieldedTasks()
        self.notice_seconds = notice_seconds  # how long a notice waits, for whoever comes meanwhile
        self.check_clocks = check_clocks  # what to wait for before a change
        self._most = in_memory
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # a table in memory keeps its own

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def open(self, id: str) -> Table:
        """The Table with this id, to be read; RequestError if there is none."""
        table = self._tables.get(id)
        if table is None or not await self._is_current(table):
            async with self._locks.setdefault(id, asyncio.Lock()):
                return await self._loaded(id)
        return self._cached(table)

    async def seen(self, id: str, person: str) -> Table:
        """The Table with this id; RequestError if the person may not see it."""
        table = await self.open(id)
        must_see(table.row, table.watchers, person)
        return table

    async def look(self, id: str, person: str, since: int = 0) -> TableView:
        """The TableView of a person; RequestError if the person may not see the table. Lines from entry `since` on."""
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
        """The Table with this id, to be changed in the block under its lock; loaded anew next time if that fails."""
        await self._check_clocks(id)
        async with self._locks.setdefault(id, asyncio.Lock()):
            table = await self._loaded(id)
            try:
                yield table
            except RequestError:
                raise
            except BaseException:
                self._tables.pop(id, None)
                raise

    @asynccontextmanager
    async def optimistic(self, id: str) -> AsyncIterator[Table]:
        """Optimistic concurrency: as `changing`, but with the Table as it is in memory; the store compares versions.

        If another worker was faster, nothing is written and the block ends without an exception; the caller tries
        again. So it does if the block raises RequestError because of what is in memory and out of date.
        """
        await self._check_clocks(id)
        async with self._locks.setdefault(id, asyncio.Lock()):
            known = self._tables.get(id)
            table = await self._loaded(id) if known is None else self._cached(known)
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

    async def _check_clocks(self, id: str) -> None:
        """Give back thinking time that an outage took, before a table changes that waits for a moment."""
        known = self._tables.get(id)
        if known is None or known.row.due_at is not None:
            waking = self.check_clocks()
            if waking is not None:
                await waking

    async def commit(self, table: Table, change: Change, fold: Fold | Trial | None = None) -> None:
        """Write a change with its notices, then make it true in memory and count its decisions."""
        row = replace(change.row, version=table.row.version + 1)
        saved = replace(change, row=row, notices=self.notices(table.row, row), before=table.row)
        await self.store.save(saved)
        table.apply(saved, fold)
        decisions = sum(isinstance(log_row.entry, Decision) for log_row in change.log_rows)
        if decisions:
            self.meters.moves.labels("bot" if change.log_rows[0].author is None else "person").inc(decisions)

    def notices(self, before: TableRow | None, after: TableRow) -> list[Notice]:
        """The notices about a change, for persons who do not have the table in view."""
        told = recipients(before, after, self.presence.viewers(after.id))
        due_at = self.clock.after(self.notice_seconds) if told else ""
        return [Notice(kind, person, due_at) for kind, person in told]

    def created(self, stored: Stored) -> Table:
        """Keep a new table in memory, which is on disk already."""
        return self._cached(Table(stored, played_game(self.games, stored.row)))

    def removed(self, id: str) -> None:
        """Forget a table that was deleted from the store."""
        self._tables.pop(id, None)
        self.events.table_removed.emit(id)

    async def reload(self, ids: Iterable[str]) -> None:
        """Load tables again that were changed in the store, and send them to their clients."""
        for id in ids:
            self._tables.pop(id, None)
            await self.refresh(id)

    async def reload_all(self) -> None:
        """Load all tables in memory again, because any may have been changed in the store."""
        await self.reload({*self._tables, *self.presence.tables})

    def forget_all(self) -> None:
        """Forget all tables at once; load those that have clients again as soon as their locks are free."""
        ids = {*self._tables, *self.presence.tables}
        self._tables.clear()
        self.tasks.start(self.reload(ids))  # not awaited, because the caller may hold a lock

    def publish(self, table: Table, only: str | None = None) -> None:
        """Publish a change that was made here: to jobs that have work to do and to all clients (or one person's)."""
        self.notify_jobs(table)
        if only is None:
            self.events.table_changed.emit(table)
        else:
            self.events.table_changed_for.emit(table, only)

    def notify_jobs(self, table: Table) -> None:
        """Raise the events of bots, timers and plans that have work to do at a table that was changed here."""
        row = table.row
        if row.bot_to_move:
            self.events.bot_to_move.emit(row.id)
        if row.due_at is not None or table.was_due:
            self.events.due_changed.emit(row.id, row.due_at)
        if row.planned & row.to_act:
            self.events.plan_due.emit(table)

    async def refresh(self, id: str, person: str | None = None) -> None:
        """Publish a change that another worker made to the clients here (or those of a person)."""
        if not self.presence.is_anyone_at(id):
            return
        try:
            table = await self.open(id)
        except RequestError:
            self.removed(id)
            return
        if person is None:
            self.events.table_changed.emit(table)
        else:
            self.events.table_changed_for.emit(table, person)

    def view(self, table: Table, person: str, since: int = 0) -> TableView:
        """The TableView of a person who may see the table."""
        return self.broadcast(table).seen_by(person, since)

    def broadcast(self, table: Table) -> Broadcast:
        """The Broadcast of a table as it is now."""
        return Broadcast(table, self.keys, self.presence.persons_at(table.row.id), self.clock.now())

    def trim_positions(self) -> None:
        """Drop the earlier positions of all but the last few tables that were looked back at."""
        remembering = [table for table in self._tables.values() if table.remembers_positions]
        for table in remembering[:-MOST_POSITIONS]:
            table.forget_positions()

    async def retried(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """The result of `work`, which is repeated after a WriteConflict and not cancelled with its caller."""
        return await self.tasks.shield(_attempted(work))

    async def _loaded(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is not None and await self._is_current(table):
            return self._cached(table)
        stored = await self.store.load(id) if is_table(id) else None
        if stored is None:
            self._tables.pop(id, None)
            raise RequestError(ErrorCode.NO_SUCH_TABLE, "There is no such table.")
        try:
            return self._cached(Table(stored, played_game(self.games, stored.row)))
        except BrokenLog as error:
            raise RequestError(ErrorCode.OUTDATED, "The log of this table cannot be carried out again.") from error

    async def _is_current(self, table: Table) -> bool:
        """Whether no other worker has changed the table; on a store that is not shared, none can."""
        return not self.store.shared or await self.store.version(table.row.id) == table.row.version

    def _cached(self, table: Table) -> Table:
        id = table.row.id
        if self._tables.get(id) is not table:
            table.lock = self._locks.setdefault(id, asyncio.Lock())
            self._tables[id] = table
        self._tables.move_to_end(id)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return table


async def _attempted(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    for _ in range(ATTEMPTS - 1):
        try:
            return await work()
        except WriteConflict:
            continue
    return await work()
