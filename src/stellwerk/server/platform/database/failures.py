"""Reasons why the database cannot be read or written, in words for the host; other errors are bugs."""

import errno
import re
import sqlite3
from collections.abc import Iterator

import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

FULL = "the disk is full"
READ_ONLY = "it may only be read"
BROKEN = "the disk does not do what it should"
HELD = "another process holds it"
DAMAGED = "it is damaged, or no database at all"
SILENT = "it does not answer"
REFUSED = "it refuses this user or password"
TEMPORARY = (FULL, HELD, SILENT)
_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_IOERR: BROKEN,
    sqlite3.SQLITE_CANTOPEN: BROKEN,
    sqlite3.SQLITE_BUSY: HELD,
    sqlite3.SQLITE_LOCKED: HELD,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_UNAUTHORIZED = re.compile(r"authentication failed|no password supplied|role .* does not exist")
_POSTGRES = {"53100": FULL, "25006": READ_ONLY, "58030": BROKEN}
_SYSTEM = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EROFS: READ_ONLY, errno.EIO: BROKEN}
PRIMARY = 0xFF  # SQLite's extended codes have their kind in the last byte


def failure_of(error: BaseException) -> str | None:
    """Reason why the database failed; None if the error has another cause."""
    found = (_failure(each) for each in _chain(error))
    return next((why for why in found if why is not None), None)


def is_temporary(error: BaseException | None) -> bool:
    """Return whether an error comes from a database that cannot be reached, is busy, or has a full disk."""
    return error is not None and failure_of(error) in TEMPORARY


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and the errors that caused it."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = seen.orig if isinstance(seen, DBAPIError) else seen.__cause__


def _failure(error: BaseException) -> str | None:
    if isinstance(error, sqlite3.DatabaseError):
        code: int | None = getattr(error, "sqlite_errorcode", None)
        if code is None:
            return SILENT if isinstance(error, sqlite3.OperationalError) else None
        return _SQLITE.get(code & PRIMARY)
    if isinstance(error, psycopg.OperationalError) and _UNAUTHORIZED.search(str(error)):
        return REFUSED
    if isinstance(error, psycopg.Error):
        return _POSTGRES.get(error.sqlstate or "", SILENT if isinstance(error, psycopg.OperationalError) else None)
    if isinstance(error, NoFreeConnection):
        return SILENT
    return _SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None
