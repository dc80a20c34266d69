"""SQLite: durable, patient, one writer at a time."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

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
Result = TypeVar("Result")


class Writer:
    """The only connection that writes: it stays open, and its transactions begin and end on the driver itself.

    So a move pays for neither a connection from the pool nor a transaction of SQLAlchemy.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect().execution_options(**BY_HAND)
        self._connection.begin()  # in name only, for as long as it lives
        self._driver: Any = self._connection.connection.driver_connection

    def transact(self, work: Callable[[Connection], Result]) -> Result:
        """The lock is held from the beginning, so that a write never has to give up halfway."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            result = work(self._connection)
            self._driver.commit()
        except BaseException:
            self._driver.rollback()
            raise
        return result

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
