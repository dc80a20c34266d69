"""The database: opened, set up for durable writes, brought to the present shape; never on the event loop."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from stellwerk.server.store import postgres, sqlite
from stellwerk.server.store.groups import GroupWriter
from stellwerk.server.store.migrating import head, upgrade

READERS = 3
Result = TypeVar("Result")


class Database:
    """One engine, threads that write and threads that read: a transaction is one step beside the event loop."""

    def __init__(self, url: str, timed: Callable[[float], None] | None = None) -> None:
        self._timed = timed  # hears how long a write took
        self.shared = postgres.is_url(url)
        self.engine = postgres.engine(url) if self.shared else sqlite.engine(url)
        writers = postgres.WRITERS if self.shared else 1
        self._writers = GroupWriter(writers, self._transact_shared if self.shared else self._transact_alone)
        self._kept: Connection | None = None  # of the only thread that writes to SQLite
        self._readers = ThreadPoolExecutor(READERS, "stellwerk-reader")

    async def migrate(self) -> None:
        """Bring the database to the present shape; only one server at a time does so."""
        await self.write(_upgrade)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that writes: on disk when this returns, undone if `work` raises; several may share one."""
        begun = time.perf_counter()
        try:
            return await self._writers.write(work)
        finally:
            if self._timed is not None:
                self._timed(time.perf_counter() - begun)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that reads one state of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, False)

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        await asyncio.to_thread(self._shut)

    def _transact_shared(self, work: Callable[[Connection], Result]) -> Result:
        return self._transact(work, True)

    def _transact_alone(self, work: Callable[[Connection], Result]) -> Result:
        """On a connection that stays open: fetching and returning one costs more than a move."""
        if self._kept is None:
            self._kept = self.engine.connect().execution_options(**sqlite.options(True))
        with self._kept.begin():
            return work(self._kept)

    def _transact(self, work: Callable[[Connection], Result], writes: bool) -> Result:
        options = postgres.options(writes) if self.shared else sqlite.options(writes)
        with self.engine.connect() as plain:
            connection = plain.execution_options(**options)
            with connection.begin():
                return work(connection)

    def _shut(self) -> None:
        self._writers.stop()
        self._readers.shutdown()
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        postgres.alone(connection)
    upgrade(connection, head())
