"""SQLite: durable, patient, one writer at a time."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from stellwerk.server.store.groups import Work, worked
from stellwerk.server.store.journal import MoveJournal

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
)
BEGINS_WITH = "stellwerk_begin"
READING = {BEGINS_WITH: "BEGIN"}
BY_HAND = {BEGINS_WITH: ""}


class Writer:
    """The only connection that writes: it stays open, and its transactions begin and end on the driver itself.

    So a move pays for neither a connection from the pool nor a transaction of SQLAlchemy.
    """

    def __init__(self, engine: Engine, journal: MoveJournal) -> None:
        self._journal = journal
        self._connection = engine.connect().execution_options(**BY_HAND)
        self._connection.begin()  # in name only, for as long as it lives
        self._driver: Any = self._connection.connection.driver_connection

    def carry_out(self, works: Sequence[Work]) -> list[Any]:
        """Moves go into the journal; everything else is a transaction, in which the journal is settled first.

        The lock is held from the beginning, so that a write never has to give up halfway.
        """
        if self._journal.take(self._driver, works):
            return [None] * len(works)
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            self._journal.settle(self._connection, self._driver)
            results = worked(self._connection, works)
            self._driver.commit()
        except BaseException:
            self._journal.failed()
            self._driver.rollback()
            raise
        self._journal.written(works)
        return results

    def close(self) -> None:
        """Nothing is written any more."""
        self._connection.close()


def engine(url: str) -> Engine:
    """Connections that begin their transactions as their options say."""
    made = create_engine(url, hide_parameters=True)

    @event.listens_for(made, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(made, "begin")
    def began(connection: Connection) -> None:
        if begin := connection.get_execution_options()[BEGINS_WITH]:
            connection.exec_driver_sql(begin)

    return made
