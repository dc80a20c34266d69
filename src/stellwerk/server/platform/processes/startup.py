"""Waiting for PostgreSQL at the start."""

import logging
import time

import psycopg
from sqlalchemy import make_url

from stellwerk.server.platform.database.failures import is_temporary
from stellwerk.server.platform.database.postgres import is_url

LOG = logging.getLogger("stellwerk.server")
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0


class StoreRefused(Exception):
    """PostgreSQL answers and does not let this user in: waiting does not help."""


def wait_for_store(url: str, seconds: float) -> bool:
    """Wait until PostgreSQL accepts connections, with back-off; return False if it does not within `seconds`.

    Raise StoreRefused if it refuses user or password.
    """
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
            if not is_temporary(error):
                raise StoreRefused(f"{database}: {reason}") from None
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
