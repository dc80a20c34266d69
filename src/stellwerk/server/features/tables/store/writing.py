"""Writing tables: changes that share a transaction share its statements.

The statements that every move needs are plain SQL on the driver, with the rows of several moves in one statement:
several times as fast as building them, for every step of a driver gives the interpreter away and waits for it again.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

import msgspec
import psycopg
from msgspec.structs import replace
from sqlalchemy import Connection, Table, delete, insert

from stellwerk.server.features.tables.store.rows import JSON_COLUMNS, TABLE_COLUMNS
from stellwerk.server.model.notice import Notice
from stellwerk.server.model.table_row import Chair, Change, TableRow, WriteConflict
from stellwerk.server.platform.cluster.news import News, plan_news
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.group_commit import BatchedWork
from stellwerk.server.platform.database.schema import CHAIRS, LOG, REQUESTS, TABLES, WATCHERS

PutNotices = Callable[[Connection, str, list[Notice]], None]
"""Writes the notices of a changed table in its transaction."""
Clash = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""What a driver raises when a row is there already."""
Values = Sequence[Any]
Statement = Callable[[Any, int, str], str]
"""Returns the text of a statement for a subject, a number of rows, and a dialect."""
MOST = 200  # rows in one statement
_values_of = attrgetter(*TABLE_COLUMNS)
_UNKNOWN = (object(),) * len(TABLE_COLUMNS)


@dataclass(frozen=True)
class Save(BatchedWork):
    """A change to be saved, together with others that are saved in the same transaction."""

    change: Change
    news: NewsSender
    put_notices: PutNotices

    @classmethod
    def run_batch(cls, connection: Connection, works: Sequence["Save"]) -> None:
        """Write the rows of several tables, their new log entries, requests, watchers and chairs, notices and news."""
        changes = [work.change for work in works]
        update_rows(connection, [(change.row, change.before) for change in changes])
        append_log(connection, changes)
        for work in works:
            change = work.change
            if change.watcher is not None:
                connection.execute(insert(WATCHERS), {"table": change.row.id, "person": change.watcher})
            if change.chairs_changed:
                write_chairs(connection, change.row)
            if change.notices:
                work.put_notices(connection, change.row.id, change.notices)
        news = works[0].news
        if news.shared:
            news.send(connection, [each for change in changes for each in news_of(change)])


def create(connection: Connection, change: Change) -> None:
    """Write a new table."""
    connection.execute(insert(TABLES), {"id": change.row.id, **columns_of(change.row)})
    connection.execute(insert(CHAIRS), chair_rows(change.row))
    append_log(connection, [change])


def write_chairs(connection: Connection, row: TableRow) -> None:
    """Write the chairs of a table over those before."""
    connection.execute(delete(CHAIRS).where(CHAIRS.c.table == row.id))
    connection.execute(insert(CHAIRS), chair_rows(row))


def update_rows(connection: Connection, rows: Sequence[tuple[TableRow, TableRow | None]]) -> None:
    """Write rows of tables over their last versions, as far as known; WriteConflict if the disk has others."""
    if len(rows) > 1:
        lock_rows(connection, [row.id for row, _ in rows])
    alike: dict[tuple[str, ...], list[Values]] = {}
    for row, before in rows:
        columns = columns_of(row, before)
        alike.setdefault(tuple(columns), []).append((row.id, *columns.values()))
    for names, values in alike.items():
        if _execute(connection, _update, names, values) < len(values):
            raise WriteConflict


def append_log(connection: Connection, changes: Sequence[Change]) -> None:
    """Add the new log entries of changes and the requests that brought them."""
    entries = [
        (change.row.id, number, msgspec.json.encode(log_row.entry).decode(), log_row.turn, log_row.author)
        for change in changes
        for number, log_row in enumerate(change.log_rows, start=change.row.number - len(change.log_rows))
    ]
    requests = [
        (change.row.id, asked.seat, asked.id, asked.done.content, asked.done.number)
        for change in changes
        if (asked := change.request) is not None
    ]
    _execute(connection, _insert, LOG, entries)
    _execute(connection, _insert, REQUESTS, requests)


