"""SQLite: durable, patient, one writer at a time."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from stellwerk.server.platform.database.group_commit import Work, carried_out

BUSY_MILLISECONDS = 5000
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
BEGINS_WITH = "stellwerk_begin"
READING = {BEGINS_WITH: "BEGIN"}
BY_HAND = {BEGINS_WITH: ""}


class Writer:
    """The only connection that writes: it stays open, and its transactions begin and end on the driver itself.

    So a write pays for neither a connection from the pool nor a transaction of SQLAlchemy.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect().execution_options(**BY_HAND)
        self._connection.begin()  # in name only, for as long as it lives
        self._driver: Any = self._connection.connection.driver_connection

    def transact(self, works: Sequence[Work]) -> list[Any]:
        """Carry works out in one transaction, which is on disk when this returns.

        The lock is held from the beginning, so that a write never has to give up halfway.
        """
        if self._driver.in_transaction:  # one that could not be ended
            self._driver.rollback()
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            results = carried_out(self._connection, works)
            self._driver.commit()
        except BaseException:
            self._driver.rollback()
            raise
        return results

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory and for other databases."""
    found = make_url(url)
    is_file = found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:")
    return Path(str(found.database)) if is_file else None


def engine(url: str, patience: int) -> Engine:
    """Connections that begin their transactions as their options say, and wait so many milliseconds for others."""
    made = create_engine(url, hide_parameters=True)

    @event.listens_for(made, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"PRAGMA busy_timeout={patience}"):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(made, "begin")
    def began(connection: Connection) -> None:
        if begin := connection.get_execution_options()[BEGINS_WITH]:
            connection.exec_driver_sql(begin)

    return made
