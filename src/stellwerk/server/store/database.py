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
        self._writers = GroupWriter(writers, self._write_shared if self.shared else self._write_alone)
        self._writer: sqlite.Writer | None = None  # of the only thread that writes to SQLite
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
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        self._writers.stop()
        await asyncio.to_thread(self._shut)

    def _write_shared(self, work: Callable[[Connection], Result]) -> Result:
        return self._transact(work, postgres.WRITING)

    def _write_alone(self, work: Callable[[Connection], Result]) -> Result:
        if self._writer is None:
            self._writer = sqlite.Writer(self.engine)
        return self._writer.transact(work)

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        return self._transact(work, postgres.READING if self.shared else sqlite.READING)

    def _transact(self, work: Callable[[Connection], Result], options: dict[str, str]) -> Result:
        with self.engine.connect() as plain:
            connection = plain.execution_options(**options)
            with connection.begin():
                return work(connection)

    def _shut(self) -> None:
        self._writers.join()
        self._readers.shutdown()
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        postgres.alone(connection)
    upgrade(connection, head())
