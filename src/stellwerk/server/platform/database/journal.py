"""The journal of SQLite: moves that are on disk and on their way into their tables.

A move changes rows in many places of the database, and every place is a page to write. A record of the journal
(`blocks.py`) holds the moves of many tables, so a commit writes little more than what is new. Before anybody reads,
before anything else is written, and soon in any case, the journal is settled: what its moves change is written once
for all of them. The database knows the number of the first record that is not settled.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine

from stellwerk.server.features.tables.store.rows import entry_rows, moving_columns, request_row
from stellwerk.server.model.table_row import MOVING, Change, steady
from stellwerk.server.platform.database.blocks import (
    BLOCKS,
    BlockFile,
    blocks_of,
    fits,
    fresh_number,
)
from stellwerk.server.platform.database.group_commit import Joint, Work
from stellwerk.server.platform.database.settling import Move, Page, settle

LOGGER = logging.getLogger("stellwerk.store")
MOST_KNOWN = 10_000  # tables whose versions are remembered
_STATE = "PRAGMA data_version"
_FIRST = "SELECT number FROM settled"
_ROWS = "SELECT moves FROM journal WHERE fault IS NULL ORDER BY id"


_PAGE = msgspec.msgpack.Decoder(Page)


class Saving(Joint):
    """Work that saves a change of a table: a move, if it changes nothing else."""

    change: Change


class Settle(Joint):
    """Nothing of its own to write: it is there to settle the journal."""

    @classmethod
    def together(cls, connection: Connection, works: Sequence["Settle"]) -> None:
        """What is written now stands behind the journal."""


class Group(Struct, frozen=True):
    """Moves that are written together: as a record, and what is known when it is on disk."""

    page: Page
    text: bytes
    versions: dict[str, int]


class MoveJournal:
    """Belongs to whoever is writing; `settled` and `holds_moves` are for everybody."""

    def __init__(self, file: BlockFile | None) -> None:
        self._file = file  # None: a database in memory
        self.settled = False  # whether this process knows of nothing that is not in the tables
        self._versions: dict[str, int] = {}  # of tables as they are on disk
        self._state: int | None = None  # of the database: another one if another process has written
        self._first: int | None = None  # the number of the first record that this process has written, or would write
        self._next = 0  # and of the next one
        self._pages: list[Page] = []  # of all between
        self._whole = True  # all between are on disk; behind one that is not, nobody would find another
        self._fresh: int | None = None  # the first of those to come, if the transaction that says so comes to its end

    @property
    def writes_beside(self) -> bool:
        """Whether moves can be taken while the event loop goes on."""
        return self._file is not None and self._file.writes_beside

    def take(self, driver: Any, works: Sequence[Work]) -> bool:
        """Write moves down if nobody else has changed their tables; False: nothing was written."""
        group = self._group(works)
        if group is None or self._file is None:
            return False
        with _alone(driver):
            if not self._is_current(driver):
                return False
            try:
                self._file.write(self._numbered(group), group.text)
            except OSError as error:
                LOGGER.error("moves could not be written into their journal, and go into their tables: %s", error)
                return False
            self._keep(group)
            return True

    def begin(self, driver: Any, works: Sequence[Work], then: Callable[[bool], None]) -> bool:
        """Begin to write moves down; `then` hears whether they are on disk. False: nothing was begun."""
        group = self._group(works)
        if group is None or self._file is None:
            return False
        driver.execute("BEGIN IMMEDIATE")  # nobody else writes before they are on disk
        begun = False

        def done(written: bool) -> None:
            if written:
                self._keep(group)
            try:
                driver.execute("COMMIT")
            finally:
                then(written)

        try:
            if self._is_current(driver):
                self._file.begin(self._numbered(group), group.text, done)
                begun = True
        finally:
            if not begun:
                driver.execute("COMMIT")
        return begun

    def _group(self, works: Sequence[Work]) -> Group | None:
        """Changes of different tables that can be written down here, and nothing else."""
        changes = [work.change for work in works if isinstance(work, Saving)]
        if self._first is None or not self._whole or len(changes) < len(works):
            return None
        if not all(self._follows(change) for change in changes):
            return None
        versions = {change.row.id: change.row.version for change in changes}
        if len(versions) < len(changes):
            return None
        page = Page(MOVING, [_move(change) for change in changes])
        text = msgspec.msgpack.encode(page)
        return Group(page, text, versions) if fits(self._first, self._next, text) else None

    def _follows(self, change: Change) -> bool:
        """Whether a change is a move and nothing else, made from the version of its table that is on disk."""
        if change.notices or change.watcher is not None or change.chairs_changed or change.before is None:
            return False
        known = self._versions.get(change.row.id)
        return known == change.row.version - 1 and steady(change.row) == steady(change.before)

    def _is_current(self, driver: Any) -> bool:
        """Whether no other process has written since the versions are known."""
        return bool(driver.execute(_STATE).fetchone()[0] == self._state)

    def _numbered(self, group: Group) -> int:
        """A number is used once, even if what was to have it is not written to its end."""
        self.settled = self._whole = False
        number = self._next
        self._next += blocks_of(group.text)
        return number

    def _keep(self, group: Group) -> None:
        """It is on disk."""
        self._whole = True
        self._pages.append(group.page)
        self._versions |= group.versions

    def settle(self, connection: Connection, driver: Any, works: Sequence[Work]) -> None:
        """Inside a transaction: write what the moves change, and empty the journal."""
        state = driver.execute(_STATE).fetchone()[0]
        if state != self._state:
            self._versions.clear()
            self._state = state
        pages = _rows(driver)
        if pages:
            driver.execute("DELETE FROM journal WHERE fault IS NULL")
        number = _first_number(driver)
        if number is not None and self._file is not None:
            pages += self._pages if number == self._first else self._found(self._file, number)
            if any(isinstance(work, Saving) for work in works):
                self._file.hold()
            self._fresh = fresh_number()  # always: no two states of the database are followed by the same records
            driver.execute("UPDATE settled SET number = ?", (self._fresh,))
        if pages:
            settle(connection, driver, pages)

    def _found(self, file: BlockFile, number: int) -> list[Page]:
        """What another process has written, or this one in an earlier life."""
        texts = file.records(number)
        end = number + sum(blocks_of(text) for text in texts)
        if end < number + BLOCKS:
            file.must_end(end)
        return [_PAGE.decode(text) for text in texts]

    def written(self, works: Sequence[Work]) -> None:
        """A transaction that began with settling is on disk; after moves the versions of their tables are known."""
        if self._fresh is not None and self._file is not None and self._file.held:
            self._first = self._next = self._fresh
            self._pages, self._whole = [], True
        self._fresh = None
        self.settled = True
        if len(self._versions) > MOST_KNOWN or not all(isinstance(work, Saving | Settle) for work in works):
            self._versions.clear()
        for work in works:
            if isinstance(work, Saving):
                self._versions[work.change.row.id] = work.change.row.version

    def failed(self) -> None:
        """A transaction was undone, and its settling with it: what is on disk has to be looked at again."""
        self._fresh = None
        self.settled = False
        self._versions.clear()

    def holds_moves(self, connection: Connection) -> bool:
        """Whether moves wait here that the connection does not see in their tables, whoever wrote them."""
        driver: Any = connection.connection.driver_connection
        number = _first_number(driver)
        if number is None or self._file is None:
            return bool(_rows(driver))
        if self._file.held:
            return number != self._first or number < self._next
        return bool(self._file.records(number)) or number != _first_number_now(connection.engine) or bool(_rows(driver))


@contextmanager
def _alone(driver: Any) -> Iterator[None]:
    """Nobody else writes meanwhile; the database itself does not change."""
    driver.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        driver.execute("COMMIT")


def _first_number(driver: Any) -> int | None:
    """Where the moves begin that are not in their tables; None in a database of an earlier shape."""
    found = _asked(driver, _FIRST)
    return int(found[0][0]) if found else None


def _first_number_now(engine: Engine) -> int | None:
    """The same, as it is by now: who wrote may have settled since, and written over what stood in the file."""
    other = engine.raw_connection()
    try:
        return _first_number(other.driver_connection)
    finally:
        other.close()


def _rows(driver: Any) -> list[Page]:
    """Moves that an earlier version of the server has left in the database."""
    return [_PAGE.decode(text) for (text,) in _asked(driver, _ROWS)]


def _asked(driver: Any, query: str) -> list[Any]:
    """What the database says; nothing if it is of an earlier shape."""
    try:
        return list(driver.execute(query))
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        return []


def _move(change: Change) -> Move:
    request = None if change.request is None else request_row(change.row.id, change.request)
    return Move(change.row.id, moving_columns(change.row), entry_rows(change), request)
