"""SQLite: durable, patient, one writer at a time."""

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from stellwerk.server.platform.database.group_commit import Joint, Work, worked
from stellwerk.server.platform.database.journal import MoveJournal, Saving

LOGGER = logging.getLogger("stellwerk.store")
BUSY_MILLISECONDS = 5000
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
BEGINS_WITH = "stellwerk_begin"
READING = {BEGINS_WITH: "BEGIN"}
BY_HAND = {BEGINS_WITH: ""}


class Writer:
    """The only connection that writes: it stays open, and its transactions begin and end on the driver itself.

    So a move pays for neither a connection from the pool nor a transaction of SQLAlchemy.
    """

    def __init__(self, engine: Engine, journal: MoveJournal, patience: int) -> None:
        self._journal = journal
        self._patience = patience  # milliseconds
        self._connection = engine.connect().execution_options(**BY_HAND)
        self._connection.begin()  # in name only, for as long as it lives
        self._driver: Any = self._connection.connection.driver_connection
        self._free = threading.Lock()  # held by whoever writes, until it is on disk
        self._patient = True

    def carry_out(self, works: Sequence[Work]) -> list[Any]:
        """Moves go into the journal; everything else is a transaction, in which the journal is settled first."""
        with self._free:
            self._be(patient=True)
            taken = self._journal.take(self._driver, works)
            return [None] * len(works) if taken else self._transacted(works)

    def begin(self, works: Sequence[Joint], then: Callable[[bool], None]) -> bool:
        """Begin to write moves down, without a thread; `then` hears whether they are on disk. False: nothing was begun.

        The event loop waits for nobody: what stands in the way (the thread, another process, a fault) is left to
        `carry_out`, which waits and tells.
        """
        moves = all(isinstance(work, Saving) for work in works)
        if not moves or not self._journal.writes_beside or not self._free.acquire(blocking=False):
            return False

        def done(written: bool) -> None:
            self._free.release()
            then(written)

        begun = False
        try:
            self._be(patient=False)
            begun = self._journal.begin(self._driver, works, done)
        except Exception as error:
            LOGGER.info("moves are left to the thread: %s", error)
        finally:
            if not begun:
                self._free.release()
        return begun

    def close(self) -> None:
        """Nothing is written any more."""
        with self._free:
            self._connection.close()

    def _transacted(self, works: Sequence[Work]) -> list[Any]:
        """The lock is held from the beginning, so that a write never has to give up halfway."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            self._journal.settle(self._connection, self._driver, works)
            results = worked(self._connection, works)
            self._driver.commit()
        except BaseException:
            self._journal.failed()
            self._driver.rollback()
            raise
        self._journal.written(works)
        return results

    def _be(self, patient: bool) -> None:
        """Who is not patient waits for no other process; a transaction that could not be ended is ended first."""
        if self._driver.in_transaction:
            self._driver.rollback()
        if patient is not self._patient:
            self._driver.execute(f"PRAGMA busy_timeout={self._patience if patient else 0}")
            self._patient = patient


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
