"""What moves of the journal change is written into their tables, once for all of them."""

import logging
import sqlite3
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from stellwerk.server.features.tables.store import plain
from stellwerk.server.features.tables.store.rows import EntryRow, RequestRow
from stellwerk.server.platform.database.schema import LOG, REQUESTS

LOGGER = logging.getLogger("stellwerk.store")
_VERSIONS = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))"


class Move(Struct, frozen=True, array_like=True, gc=False):
    """What a move writes: the columns of the sheet that it may change, the entries, the request that brought it."""

    table: str
    table_row: list[Any]
    entries: list[EntryRow]
    request: RequestRow | None


class Page(Struct, frozen=True, array_like=True, gc=False):
    """Moves that were written together; the names of their columns, for whoever reads it may be of another version."""

    columns: tuple[str, ...]
    moves: list[Move]


def settle(connection: Connection, driver: Any, pages: list[Page]) -> None:
    """All at once; if that cannot be, table by table, and what fits nowhere is set aside instead of stopping all."""
    moves: dict[tuple[str, ...], list[Move]] = {}
    for page in pages:
        moves.setdefault(page.columns, []).extend(page.moves)
    for columns, some in moves.items():
        if _settled(connection, driver, columns, some) is None:
            continue
        for table in dict.fromkeys(move.table for move in some):
            own = [move for move in some if move.table == table]
            fault = _settled(connection, driver, columns, own)
            if fault is not None:
                LOGGER.error("%d moves at table %s do not fit its log and are set aside: %s", len(own), table, fault)
                text = msgspec.msgpack.encode(Page(columns, own))
                driver.execute("INSERT INTO journal (moves, fault) VALUES (?, ?)", (text, fault))


def _settled(connection: Connection, driver: Any, columns: tuple[str, ...], moves: list[Move]) -> str | None:
    """Write what moves change, or nothing; what the database has against it."""
    driver.execute("SAVEPOINT settling")
    try:
        _write(connection, columns, moves)
    except sqlite3.IntegrityError as error:
        driver.execute("ROLLBACK TO settling")
        return str(error)
    finally:
        driver.execute("RELEASE settling")
    return None


def _write(connection: Connection, columns: tuple[str, ...], moves: list[Move]) -> None:
    """The sheets after the last moves; entries and requests table by table, which touches each page once."""
    _must_follow(connection, columns, moves)
    table_rows = {move.table: move.table_row for move in moves}
    plain.overwrite(connection, columns, [(id, *values) for id, values in table_rows.items()])
    plain.append(connection, LOG, sorted(entry for move in moves for entry in move.entries))
    plain.append(connection, REQUESTS, sorted(move.request for move in moves if move.request is not None))


def _must_follow(connection: Connection, columns: tuple[str, ...], moves: list[Move]) -> None:
    """The first move at every table was made from the version that is there."""
    version = columns.index("version")
    first = {move.table: move.table_row[version] for move in reversed(moves)}
    driver: Any = connection.connection.driver_connection
    for table, there in driver.execute(_VERSIONS, (msgspec.json.encode(list(first)).decode(),)):
        if there != first[table] - 1:
            raise sqlite3.IntegrityError(f"table {table} has version {there}, its first move makes {first[table]}")
