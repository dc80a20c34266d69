"""PostgreSQL engine: several writers, and several servers on one database."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from zlib import crc32

from sqlalchemy import Connection, Engine, create_engine, func, make_url, select

from stellwerk.server.platform.database.group_commit import Work, run_works

SCHEMES = ("postgresql://", "postgres://")
WRITERS = 4
POOL = 8
MIGRATION, WORKER, CLAIM, OUTAGE_CHECK = 0x5354_0000, 0x5354_0001, 0x5354_0002, 0x5354_0003
"""First key of an advisory lock: its purpose."""
READING = {"isolation_level": "REPEATABLE READ"}
"""A reading transaction sees one state of the database."""
WRITING = {"isolation_level": "READ COMMITTED"}
"""A writing transaction waits for rows that another one changes."""


class Writer:
    """Takes a connection from the pool for every transaction; several threads may use it at once."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def transact(self, works: Sequence[Work]) -> list[Any]:
        """Run works in one transaction, which is on disk when this returns, and return their results."""
        with self._engine.connect().execution_options(**WRITING) as connection, connection.begin():
            return run_works(connection, works)

    def close(self) -> None:
        """Do nothing: the pool closes its connections."""


def is_url(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database."""
    return url.startswith(SCHEMES)


def engine(url: str) -> Engine:
    """Engine that checks connections before use, so that lost ones are replaced."""
    psycopg = make_url(url).set(drivername="postgresql+psycopg")
    return create_engine(psycopg, pool_size=POOL, pool_pre_ping=True, hide_parameters=True)


def lock_for_migration(connection: Connection) -> None:
    """Take the lock under which one server at a time migrates the database, until the end of the transaction."""
    connection.execute(select(func.pg_advisory_xact_lock(MIGRATION, 0)))


def lock_for_outage_check(connection: Connection) -> None:
    """Take the lock under which one server at a time looks for an outage, until the end of the transaction."""
    connection.execute(select(func.pg_advisory_xact_lock(OUTAGE_CHECK, 0)))


def clock(connection: Connection) -> datetime:
    """Time of the database's clock, in UTC."""
    found: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
    return found.astimezone(UTC)


def number_of(name: str) -> int:
    """Second key of the advisory lock of a name: its CRC-32 as a signed integer."""
    found = crc32(name.encode())
    return found - 2**32 if found >= 2**31 else found