def lock_rows(connection: Connection, ids: Sequence[str]) -> None:
    """Lock the rows of these tables until the end of the transaction, in one order, so that no two groups deadlock.

    SQLite has one writer, who holds everything.
    """
    if connection.dialect.name != "sqlite":
        text = f'SELECT 1 FROM "{TABLES.name}" WHERE "id" = ANY(%s) ORDER BY "id" FOR NO KEY UPDATE'
        connection.exec_driver_sql(text, (list(ids),))


def columns_of(row: TableRow, before: TableRow | None = None) -> dict[str, Any]:
    """The columns of a row without id and chairs; with the row before only those that have changed since."""
    known = _UNKNOWN if before is None else _values_of(before)
    return {
        name: value if value is None or name not in JSON_COLUMNS else msgspec.json.encode(value).decode()
        for name, value, old in zip(TABLE_COLUMNS, _values_of(row), known, strict=True)
        if value is not old and value != old
    }


def chair_rows(row: TableRow) -> list[dict[str, Any]]:
    """The chairs of a table as rows of the database."""
    return [
        {"table": row.id, "seat": seat, **{name: getattr(chair, name) for name in Chair.__struct_fields__}}
        for seat, chair in enumerate(row.chairs)
    ]


def news_of(change: Change) -> list[News]:
    """The news of a change for other workers; most changes are moves, which lists of tables do not show."""
    id, before = change.row.id, change.before
    if before is not None and before.planned != change.row.planned and _is_plan_alone(before, change.row):
        changed = before.planned ^ change.row.planned
        planners = [chair.person for seat, chair in enumerate(before.chairs) if changed >> seat & 1]
        return [plan_news(id, person) for person in planners if person is not None]
    listed = change.chairs_changed or before is None or before.status != change.row.status
    return [News("table", id), News("lists", id)] if listed else [News("table", id)]


def _is_plan_alone(before: TableRow, after: TableRow) -> bool:
    """Whether nothing has changed but whether a plan waits, which only its maker may know."""
    return replace(before, planned=after.planned, version=after.version) == after


def _execute(connection: Connection, statement: Statement, subject: Any, rows: Sequence[Values]) -> int:
    """Execute a statement about many rows, some hundred at a time; return how many rows it has written."""
    written = 0
    with closing(connection.connection.cursor()) as cursor:
        for first in range(0, len(rows), MOST):
            some = rows[first : first + MOST]
            text = statement(subject, len(some), connection.dialect.name)
            cursor.execute(text, tuple(chain.from_iterable(some)))
            written += cursor.rowcount
    return written


@lru_cache(maxsize=256)
def _insert(table: Table, count: int, dialect: str) -> str:
    names = [column.name for column in table.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    return f'INSERT INTO "{table.name}" ({columns}) {_values(len(names), count, dialect)}'


@lru_cache(maxsize=256)
def _update(names: tuple[str, ...], count: int, dialect: str) -> str:
    new = {name: f'"new"."column{place}"' for place, name in enumerate(("id", *names), start=1)}
    changes = ", ".join(f'"{name}" = {new[name]}' for name in names)
    old = f'"{TABLES.name}"."id" = {new["id"]} AND "{TABLES.name}"."version" = {new["version"]} - 1'
    rows = _values(len(new), count, dialect)
    return f'UPDATE "{TABLES.name}" SET {changes} FROM ({rows}) AS "new" WHERE {old}'


def _values(width: int, count: int, dialect: str) -> str:
    """A VALUES clause; both databases call its columns column1, column2 …"""
    row = "(" + ", ".join(["?" if dialect == "sqlite" else "%s"] * width) + ")"
    return "VALUES " + ", ".join([row] * count)
