"""The database: opened, set up for durable writes, brought to the present shape. Only threads wait for it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection

from stellwerk.server.platform.database import postgres, sqlite
from stellwerk.server.platform.database.failures import failure_of
from stellwerk.server.platform.database.group_commit import GroupWriter, Work, carried_out
from stellwerk.server.platform.database.migrate import head, upgrade
from stellwerk.server.platform.database.old_moves import settle_old_moves

READERS = 3
Result = TypeVar("Result")


class Database:
    """One engine, threads that write (on SQLite one) and threads that read."""

    def __init__(self, url: str, timed: Callable[[float], None] | None = None, patience: int | None = None) -> None:
        """Open it; `timed` is told how long each write took, `patience` is the time-out for locks in milliseconds."""
        self._timed = timed
        self.failure: str | None = None  # why the store could not be written last
        self.shared = postgres.is_url(url)
        if file := sqlite.file_of(url):
            settle_old_moves(file)
        if self.shared:
            self.engine = postgres.engine(url)
            self._writers = GroupWriter(postgres.WRITERS, self._write_shared)
        else:
            self.engine = sqlite.engine(url, patience or sqlite.BUSY_MILLISECONDS)
            self._writers = GroupWriter(1, self._write_alone)
        self._writer: sqlite.Writer | None = None  # of SQLite, made by its thread
        self._readers = ThreadPoolExecutor(READERS, "stellwerk-reader")

    async def migrate(self) -> None:
        """Bring the database to the present shape; only one server at a time does so."""
        await self.write(_upgrade)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that writes: on disk when this returns, undone if `work` raises; several may share one."""
        begun = time.perf_counter()
        try:
            result = await self._writers.write(work)
            self.failure = None
            return result
        except Exception as error:
            self.failure = failure_of(error) or self.failure
            raise
        finally:
            if self._timed is not None:
                self._timed(time.perf_counter() - begun)

    async def apart(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction on PostgreSQL that shares nothing with others: it holds its own rows alone."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._transact, work, postgres.WRITING)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that reads one state of the database, with everything that was acknowledged before."""
        options = postgres.READING if self.shared else sqlite.READING
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, options)

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        self._writers.stop()
        await asyncio.to_thread(self._shut)

    def _write_shared(self, works: Sequence[Work]) -> list[Any]:
        return self._transact(lambda connection: carried_out(connection, works), postgres.WRITING)

    def _write_alone(self, works: Sequence[Work]) -> list[Any]:
        if self._writer is None:
            self._writer = sqlite.Writer(self.engine)
        return self._writer.transact(works)

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
