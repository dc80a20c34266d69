"""PostgreSQL: several writers, and several servers on one database."""

from datetime import UTC, datetime
from zlib import crc32

from sqlalchemy import Connection, Engine, create_engine, func, make_url, select

SCHEMES = ("postgresql://", "postgres://")
WRITERS = 4
POOL = 8
MIGRATION, WORKER, CLAIM, WAKING = 0x5354_0000, 0x5354_0001, 0x5354_0002, 0x5354_0003
"""What an advisory lock is about: its first number."""
READING = {"isolation_level": "REPEATABLE READ"}
"""Reading sees one state of the database."""
WRITING = {"isolation_level": "READ COMMITTED"}
"""A write waits for the row that another one changes."""


def is_url(url: str) -> bool:
    """Whether a URL leads to PostgreSQL."""
    return url.startswith(SCHEMES)


def engine(url: str) -> Engine:
    """Connections that were cut are noticed before they are used."""
    psycopg = make_url(url).set(drivername="postgresql+psycopg")
    return create_engine(psycopg, pool_size=POOL, pool_pre_ping=True, hide_parameters=True)


def alone(connection: Connection) -> None:
    """Wait until no other server brings the database to its present shape."""
    connection.execute(select(func.pg_advisory_xact_lock(MIGRATION, 0)))


def waking(connection: Connection) -> None:
    """Wait until no other server looks how long none was alive."""
    connection.execute(select(func.pg_advisory_xact_lock(WAKING, 0)))


def clock(connection: Connection) -> datetime:
    """The database's own clock, in UTC."""
    found: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
    return found.astimezone(UTC)


def number_of(name: str) -> int:
    """The second number of the advisory lock of a name."""
    found = crc32(name.encode())
    return found - 2**32 if found >= 2**31 else found
