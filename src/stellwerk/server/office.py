"""The host's office: work on a store from the command line, beside a running server or without one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from stellwerk.kernel.registry import all_games
from stellwerk.server.domain.services import Services
from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.jobs.bell import ring
from stellwerk.server.secret import FILE, signing_secret
from stellwerk.server.settings import Settings, from_environment
from stellwerk.server.store.backup import back_up, restore
from stellwerk.server.store.database import Database
from stellwerk.server.store.migrating import head, revision_of
from stellwerk.server.store.shelf import SqlShelf


class NoStore(Exception):
    """There is no store here, or one of another version."""


@asynccontextmanager
async def office(data: Path, url: str | None) -> AsyncIterator[Services]:
    """The verbs of the server over a store that is there already; a running server looks again afterwards."""
    settings = from_environment(data=data, database=url)
    async with _opened(settings) as database:
        if await database.read(revision_of) != head():
            raise NoStore("this store is of another version; start the server once, then try again")
        secret = signing_secret(settings.data, settings.secret)
        yield Services(SqlShelf(database), all_games(), secret, settings)
    ring(data)


async def write_backup(data: Path, url: str | None, file: Path) -> None:
    """A backup with the signing secret, if that is kept in the data folder."""
    settings = from_environment(data=data, database=url)
    async with _opened(settings) as database:
        await back_up(database, _kept_secret(data), file)


async def read_backup(data: Path, url: str | None, file: Path) -> None:
    """Fill an empty store from a backup."""
    settings = from_environment(data=data, database=url)
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    database = Database(settings.url)
    try:
        secret = await restore(database, file)
    finally:
        await database.close()
    place = data / FILE
    if secret is not None and not place.exists():
        place.touch(mode=0o600)
        place.write_bytes(secret)


async def remove_table(services: Services, id: str) -> None:
    """Delete a table, whoever sits there."""
    await services.tables.open(id)
    await services.shelf.remove(id)


async def remove_account(services: Services, name: str) -> None:
    """Delete an account as if its owner had done so."""
    account = await services.accounts.named(name)
    await services.departures.depart(account.person)


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Database]:
    if settings.database is None and not (settings.data / "stellwerk.sqlite3").exists():
        raise NoStore(f"there is no store in {settings.data}")
    database = Database(settings.url)
    try:
        yield database
    finally:
        await database.close()


def _kept_secret(data: Path) -> bytes | None:
    place = data / FILE
    return place.read_bytes() if place.exists() else None


__all__ = ["NoStore", "Trouble", "office", "read_backup", "remove_account", "remove_table", "write_backup"]
