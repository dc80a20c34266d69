"""The journal of SQLite: moves that are on disk and on their way into their tables.

A move changes rows in many places of the database, and every place is a page to write. One row of the journal holds
the moves of many tables, so a commit writes little more than what is new. Before anybody reads, before anything else
is written, and soon in any case, the journal is settled: what its moves change is written once for all of them.
"""

import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from stellwerk.server.domain.sheet import MOVING, Change, steady
from stellwerk.server.store import plain
from stellwerk.server.store.disk import Disk
from stellwerk.server.store.groups import Joint, Work
from stellwerk.server.store.rows import EntryRow, RequestRow, entry_rows, moving_columns, request_row
from stellwerk.server.store.tables import LOG, REQUESTS

LOGGER = logging.getLogger("stellwerk.store")
MOST_KNOWN = 10_000  # tables whose versions are remembered
_STATE = "PRAGMA data_version"
_APPEND = "INSERT INTO journal (moves) SELECT ? WHERE (SELECT data_version FROM pragma_data_version) = ?"
_THERE = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'journal'"


class Move(Struct, frozen=True, array_like=True, gc=False):
    """What a move writes: the columns of the sheet that it may change, the entries, the request that brought it."""

    table: str
    sheet: list[Any]
    entries: list[EntryRow]
    request: RequestRow | None


class Page(Struct, frozen=True, array_like=True, gc=False):
    """Moves that were written together; the names of their columns, for whoever reads it may be of another version."""

    columns: tuple[str, ...]
    moves: list[Move]


_PAGE = msgspec.msgpack.Decoder(Page)


class Saving(Joint):
    """Work that saves a change of a table: a move, if it changes nothing else."""

    change: Change


class Settle(Joint):
    """Nothing of its own to write: it is there to settle the journal."""

    @classmethod
    def together(cls, connection: Connection, works: Sequence["Settle"]) -> None:
        """What is written now stands behind the journal."""


class MoveJournal:
    """Belongs to whoever is writing; `settled` alone is for everybody."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self.settled = False  # whether this process knows of nothing that is not in the tables
        self._versions: dict[str, int] = {}  # of tables as they are on disk
        self._state: int | None = None  # of the database: another one if another process has written

    def take(self, driver: Any, works: Sequence[Work]) -> bool:
        """Write moves down if nobody else has changed their tables; False: nothing was written."""
        changes = [work.change for work in works if isinstance(work, Saving)]
        if len(changes) < len(works) or not all(self._follows(change) for change in changes):
            return False
        versions = {change.sheet.id: change.sheet.version for change in changes}
        if len(versions) < len(changes):
            return False
        text = msgspec.msgpack.encode(Page(MOVING, [_move(change) for change in changes]))
        self.settled = False
        begun = time.perf_counter()
        if driver.execute(_APPEND, (text, self._state)).rowcount != 1:
            return False
        self._disk.took(time.perf_counter() - begun)
        self._versions |= versions
        return True

    def _follows(self, change: Change) -> bool:
        """Whether a change is a move and nothing else, made from the version of its table that is on disk."""
        if change.notices or change.watcher is not None or change.chairs_changed or change.before is None:
            return False
        known = self._versions.get(change.sheet.id)
        return known == change.sheet.version - 1 and steady(change.sheet) == steady(change.before)

    def settle(self, connection: Connection, driver: Any) -> None:
        """Inside a transaction: write what the moves change, and empty the journal."""
        state = driver.execute(_STATE).fetchone()[0]
        if state != self._state:
            self._versions.clear()
            self._state = state
        if not driver.execute(_THERE).fetchone()[0]:
            return
        found = driver.execute("SELECT moves FROM journal WHERE fault IS NULL ORDER BY id").fetchall()
        if found:
            driver.execute("DELETE FROM journal WHERE fault IS NULL")
            _settle(connection, driver, [_PAGE.decode(text) for (text,) in found])

    def written(self, works: Sequence[Work]) -> None:
        """A transaction that began with settling is on disk; after moves the versions of their tables are known."""
        self.settled = True
        if len(self._versions) > MOST_KNOWN or not all(isinstance(work, Saving | Settle) for work in works):
            self._versions.clear()
        for work in works:
            if isinstance(work, Saving):
                self._versions[work.change.sheet.id] = work.change.sheet.version

    def failed(self) -> None:
        """A transaction was undone, and its settling with it: what is on disk has to be looked at again."""
        self.settled = False
        self._versions.clear()


def holds_moves(connection: Connection) -> bool:
    """Whether moves wait in the journal, whoever wrote them; a database of an earlier shape has none."""
    driver: Any = connection.connection.driver_connection
    try:
        return driver.execute("SELECT 1 FROM journal WHERE fault IS NULL LIMIT 1").fetchone() is not None
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        return False


def _move(change: Change) -> Move:
    request = None if change.request is None else request_row(change.sheet.id, change.request)
    return Move(change.sheet.id, moving_columns(change.sheet), entry_rows(change), request)


def _settle(connection: Connection, driver: Any, pages: list[Page]) -> None:
    """All at once; if that cannot be, table by table, and what fits nowhere is set aside instead of stopping all."""
    moves: dict[tuple[str, ...], list[Move]] = {}
    for page in pages:
        moves.setdefault(page.columns, []).extend(page.moves)
    for columns, some in moves.items():
        if _settled(connection, driver, columns, some) is None:
            continue
        for table in dict.fromkeys(move.table for move in some):
            own = [move for move in some if move.table == table]
            fault = _settled(connection, driver, columns, own)
            if fault is not None:
                LOGGER.error("%d moves at table %s do not fit its log and are set aside: %s", len(own), table, fault)
                text = msgspec.msgpack.encode(Page(columns, own))
                driver.execute("INSERT INTO journal (moves, fault) VALUES (?, ?)", (text, fault))


def _settled(connection: Connection, driver: Any, columns: tuple[str, ...], moves: list[Move]) -> str | None:
    """Write what moves change, or nothing; what the database has against it."""
    driver.execute("SAVEPOINT settling")
    try:
        _write(connection, columns, moves)
    except sqlite3.IntegrityError as error:
        driver.execute("ROLLBACK TO settling")
        return str(error)
    finally:
        driver.execute("RELEASE settling")
    return None


def _write(connection: Connection, columns: tuple[str, ...], moves: list[Move]) -> None:
    """The sheets after the last moves; entries and requests table by table, which touches each page once."""
    sheets = {move.table: move.sheet for move in moves}
    plain.overwrite(connection, columns, [(id, *values) for id, values in sheets.items()])
    plain.append(connection, LOG, sorted(entry for move in moves for entry in move.entries))
    plain.append(connection, REQUESTS, sorted(move.request for move in moves if move.request is not None))
