"""The tables that are in use: loaded once, changed one request at a time, written before anybody hears of it."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.game import Game
from stellwerk.server.domain.folding import BrokenLog
from stellwerk.server.domain.keys import Keys
from stellwerk.server.domain.presence import Presence
from stellwerk.server.domain.sheet import Change, Stored
from stellwerk.server.domain.shelf import Collision, Shelf
from stellwerk.server.domain.table import Table
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.domain.views import table_view
from stellwerk.server.wire import TableView

Result = TypeVar("Result")
LOOKED_BACK = 8  # tables whose earlier positions are kept in memory


class Tables:
    """Keeps recently used tables in memory, one lock per table, and tells listeners of every change."""

    def __init__(self, shelf: Shelf, games: Mapping[str, Game], keys: Keys, in_memory: int) -> None:
        self.shelf = shelf
        self.games = games
        self.keys = keys
        self.presence = Presence()
        self.listeners: list[Callable[[Table], None]] = []
        self.gone: list[Callable[[str], None]] = []
        self._in_memory = in_memory
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._working: set[asyncio.Future[Any]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, id: str) -> Table:
        """A table to look at."""
        table = self._tables.get(id)
        if table is None:
            async with self._lock(id):
                return await self._loaded(id)
        self._tables.move_to_end(id)
        return table

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """A table to change; nobody else changes it meanwhile. If anything fails, memory forgets it."""
        async with self._lock(id):
            table = await self._loaded(id)
            try:
                yield table
            except Trouble:
                raise
            except BaseException:
                self._tables.pop(id, None)
                raise

    async def commit(self, table: Table, change: Change, fold: Fold | Trial | None = None) -> None:
        """Write a change, then make it true in memory."""
        sheet = replace(change.sheet, version=table.sheet.version + 1)
        await self.shelf.save(replace(change, sheet=sheet))
        table.changed(sheet, [row.turn for row in change.rows], fold)
        if change.request is not None:
            table.requests[change.request.seat, change.request.id] = change.request.done

    def created(self, stored: Stored) -> Table:
        """Take a new table into memory; it is on disk already."""
        return self._kept(Table(stored, self.games[stored.sheet.game]))

    def removed(self, id: str) -> None:
        """Forget a table that is no longer on disk."""
        self._tables.pop(id, None)
        for listener in self.gone:
            listener(id)

    def tell(self, table: Table) -> None:
        """Everybody hears of a change."""
        for listener in self.listeners:
            listener(table)

    def view(self, table: Table, person: str, since: int = 0) -> TableView:
        """The table as a person sees it, who may."""
        return table_view(table, person, self.keys, self.presence.at(table.sheet.id), since)

    def looked_back(self) -> None:
        """Keep earlier positions of a few tables only."""
        remembering = [table for table in self._tables.values() if table.remembers_positions]
        for table in remembering[:-LOOKED_BACK]:
            table.forget_positions()

    async def carry_through(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Do something to its end even if the asker goes away; once more if somebody else was faster."""
        task = asyncio.ensure_future(_twice(work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def rest(self) -> None:
        """Wait until everything that was begun is done."""
        while self._working:
            await asyncio.wait(self._working)

    async def _loaded(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        stored = await self.shelf.load(id)
        if stored is None:
            raise Trouble("no_such_table", "There is no such table.")
        game = self.games.get(stored.sheet.game)
        if game is None:
            raise Trouble("no_such_game", "The game of this table is not installed.")
        try:
            return self._kept(Table(stored, game))
        except BrokenLog as error:
            raise Trouble("outdated", "This table cannot be carried on under the present rules.") from error

    def _kept(self, table: Table) -> Table:
        self._tables[table.sheet.id] = table
        while len(self._tables) > self._in_memory:
            self._tables.popitem(last=False)
        return table

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


async def _twice(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    try:
        return await work()
    except Collision:
        return await work()
