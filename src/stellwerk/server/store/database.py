"""The database: opened, set up for durable writes, brought to the present shape."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
)
WRITES = "stellwerk_writes"


class Database:
    """One engine; a write is a transaction that holds the write lock from its beginning."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        self._one_writer = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            _set_up_sqlite(self.engine)

    async def migrate(self) -> None:
        """Bring the database to the present shape."""
        async with self.writing() as connection:
            await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; committed at the end, rolled back by an exception."""
        async with self._one_writer, self.engine.connect() as plain:
            connection = await plain.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads one state of the database."""
        async with self.engine.connect() as connection, connection.begin():
            yield connection

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()


def _set_up_sqlite(engine: AsyncEngine) -> None:
    """Durable and patient; SQLAlchemy says when a transaction begins, not the driver."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "stellwerk.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
