"""Backup: every row as JSON in one zip file, read in one transaction, restored into SQLite or PostgreSQL."""

import base64
import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, insert, inspect, select

from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.migrate import LaterVersion, head, must_be_known, revision_of, upgrade
from stellwerk.server.platform.database.schema import LIMITS, PRESENCES

FORMAT = "stellwerk-backup/1"
HEADER, SECRET = "stellwerk.json", "secret"
BEFORE_0018 = {"journal", "settled"}  # of moves outside the tables; they are written there before a backup
BEFORE_0020 = {"figures"}  # of workers that ran; backups of those versions do not have it
LEFT_OUT = {table.name for table in (PRESENCES, LIMITS)} | {"alembic_version"} | BEFORE_0018 | BEFORE_0020
BATCH = 500


class BadBackup(Exception):
    """A file that is no backup, or a database that is not empty."""


class BackupHeader(msgspec.Struct, frozen=True):
    """Format of a backup, and the revision of the database that was backed up."""

    format: str
    revision: str


async def back_up(database: Database, secret: bytes | None, file: Path) -> None:
    """Write a backup, also while servers run; on failure no file is left."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)

    def work(connection: Connection) -> None:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
                _write(connection, packed, secret)
            raw.flush()
            os.fsync(raw.fileno())

    try:
        await database.read(work)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _write(connection: Connection, packed: zipfile.ZipFile, secret: bytes | None) -> None:
    header = BackupHeader(FORMAT, revision_of(connection) or "")
    packed.writestr(HEADER, msgspec.json.encode(header))
    if secret is not None:
        packed.writestr(SECRET, secret)
    for table in _tables(connection):
        with packed.open(f"{table.name}.jsonl", "w", force_zip64=True) as part:
            for row in connection.execute(select(table)).yield_per(BATCH).mappings():
                part.write(msgspec.json.encode(dict(row)) + b"\n")


def must_be_backup(file: Path) -> None:
    """Refuse a file that cannot be restored, before a folder or a database is made for it."""
    if not file.exists():
        raise BadBackup(f"there is no file {file}")
    if not zipfile.is_zipfile(file):
        raise BadBackup(f"{file} is no backup: it is no zip file")
    with _opened(file):
        pass


async def restore(database: Database, file: Path) -> bytes | None:
    """Fill an empty database from a backup and migrate it; return the signing secret in the backup, if there is one."""
    with _opened(file) as (packed, revision):
        await database.write(lambda connection: _fill(connection, packed, revision))
        return packed.read(SECRET) if SECRET in packed.namelist() else None


@contextmanager
def _opened(file: Path) -> Iterator[tuple[zipfile.ZipFile, str]]:
    """A backup that this version can restore, and the revision of its database."""
    try:
        with zipfile.ZipFile(file) as packed:
            header = msgspec.json.decode(packed.read(HEADER), type=BackupHeader)
            if header.format != FORMAT:
                raise BadBackup(f"{file} has the format {header.format}")
            must_be_known(str(file), header.revision)
            yield packed, header.revision
    except LaterVersion as later:
        raise BadBackup(f"{later}; restore it with that version") from None
    except (OSError, zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        raise BadBackup(f"{file} is no backup: {error}") from error


def _fill(connection: Connection, packed: zipfile.ZipFile, revision: str) -> None:
    if revision_of(connection) is not None or inspect(connection).get_table_names():
        raise BadBackup("the database is not empty; restore into a new one")
    upgrade(connection, revision)
    for table in _tables(connection):
        with packed.open(f"{table.name}.jsonl") as part:
            for rows in _batches(part, table):
                connection.execute(insert(table), rows)
    upgrade(connection, head())


def _batches(lines: Any, table: Table) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of a table in batches of `BATCH`."""
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    rows: list[dict[str, Any]] = []
    for line in lines:
        row = msgspec.json.decode(line)
        rows.append(row | {name: base64.b64decode(row[name]) for name in binary})
        if len(rows) == BATCH:
            yield rows
            rows = []
    if rows:
        yield rows


def _tables(connection: Connection) -> list[Table]:
    """Tables of this database, which may be of an earlier version, in the order of their foreign keys."""
    found = MetaData()
    found.reflect(connection)
    return [_without_constraints(table) for table in found.sorted_tables if table.name not in LEFT_OUT]


def _without_constraints(table: Table) -> Table:
    """Table with the columns alone, for reading and writing rows."""
    return Table(table.name, MetaData(), *(Column(column.name, column.type) for column in table.columns))
