"""The few statements that every move needs, as plain SQL on the driver: several times as fast as building them."""

import sqlite3
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import psycopg
from sqlalchemy import Connection, Table

from stellwerk.server.store.tables import LOG, REQUESTS, TABLES

Clash = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""What a driver raises when a row is there already."""


def append(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Add rows whose values stand in the order of the columns."""
    cursor = connection.connection.cursor()
    try:
        text = _insert(table.name, connection.dialect.name)
        if len(rows) == 1:
            cursor.execute(text, rows[0])
        else:
            cursor.executemany(text, rows)
    finally:
        cursor.close()


def renew(connection: Connection, id: str, row: dict[str, Any]) -> bool:
    """Write these columns of a sheet over its last version; False if that is not the one in the store."""
    cursor = connection.connection.cursor()
    try:
        text = _update(tuple(row), connection.dialect.name)
        cursor.execute(text, (*row.values(), id, row["version"] - 1))
        return bool(cursor.rowcount == 1)
    finally:
        cursor.close()


KNOWN = {table.name: table for table in (LOG, REQUESTS)}


@cache
def _insert(name: str, dialect: str) -> str:
    columns = [column.name for column in KNOWN[name].columns]
    names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join([_mark(dialect)] * len(columns))
    return f'INSERT INTO "{name}" ({names}) VALUES ({marks})'


@lru_cache(maxsize=256)
def _update(names: tuple[str, ...], dialect: str) -> str:
    mark = _mark(dialect)
    changes = ", ".join(f'"{name}" = {mark}' for name in names)
    return f'UPDATE "{TABLES.name}" SET {changes} WHERE "id" = {mark} AND "version" = {mark}'


def _mark(dialect: str) -> str:
    return "?" if dialect == "sqlite" else "%s"
