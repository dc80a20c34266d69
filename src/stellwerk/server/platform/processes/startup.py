"""A store that is away for a while: how its errors are told from others, and how a start waits for it."""

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
PASSING = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
PRIMARY = 0xFF  # the part of SQLite's error code that names its kind


def is_passing(error: BaseException | None) -> bool:
    """Tell whether an error comes from a database that cannot be reached, is busy, or has no room on its disk."""
    if isinstance(error, DBAPIError):
        return is_passing(error.orig)
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY in PASSING
    if isinstance(error, OSError):
        return error.errno in FULL
    return isinstance(error, psycopg.OperationalError | PoolTimeout)


def wait_for_store(url: str, seconds: float) -> bool:
    """Wait until PostgreSQL takes connections, with growing pauses; False if it does not in time."""
    if not is_url(url):
        return True
    place, end, pause = _place(url), time.monotonic() + seconds, FIRST_PAUSE
    while True:
        try:
            psycopg.connect(url, connect_timeout=max(2, round(LONGEST_PAUSE))).close()
            return True
        except psycopg.OperationalError as error:
            left = end - time.monotonic()
            reason = str(error).strip().splitlines()[-1]
            if left <= 0:
                LOG.error("%s cannot be reached: %s", place, reason)
                return False
            LOG.warning("waiting for %s, for up to %.0f more seconds: %s", place, left, reason)
            time.sleep(min(pause, left))
            pause = min(2 * pause, LONGEST_PAUSE)


def _place(url: str) -> str:
    """The database without name and password."""
    found = make_url(url)
    host = found.host or found.query.get("host") or "this machine"
    return f"the database {found.database} at {host}{'' if found.port is None else f':{found.port}'}"
