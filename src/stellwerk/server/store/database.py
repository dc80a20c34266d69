"""The database: opened, set up for durable writes, brought to the present shape; never on the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
)
WRITES = "stellwerk_writes"
READERS = 3
Result = TypeVar("Result")


class Database:
    """One engine, one thread that writes and a few that read: a transaction is one step beside the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url)
        if self.engine.dialect.name == "sqlite":
            _set_up_sqlite(self.engine)
        self._writer = ThreadPoolExecutor(1, "stellwerk-writer")
        self._readers = ThreadPoolExecutor(READERS, "stellwerk-reader")

    async def migrate(self) -> None:
        """Bring the database to the present shape."""
        await self.write(_upgrade)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that writes: on disk when this returns, undone if `work` raises."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work, True)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that reads one state of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, False)

    async def close(self) -> None:
        """Finish what was begun and close every connection."""
        await asyncio.to_thread(self._shut)

    def _transact(self, work: Callable[[Connection], Result], writes: bool) -> Result:
        with self.engine.connect() as plain:
            connection = plain.execution_options(**{WRITES: writes})
            with connection.begin():
                return work(connection)

    def _shut(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _set_up_sqlite(engine: Engine) -> None:
    """Durable and patient; a write holds the lock from its beginning, so that it never has to give up halfway."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "stellwerk.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
