"""Admin access to a database from the command line, beside a running server or without one."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from errno import EDQUOT, ENOSPC
from pathlib import Path
from secrets import token_bytes

from stellwerk.kernel.registry import all_games
from stellwerk.server.errors import RequestError
from stellwerk.server.platform.cluster.store_watch import announce_change
from stellwerk.server.platform.database.backup import back_up, must_be_backup, restore
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.failures import failure_of, is_temporary
from stellwerk.server.platform.database.lock import DatabaseInUse
from stellwerk.server.platform.database.migrate import LaterVersion, head, must_be_known, revision_of
from stellwerk.server.platform.database.sqlite import file_of
from stellwerk.server.platform.security.keys import matches
from stellwerk.server.platform.security.secret import (
    FILE,
    NoSecret,
    SecretTooShort,
    find_secret,
)
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings, from_environment
from stellwerk.server.stores import Stores

SAY_WHERE = "name the data folder of the server with --data, or set STELLWERK_SECRET"
LATEST = 100
BUSY_MILLISECONDS = 60_000  # a busy server holds the lock of SQLite most of the time


class NoStore(Exception):
    """There is no database here, or one that cannot be used: damaged, or of another version."""


class StoreUnavailable(Exception):
    """The database cannot be used at the moment: it cannot be reached, is locked, or its disk is full."""


class NotWritten(Exception):
    """A file could not be written; the store is not at fault."""

    def __init__(self, file: Path, error: OSError) -> None:
        super().__init__(f"cannot write {file}: {error.strerror}")
        self.disk_is_full = error.errno in (ENOSPC, EDQUOT)


@asynccontextmanager
async def admin_services(data: Path, url: str | None) -> AsyncIterator[Services]:
    """Services of the server on an existing database, for commands that sign nothing."""
    settings = from_environment(data=data, database=url)
    secret = find_secret(settings.data, settings.secret) or token_bytes()  # signs nothing that is stored
    async with _services(settings, secret) as services:
        yield services


@asynccontextmanager
async def signing_admin_services(data: Path, url: str | None) -> AsyncIterator[Services]:
    """Services with the server's signing secret, for commands that make invitations; another secret would void them."""
    settings = from_environment(data=data, database=url)
    secret = find_secret(settings.data, settings.secret)
    if secret is None:
        raise NoSecret(f"this makes invitations anew and needs the signing secret of the server: {SAY_WHERE}")
    async with _services(settings, secret) as services:
        if not await _has_own_secret(services):
            raise NoSecret(f"the signing secret here is not the one of this store: {SAY_WHERE}")
        yield services


async def write_backup(data: Path, url: str | None, file: Path) -> str | None:
    """Write a backup with the signing secret from the data folder; return a warning if the secret is not there."""
    settings = from_environment(data=data, database=url)
    secret = find_secret(data, None)
    async with _existing_database(settings) as database:
        if await database.read(revision_of) is None:
            raise NoStore("this database has no tables of a Stellwerk server")
        with _writing(file):
            await back_up(database, secret, file)
    if secret is not None:
        return None
    if settings.secret is not None:
        return "the backup does not hold STELLWERK_SECRET; keep it with the backup"
    return (
        f"the backup holds no signing secret, for there is none in {data}; restored without it, everybody is signed"
        f" out, and invitations, push subscriptions and links to confirm an address are void: {SAY_WHERE}"
    )


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; on failure none is left, and one that was there stays as it was."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    with _writing(file):
        try:
            draft.write_bytes(content)
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)


async def read_backup(data: Path, url: str | None, file: Path) -> None:
    """Fill an empty database from a backup; write its signing secret into a data folder that has none."""
    settings = from_environment(data=data, database=url)
    must_be_backup(file)
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    async with _database(settings) as database:
        secret = await restore(database, file)
    path = data / FILE
    if secret is not None and not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secret)


async def remove_account(services: Services, name: str) -> None:
    """Delete an account as if its owner had done so."""
    account = await services.accounts.named(name)
    await services.deletion.delete(account.person)


@asynccontextmanager
async def _services(settings: Settings, secret: bytes) -> AsyncIterator[Services]:
    """Services on an existing database; a running server is notified of changes afterwards."""
    async with _existing_database(settings) as database:
        revision = await database.read(revision_of)
        must_be_known("this store", revision)
        if revision != head():
            raise NoStore("this store is of another version; start the server once, then try again")
        yield Services(Stores(database), all_games(), secret, settings)
    if settings.data.is_dir():
        announce_change(settings.data)


async def _has_own_secret(services: Services) -> bool:
    """Return whether one of the latest invitations was made with this secret, or there are no invitations."""
    rows = [row for row in await services.stores.tables.latest(LATEST) if row.watch_hash is not None]
    keys = [(services.keys.invitation(row.id, "watch", row.watch_round), row.watch_hash) for row in rows]
    return not keys or any(matches(key, hash) for key, hash in keys)


@asynccontextmanager
async def _existing_database(settings: Settings) -> AsyncIterator[Database]:
    file = file_of(settings.url)
    if file is not None and not file.exists():  # opening it would make an empty one
        if settings.database is None:
            raise NoStore(f"there is no store in {settings.data}; name the data folder of the server with --data")
        raise NoStore(f"there is no database {file}; name the one of the server with --database")
    async with _database(settings) as database:
        yield database


@asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator[Database]:
    try:
        database = Database(settings.url, busy_milliseconds=BUSY_MILLISECONDS)
    except DatabaseInUse as error:
        raise NoStore(str(error)) from None
    try:
        with named_failures():
            yield database
    finally:
        await database.close()


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Turn an OSError into NotWritten."""
    try:
        yield
    except OSError as error:
        raise NotWritten(file, error) from None


@contextmanager
def named_failures() -> Iterator[None]:
    """Turn failures of a database into NoStore or StoreUnavailable, which say in words what is wrong."""
    try:
        yield
    except LaterVersion as later:
        raise NoStore(f"{later}; use that version") from None
    except Exception as error:
        why = failure_of(error)
        if why is None:
            raise
        if is_temporary(error):
            raise StoreUnavailable(f"the database cannot be used at the moment: {why}") from error
        raise NoStore(f"the database cannot be used: {why}") from error


__all__ = [
    "NoSecret",
    "NoStore",
    "NotWritten",
    "RequestError",
    "SecretTooShort",
    "StoreUnavailable",
    "admin_services",
    "named_failures",
    "read_backup",
    "remove_account",
    "signing_admin_services",
    "write_backup",
    "write_whole",
]
