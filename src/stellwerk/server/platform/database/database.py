"""The database: opened, set up for durable writes, brought to the present shape.

Nothing of it holds the event loop up: moves are begun there (`sqlite.Writer.begin`), everything else is for threads.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

from stellwerk.server.platform.database import postgres, sqlite
from stellwerk.server.platform.database.blocks import BlockFile
from stellwerk.server.platform.database.group_commit import (
    GroupWriter,
    Joint,
    Work,
    worked,
)
from stellwerk.server.platform.database.journal import MoveJournal, Settle
from stellwerk.server.platform.database.migrate import head, upgrade

LOG = logging.getLogger("stellwerk.store")
READERS = 3
SETTLE_SECONDS, AGAIN_SECONDS = 0.5, 30.0
NOT_SETTLED = "the journal could not be settled; what was acknowledged stays in it, and it is tried again"
Result = TypeVar("Result")


class MovesWait:
    """Instead of a result: the journal has to be settled before anybody reads."""


class Database:
    """One engine, threads that write and threads that read."""

    def __init__(self, url: str, timed: Callable[[float], None] | None = None, patience: int | None = None) -> None:
        self._patience = patience or sqlite.BUSY_MILLISECONDS
        self._timed = timed  # hears how long a write took
        self.shared = postgres.is_url(url)
        self.engine = postgres.engine(url) if self.shared else sqlite.engine(url, self._patience)
        if self.shared:
            self._writers = GroupWriter(postgres.WRITERS, self._write_shared)
        else:
            self._writers = GroupWriter(1, self._write_alone, self._begin_to_write)
        self._writer: sqlite.Writer | None = None  # of SQLite, made by its thread
        path = self.engine.url.database
        in_memory = self.shared or path is None or path in ("", ":memory:")
        self._moves = None if in_memory else BlockFile(moves_of(Path(str(path))))
        self._journal = MoveJournal(self._moves)
        self._settling: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, "stellwerk-reader")

    async def migrate(self) -> None:
        """Bring the database to the present shape; only one server at a time does so."""
        await self.write(_upgrade)

    async def write(self, work: Callable[[Connection], Result], meanwhile: Callable[[], None] | None = None) -> Result:
        """A transaction that writes: on disk when this returns, undone if `work` raises; several may share one.

        If there is time on the way to the disk, `meanwhile` is called.
        """
        begun = time.perf_counter()
        try:
            return await self._writers.write(work, meanwhile)
        finally:
            if self._timed is not None:
                self._timed(time.perf_counter() - begun)
            if self._settling is None and not self.shared:
                self._settling = asyncio.create_task(self._settle_soon())

    async def apart(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction on PostgreSQL that shares nothing with others: it holds its own rows alone."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._transact, work, postgres.WRITING)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that reads one state of the database, with everything that was acknowledged before."""
        loop = asyncio.get_running_loop()
        if not self.shared:
            found = await loop.run_in_executor(
                self._readers, self._read, lambda held: self._unless_moves_wait(held, work)
            )
            if not isinstance(found, MovesWait):
                return found
            await self._writers.write(Settle())
        return await loop.run_in_executor(self._readers, self._read, work)

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        if self._settling is not None:
            self._settling.cancel()
        self._writers.stop()
        await asyncio.to_thread(self._shut)
        if self._moves is not None:
            self._moves.close()

    async def _settle_soon(self) -> None:
        """Every write is followed by this, also one whose asker has gone before it was on disk."""
        pause = SETTLE_SECONDS
        while True:
            await asyncio.sleep(pause)
            if self._journal.settled:
                break
            try:
                await self._writers.write(Settle())
                pause = SETTLE_SECONDS
            except Exception:
                LOG.exception(NOT_SETTLED)
                pause = AGAIN_SECONDS
        self._settling = None

    def _write_shared(self, works: Sequence[Work]) -> list[Any]:
        return self._transact(lambda connection: worked(connection, works), postgres.WRITING)

    def _write_alone(self, works: Sequence[Work]) -> list[Any]:
        if self._writer is None:
            self._writer = sqlite.Writer(self.engine, self._journal, self._patience)
        return self._writer.carry_out(works)

    def _begin_to_write(self, works: Sequence[Joint], then: Callable[[bool], None]) -> bool:
        return self._writer is not None and self._writer.begin(works, then)

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        return self._transact(work, postgres.READING if self.shared else sqlite.READING)

    def _unless_moves_wait(self, connection: Connection, work: Callable[[Connection], Result]) -> Result | MovesWait:
        return MovesWait() if self._journal.holds_moves(connection) else work(connection)

    def _transact(self, work: Callable[[Connection], Result], options: dict[str, str]) -> Result:
        with self.engine.connect() as plain:
            connection = plain.execution_options(**options)
            with connection.begin():
                return work(connection)

    def _shut(self) -> None:
        self._writers.join()
        self._readers.shutdown()
        if self._writer is not None:
            if not self._journal.settled:
                try:
                    self._writer.carry_out([Settle()])
                except Exception:
                    LOG.exception(NOT_SETTLED)
            self._writer.close()
        self.engine.dispose()


def moves_of(path: Path) -> Path:
    """The file of moves beside a database, wherever a link to it stands, as SQLite has it with its own."""
    real = path.resolve()
    return real.with_name(f"{real.name}-moves")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        postgres.alone(connection)
    upgrade(connection, head())
