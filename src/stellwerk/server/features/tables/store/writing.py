"""Writing tables: changes that share a transaction share its statements.

The statements that every move needs are plain SQL on the driver, with the rows of several moves in one statement:
several times as fast as building them, for every step of a driver gives the interpreter away and waits for it again.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
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
from stellwerk.server.platform.database.group_commit import Joint
from stellwerk.server.platform.database.schema import CHAIRS, LOG, REQUESTS, TABLES, WATCHERS

PutNotices = Callable[[Connection, str, list[Notice]], None]
"""Writes the notices of a changed table in its transaction."""
Clash = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""What a driver raises when a row is there already."""
Values = Sequence[Any]
MOST = 200  # rows in one statement
_values_of = attrgetter(*TABLE_COLUMNS)
_UNKNOWN = (object(),) * len(TABLE_COLUMNS)


class Save(Joint):
    """A change to be saved, together with others that are saved in the same transaction."""

    def __init__(self, change: Change, news: NewsSender, put_notices: PutNotices) -> None:
        self.change = change
        self.news = news
        self.put_notices = put_notices

    @classmethod
    def together(cls, connection: Connection, works: Sequence["Save"]) -> None:
        """Write log entries, the rows after them, notices and news of several changes."""
        save(connection, [work.change for work in works])
        for work in works:
            if work.change.notices:
                work.put_notices(connection, work.change.row.id, work.change.notices)
        news = works[0].news
        if news.shared:
            news.send(connection, [each for work in works for each in news_of(work.change)])


def save(connection: Connection, changes: Sequence[Change]) -> None:
    """Write the rows of tables over their last versions, then the new log entries, requests, watchers and chairs."""
    renew(connection, [(change.row, change.before) for change in changes])
    append(connection, changes)
    for change in changes:
        if change.watcher is not None:
            connection.execute(insert(WATCHERS), {"table": change.row.id, "person": change.watcher})
        if change.chairs_changed:
            reseat(connection, change.row)


def create(connection: Connection, change: Change) -> None:
    """Write a new table."""
    connection.execute(insert(TABLES), {"id": change.row.id, **columns_of(change.row)})
    connection.execute(insert(CHAIRS), chair_rows(change.row))
    append(connection, [change])


def reseat(connection: Connection, row: TableRow) -> None:
    """Write the chairs of a table over those before."""
    connection.execute(delete(CHAIRS).where(CHAIRS.c.table == row.id))
    connection.execute(insert(CHAIRS), chair_rows(row))


def renew(connection: Connection, rows: Sequence[tuple[TableRow, TableRow | None]]) -> None:
    """Write rows of tables over their last versions, as far as known; WriteConflict if the disk has others."""
    if len(rows) > 1:
        hold(connection, [row.id for row, _ in rows])
    alike: dict[tuple[str, ...], list[Values]] = {}
    for row, before in rows:
        columns = columns_of(row, before)
        alike.setdefault(tuple(columns), []).append((row.id, *columns.values()))
    dialect = connection.dialect.name
    for names, values in alike.items():
        if sum(_execute(connection, _update(names, len(some), dialect), some) for some in _portions(values)) < len(
            values
        ):
            raise WriteConflict


def append(connection: Connection, changes: Sequence[Change]) -> None:
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
    for table, rows in ((LOG, entries), (REQUESTS, requests)):
        for some in _portions(rows):
            _execute(connection, _insert(table, len(some), connection.dialect.name), some)


def hold(connection: Connection, ids: Sequence[str]) -> None:
    """Lock the rows of these tables until the end of the transaction, in one order, so that no two groups deadlock.

    SQLite has one writer, who holds everything.
    """
    if connection.dialect.name != "sqlite":
        text = f'SELECT 1 FROM "{TABLES.name}" WHERE "id" = ANY(%s) ORDER BY "id" FOR NO KEY UPDATE'
        _execute(connection, text, [(list(ids),)])


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
