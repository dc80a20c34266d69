"""Database: one SQLAlchemy engine, and threads that run its transactions so that the event loop never waits."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from stellwerk.server.platform.database import postgres, sqlite
from stellwerk.server.platform.database.failures import failure_of
from stellwerk.server.platform.database.group_commit import GroupWriter, Transactor
from stellwerk.server.platform.database.migrate import head, upgrade
from stellwerk.server.platform.database.old_moves import settle_old_moves

READERS = 3
Result = TypeVar("Result")


class Database:
    """One engine, threads that write (one on SQLite) and threads that read."""

    def __init__(
        self, url: str, timed: Callable[[float], None] | None = None, busy_milliseconds: int | None = None
    ) -> None:
        """Open the database; call `timed` with the seconds of each write; wait `busy_milliseconds` for SQLite locks."""
        self._timed = timed
        self.failure: str | None = None  # why the last write failed
        self.shared = postgres.is_url(url)
        if file := sqlite.file_of(url):
            settle_old_moves(file)
        if self.shared:
            self.engine = postgres.engine(url)
            self._writer: Transactor = postgres.Writer(self.engine)
        else:
            self.engine = sqlite.engine(url, busy_milliseconds or sqlite.BUSY_MILLISECONDS)
            self._writer = sqlite.Writer(self.engine)
        self._writers = GroupWriter(postgres.WRITERS if self.shared else 1, self._writer)
        self._readers = ThreadPoolExecutor(READERS, "stellwerk-reader")

    async def migrate(self) -> None:
        """Apply the migrations that the database does not have yet, one server at a time."""
        await self.write(_upgrade)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run work in a writing transaction shared with other writes; return its result after the commit."""
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

    async def write_separately(self, work: Callable[[Connection], Result]) -> Result:
        """Run work in a PostgreSQL transaction of its own, so that its row locks wait for no other work."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._transact, work, postgres.WRITING)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run work in a reading transaction: one state of the database, with every write acknowledged before."""
        options = postgres.READING if self.shared else sqlite.READING
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, options)

    async def close(self) -> None:
        """Finish the accepted writes and close every connection."""
        self._writers.stop()
        await asyncio.to_thread(self._close)

    def _transact(self, work: Callable[[Connection], Result], options: dict[str, str]) -> Result:
        with self.engine.connect().execution_options(**options) as connection, connection.begin():
            return work(connection)

    def _close(self) -> None:
        self._writers.join()
        self._readers.shutdown()
        self._writer.close()
        self.engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        postgres.lock_for_migration(connection)
    upgrade(connection, head())
