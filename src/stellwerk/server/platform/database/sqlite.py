"""SQLite engine: write-ahead log, full synchronisation, one writer connection."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from stellwerk.server.platform.database.group_commit import Work, run_works

BUSY_MILLISECONDS = 5000
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
BEGIN = "stellwerk_begin"  # execution option: the statement with which a connection begins a transaction
READING = {BEGIN: "BEGIN"}
BY_WRITER = {BEGIN: ""}


class Writer:
    """The only connection that writes; it stays open, and its transactions begin and end on the driver itself.

    That saves taking a connection from the pool and the transaction handling of SQLAlchemy at every write.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # opened by the thread that writes
        self._driver: Any = None

    def transact(self, works: Sequence[Work]) -> list[Any]:
        """Run works in one transaction, which is on disk when this returns, and return their results.

        `BEGIN IMMEDIATE` takes the write lock first, so that no transaction fails halfway because of another writer.
        """
        connection = self._connection or self._open()
        if self._driver.in_transaction:  # a former one whose rollback failed
            self._driver.rollback()
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            results = run_works(connection, works)
            self._driver.commit()
        except BaseException:
            self._driver.rollback()
            raise
        return results

    def close(self) -> None:
        """Close the connection, if it was ever opened."""
        if self._connection is not None:
            self._connection.close()

    def _open(self) -> Connection:
        connection = self._connection = self._engine.connect().execution_options(**BY_WRITER)
        connection.begin()  # for SQLAlchemy alone: no statement is sent, and it never ends
        self._driver = connection.connection.driver_connection
        return connection


def file_of(url: str) -> Path | None:
    """File of an SQLite database; None for a database in memory and for other databases."""
    found = make_url(url)
    is_file = found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:")
    return Path(str(found.database)) if is_file else None


def engine(url: str, busy_milliseconds: int) -> Engine:
    """Engine whose connections begin transactions by their option `BEGIN` and wait `busy_milliseconds` for locks."""
    made = create_engine(url, hide_parameters=True)

    @event.listens_for(made, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"PRAGMA busy_timeout={busy_milliseconds}"):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(made, "begin")
    def began(connection: Connection) -> None:
        if begin := connection.get_execution_options()[BEGIN]:
            connection.exec_driver_sql(begin)

    return made
