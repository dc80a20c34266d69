"""The few statements that every move needs, as plain SQL on the driver: several times as fast as building them.

Rows of several moves go into one statement: every step of a driver gives the interpreter away and waits for it again.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import psycopg
from sqlalchemy import Connection, Table

from stellwerk.server.platform.database.schema import TABLES

Clash = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""What a driver raises when a row is there already."""
Values = Sequence[Any]
MOST = 200  # rows in one statement


def append(connection: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Add rows whose values stand in the order of the columns."""
    names = tuple(column.name for column in table.columns)
    for some in _portions(rows):
        _execute(connection, _insert(table.name, names, len(some), connection.dialect.name), some)


def renew(connection: Connection, names: tuple[str, ...], rows: Sequence[Values]) -> int:
    """Write these columns of sheets over their last versions; how many were there.

    Each row has the id of the sheet before its values, and `version` is among them.
    """
    dialect = connection.dialect.name
    return sum(_execute(connection, _update(names, len(some), dialect), some) for some in _portions(rows))


def hold(connection: Connection, ids: Sequence[str]) -> None:
    """Keep these sheets until the end of the transaction, in one order for everybody: so no two groups deadlock.

    SQLite has one writer, who holds everything.
    """
    if connection.dialect.name != "sqlite":
        text = f'SELECT 1 FROM "{TABLES.name}" WHERE "id" = ANY(%s) ORDER BY "id" FOR NO KEY UPDATE'
        _execute(connection, text, [(list(ids),)])


def _portions(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    return (rows[first : first + MOST] for first in range(0, len(rows), MOST))


def _execute(connection: Connection, text: str, rows: Sequence[Values]) -> int:
    cursor = connection.connection.cursor()
    try:
        cursor.execute(text, tuple(chain.from_iterable(rows)))
        return int(cursor.rowcount)
    finally:
        cursor.close()


@lru_cache(maxsize=256)
def _insert(table: str, names: tuple[str, ...], count: int, dialect: str) -> str:
    columns = ", ".join(f'"{name}"' for name in names)
    return f'INSERT INTO "{table}" ({columns}) {_values(len(names), count, dialect)}'


@lru_cache(maxsize=256)
def _update(names: tuple[str, ...], count: int, dialect: str) -> str:
    new = {name: f'"new"."column{place}"' for place, name in enumerate(("id", *names), start=1)}
    changes = ", ".join(f'"{name}" = {new[name]}' for name in names)
    old = f'"{TABLES.name}"."id" = {new["id"]} AND "{TABLES.name}"."version" = {new["version"]} - 1'
    rows = _values(len(new), count, dialect)
    return f'UPDATE "{TABLES.name}" SET {changes} FROM ({rows}) AS "new" WHERE {old}'


def _values(width: int, count: int, dialect: str) -> str:
    """So many rows; both databases call their columns column1, column2 …"""
    row = "(" + ", ".join(["?" if dialect == "sqlite" else "%s"] * width) + ")"
    return "VALUES " + ", ".join([row] * count)
