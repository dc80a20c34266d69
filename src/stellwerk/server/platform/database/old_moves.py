"""Writes the moves that an earlier version left in a file beside the database into the tables, once.

That version acknowledged a move when it stood in `<database>-moves`: a file of 1024 blocks with numbered records. The
number of a record says in which block it begins. The table `settled` holds the number of the first record whose moves
are not in the tables. Decision 9 says why there is no such file any more.
"""

import logging
import os
import secrets
import shutil
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from stellwerk.server.platform.database.lock import locked

LOGGER = logging.getLogger("stellwerk.store")
BLOCK, BLOCKS = 4096, 1024
HEAD = struct.Struct("<QII")  # number, length, checksum
CHECKSUM = 4  # bytes
BUSY_SECONDS = 60.0


class Move(msgspec.Struct, frozen=True, array_like=True):
    """What a move writes: columns of its table's row, entries of the log, the request that brought it."""

    table: str
    values: list[Any]
    entries: list[list[Any]]
    request: list[Any] | None


class Record(msgspec.Struct, frozen=True, array_like=True):
    """Moves that were written together, and the names of the columns that they change."""

    columns: list[str]
    moves: list[Move]


DECODER = msgspec.msgpack.Decoder(Record)


def settle_old_moves(database: Path) -> None:
    """Settle and remove the file of moves of a database, if there is one; killed at any point, it can be repeated."""
    real = database.resolve()
    file = real.with_name(f"{real.name}-moves")
    if not (real.exists() and file.exists()):
        return
    with locked(file, f"a server of an earlier version works with {real}; stop it first"):
        if not file.exists():  # another process has settled it since
            return
        with closing(sqlite3.connect(real, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'settled'").fetchone() is not None
            if known:
                _settle(connection, file)
        if known:
            file.unlink()
        else:
            unused = file.replace(file.with_name(f"{file.name}-unused"))
            LOGGER.warning("%s does not belong to its database; it is kept as %s", file, unused)
        _sync(real.parent)


def _settle(connection: sqlite3.Connection, file: Path) -> None:
    """Write the moves that follow the database; in the same transaction the database gets a new number.

    No record in the file has the new number, so repeating this changes nothing.
    """
    connection.execute("BEGIN IMMEDIATE")
    (first,) = connection.execute("SELECT number FROM settled").fetchone()
    content = memoryview(file.read_bytes())
    texts = list(_texts(content, first))
    _keep_if_damaged(file, content, first, first + sum(_blocks(len(text)) for text in texts))
    count = _write_all(connection, [DECODER.decode(text) for text in texts])
    connection.execute("UPDATE settled SET number = ?", ((1 + secrets.randbits(50)) * BLOCKS,))
    connection.execute("COMMIT")
    LOGGER.info("%d moves of %s are in their tables now", count, file)


def _texts(content: memoryview, number: int) -> Iterator[memoryview]:
    """The contents of the records from a number on, up to the first that is not whole."""
    while len(block := content[_place(number) :]) >= HEAD.size:
        found, length, checksum = HEAD.unpack_from(block)
        text = block[HEAD.size : HEAD.size + length]
        numbers = block[: HEAD.size - CHECKSUM]
        if found != number or len(text) < length or crc32(text, crc32(numbers)) != checksum:
            return
        yield text
        number += _blocks(length)


def _place(number: int) -> int:
    """Where the record with a number begins."""
    return number % BLOCKS * BLOCK


def _blocks(length: int) -> int:
    """How many blocks a record takes; the next one has a number that is higher by as many."""
    return -(-(HEAD.size + length) // BLOCK)


def _keep_if_damaged(file: Path, content: memoryview, first: int, end: int) -> None:
    """Keep a copy of the file if records stand behind one that is not whole, where nothing was ever written."""
    heads = {number: bytes(content[_place(number) :][:8]) for number in range(end + 1, first + BLOCKS)}
    later = sum(head == number.to_bytes(8, "little") for number, head in heads.items())
    if later:
        damaged = file.with_name(f"{file.name}-damaged-{end}")
        LOGGER.error("%s is damaged: %d records stand behind one that is not whole", file, later)
        LOGGER.error("it is kept as %s", damaged)
        shutil.copyfile(file, damaged)


def _write_all(connection: sqlite3.Connection, records: list[Record]) -> int:
    """Write moves table by table and count them; those of a table that does not take them are set aside."""
    by_table: dict[str, list[Record]] = {}
    for record in records:
        for move in record.moves:
            by_table.setdefault(move.table, []).append(Record(record.columns, [move]))
    written = 0
    for table, own in by_table.items():
        connection.execute("SAVEPOINT one_table")
        try:
            for record in own:
                _write(connection, record.columns, record.moves[0])
            written += len(own)
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK TO one_table")
            LOGGER.error("%d moves at table %s do not fit its log and are set aside: %s", len(own), table, error)
            rows = [(msgspec.msgpack.encode(record), str(error)) for record in own]
            connection.executemany("INSERT INTO journal (moves, fault) VALUES (?, ?)", rows)
        connection.execute("RELEASE one_table")
    return written


def _write(connection: sqlite3.Connection, columns: list[str], move: Move) -> None:
    """Write one move over the version of its table that it was made from."""
    changes = ", ".join(f'"{name}" = ?' for name in columns)
    before = move.values[columns.index("version")] - 1
    update = f"UPDATE tables SET {changes} WHERE id = ? AND version = ?"
    if connection.execute(update, (*move.values, move.table, before)).rowcount != 1:
        raise sqlite3.IntegrityError(f"there is no table {move.table} of version {before}")
    log = 'INSERT INTO log ("table", number, entry, turn, author) VALUES (?, ?, ?, ?, ?)'
    connection.executemany(log, move.entries)
    if move.request is not None:
        requests = 'INSERT INTO requests ("table", seat, request, content, number) VALUES (?, ?, ?, ?, ?)'
        connection.execute(requests, move.request)


def _sync(folder: Path) -> None:
    """Make the removal of a file durable."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
