"""Stored games, read from a database of this or an earlier version that nothing is written to."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, create_engine, func, inspect, select

from stellwerk.server.features.upgrade.model import StoredGame
from stellwerk.server.platform.database import postgres, sqlite
from stellwerk.server.platform.database.schema import CHAIRS, LOG, TABLES

COLUMNS = tuple(TABLES.c[name] for name in ("id", "game", "rules", "status", "options", "places"))
"""Columns of a table that every version has had."""


@contextmanager
def reading_only(url: str) -> Iterator[Connection]:
    """One state of a database, on a connection that cannot write."""
    file = sqlite.file_of(url)
    engine = postgres.engine(url) if file is None else _read_only_engine(file)
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if file is None else {}
    try:
        with engine.connect().execution_options(**options) as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def _read_only_engine(file: Path) -> Engine:
    address = f"{file.resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), hide_parameters=True)


def has_games(connection: Connection) -> bool:
    """Whether this is a database of the server at all."""
    return {"tables", "chairs", "log"} <= set(inspect(connection).get_table_names())


def count_games(connection: Connection) -> int:
    """How many tables are stored."""
    return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


def stored_games(connection: Connection) -> Iterator[StoredGame]:
    """Every table in the order of its id, one at a time."""
    for row in connection.execute(select(*COLUMNS).order_by(TABLES.c.id)).all():
        seats = select(func.count()).select_from(CHAIRS).where(CHAIRS.c.table == row.id)
        log = select(LOG.c.entry).where(LOG.c.table == row.id).order_by(LOG.c.number)
        yield StoredGame(
            row.id,
            row.game,
            row.rules,
            row.status,
            connection.execute(seats).scalar_one(),
            msgspec.json.decode(row.options),
            None if row.places is None else msgspec.json.decode(row.places),
            list(connection.execute(log).scalars()),
        )
