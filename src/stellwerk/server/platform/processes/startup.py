"""Temporary failures of the database: recognising them, and waiting for PostgreSQL at the start."""

import errno
import logging
import sqlite3
import time

import psycopg
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from stellwerk.server.platform.database.postgres import is_url

LOG = logging.getLogger("stellwerk.server")
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
FULL = (errno.ENOSPC, errno.EDQUOT)
TEMPORARY = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
PRIMARY = 0xFF  # the part of SQLite's error code that names its kind


def is_temporary(error: BaseException | None) -> bool:
    """Return whether an error comes from a database that cannot be reached, is busy, or has a full disk."""
    if isinstance(error, DBAPIError):
        return is_temporary(error.orig)
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY in TEMPORARY
    if isinstance(error, OSError):
        return error.errno in FULL
    return isinstance(error, psycopg.OperationalError | PoolTimeout)


def wait_for_store(url: str, seconds: float) -> bool:
    """Wait until PostgreSQL accepts connections, with back-off; return False if it does not within `seconds`."""
    if not is_url(url):
        return True
    database, end, pause = _description(url), time.monotonic() + seconds, FIRST_PAUSE
    while True:
        try:
            psycopg.connect(url, connect_timeout=max(2, round(LONGEST_PAUSE))).close()
            return True
        except psycopg.OperationalError as error:
            left = end - time.monotonic()
            reason = str(error).strip().splitlines()[-1]
            if left <= 0:
                LOG.error("%s cannot be reached: %s", database, reason)
                return False
            LOG.warning("waiting for %s, for up to %.0f more seconds: %s", database, left, reason)
            time.sleep(min(pause, left))
            pause = min(2 * pause, LONGEST_PAUSE)


def _description(url: str) -> str:
    """Description of a database for the log, without user and password."""
    found = make_url(url)
    host = found.host or found.query.get("host") or "this machine"
    return f"the database {found.database} at {host}{'' if found.port is None else f':{found.port}'}"
