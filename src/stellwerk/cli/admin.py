"""`stellwerk admin`: what a host does with accounts, tables and backups."""

import asyncio
import secrets
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from rich.table import Table

from stellwerk.cli.check_upgrade import check_upgrade
from stellwerk.cli.failure import TryAgain, WrongUse
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.server.admin import (
    NoSecret,
    NoStore,
    RequestError,
    SecretTooShort,
    StoreUnavailable,
    admin_services,
    read_backup,
    remove_account,
    remove_table,
    signing_admin_services,
    write_backup,
)
from stellwerk.server.platform.database.backup import BadBackup
from stellwerk.server.services import Services

admin = App(
    name="admin",
    help="Look after a server: accounts, tables, backups. Works beside a running server.",
    default_parameter=Parameter(negative=()),
)
DATA = Path(".stellwerk")
Data = Annotated[Path, Parameter(help="The data folder of the server.")]
Base = Annotated[
    str | None, Parameter(help="The database of the server, if it is not in the data folder; also STELLWERK_DATABASE.")
]
Name = Annotated[str, Parameter(help="The name of the account.")]
MOST = 1000

admin.command(check_upgrade, name="check-upgrade")


@admin.command(name="list")
def show(
    what: Literal["accounts", "tables"] = "accounts",
    /,
    *,
    data: Data = DATA,
    database: Base = None,
    json: bool = False,
) -> int:
    """List the accounts, or the tables that were moved last.

    ```
    stellwerk admin list
    stellwerk admin list tables --data /var/lib/stellwerk --json
    ```

    Parameters
    ----------
    what
        `accounts` or `tables`.
    json
        Print one JSON document.
    """

    async def work(services: Services) -> None:
        rows = await (_accounts(services) if what == "accounts" else _tables(services))
        if json:
            print_json(rows)
        elif rows:
            table = Table(*rows[0], box=None, pad_edge=False)
            for row in rows:
                table.add_row(*("" if value is None else str(value) for value in row.values()))
            stdout_console().print(table)

    return _run_with_services(data, database, work)


@admin.command
def disable(name: Name, /, *, data: Data = DATA, database: Base = None) -> int:
    """Close an account: nobody can sign in with it, and its devices are signed out.

    ```
    stellwerk admin disable Anna
    stellwerk admin disable "Anna B." --data /var/lib/stellwerk
    ```
    """
    return _run_with_services(data, database, lambda services: services.accounts.set_disabled(name, True))


@admin.command
def enable(name: Name, /, *, data: Data = DATA, database: Base = None) -> int:
    """Open a closed account again.

    ```
    stellwerk admin enable Anna
    stellwerk admin enable "Anna B." --data /var/lib/stellwerk
    ```
    """
    return _run_with_services(data, database, lambda services: services.accounts.set_disabled(name, False))


@admin.command
def rename(name: Name, new: str, /, *, data: Data = DATA, database: Base = None) -> int:
    """Give an account another name to sign in with.

    ```
    stellwerk admin rename Anna "Anna B."
    stellwerk admin rename Anna Bella --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    new
        Its name from now on.
    """
    return _run_with_services(data, database, lambda services: services.accounts.rename(name, new))


@admin.command(name="reset-password")
def reset_password(name: Name, /, *, data: Data = DATA, database: Base = None) -> int:
    """Give an account a new password, which is printed; its devices are signed out.

    ```
    stellwerk admin reset-password Anna
    stellwerk admin reset-password Anna --data /var/lib/stellwerk
    ```
    """
    password = secrets.token_urlsafe(12)

    async def work(services: Services) -> None:
        await services.accounts.reset_password(name, password)
        print(password)

    return _run_with_services(data, database, work)


@admin.command(name="delete-account")
def delete_account(name: Name, /, *, data: Data = DATA, database: Base = None) -> int:
    """Delete an account: bots take its seats, other people's records stay whole.

    ```
    stellwerk admin delete-account Anna
    stellwerk admin delete-account Anna --data /var/lib/stellwerk
    ```
    """

    async def work() -> None:
        async with signing_admin_services(data, database) as services:
            await remove_account(services, name)

    return _run(work())


@admin.command(name="delete-table")
def delete_table(id: str, /, *, data: Data = DATA, database: Base = None) -> int:
    """Delete a table, whoever sits there.

    ```
    stellwerk admin delete-table mzxw6ytboi4dcmrt
    stellwerk admin delete-table mzxw6ytboi4dcmrt --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    id
        The id of the table, as in its address.
    """
    return _run_with_services(data, database, lambda services: remove_table(services, id))


@admin.command
def backup(file: Path, /, *, data: Data = DATA, database: Base = None) -> int:
    """Write everything into one file, also while the server runs.

    ```
    stellwerk admin backup /backup/stellwerk.zip
    stellwerk admin backup today.zip --database postgresql://stellwerk@localhost/stellwerk
    ```

    Parameters
    ----------
    file
        Where to; it holds the signing secret too, so keep it safe.
    """

    async def work() -> None:
        missing = await write_backup(data, database, file)
        if missing is not None:
            print(f"stellwerk admin backup: {missing}", file=sys.stderr)

    return _run(work())


@admin.command
def restore(file: Path, /, *, data: Data = DATA, database: Base = None) -> int:
    """Fill an empty data folder or database from a backup; SQLite and PostgreSQL read each other's.

    ```
    stellwerk admin restore /backup/stellwerk.zip --data /var/lib/stellwerk
    stellwerk admin restore today.zip --database postgresql://stellwerk@localhost/stellwerk
    ```

    Parameters
    ----------
    file
        The backup.
    """
    return _run(read_backup(data, database, file))


async def _accounts(services: Services) -> list[dict[str, Any]]:
    return [
        {"name": each.name, "person": each.person, "since": each.created_at, "disabled": each.disabled}
        for each in await services.stores.accounts.all()
    ]


async def _tables(services: Services) -> list[dict[str, Any]]:
    return [
        {"id": row.id, "game": row.game, "status": row.status, "entries": row.number, "moved": row.moved_at}
        | {"seats": ", ".join(chair.name or "–" for chair in row.chairs)}
        for row in await services.stores.tables.latest(MOST)
    ]


def _run_with_services(data: Path, database: str | None, work: Callable[[Services], Awaitable[None]]) -> int:
    async def run() -> None:
        async with admin_services(data, database) as services:
            await work(services)

    return _run(run())


def _run(work: Coroutine[Any, Any, None]) -> int:
    """Run the work of a command; turn expected failures into `WrongUse`, temporary ones into `TryAgain`."""
    try:
        asyncio.run(work)
    except (NoStore, NoSecret, SecretTooShort, BadBackup) as error:
        raise WrongUse(str(error)) from None
    except StoreUnavailable as error:
        raise TryAgain(str(error)) from None
    except RequestError as error:
        raise WrongUse(error.detail) from None
    except OSError as error:
        raise WrongUse(f"cannot use {error.filename}: {error.strerror}") from None
    return 0
