"""`stellwerk admin list`: everything that the page of the host shows, as a table or as JSON."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from rich.table import Table

from stellwerk.cli.admin.running import DATA, Base, Data, run_with_services
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.server.admin import NoStore
from stellwerk.server.features.hosting.messages.host import HostPage
from stellwerk.server.features.hosting.service.started import read_started
from stellwerk.server.services import Services

MOST = 1000
# fmt: off
What = Literal[
    "accounts", "guests", "tables", "sanctions", "reports", "invitations", "notices", "backups", "diary",
    "health", "versions", "limits",
]
# fmt: on


def show(
    what: What = "accounts",
    /,
    *,
    data: Data = DATA,
    database: Base = None,
    json: bool = False,
) -> int:
    """List what the page of the host shows: accounts, tables, reports, backups, versions, limits and so on.

    ```
    stellwerk admin list
    stellwerk admin list tables --data /var/lib/stellwerk --json
    stellwerk admin list reports
    ```

    Parameters
    ----------
    what
        `accounts`, `guests` (who sit at tables without an account), `tables` (those that moved last), `sanctions`,
        `reports`, `invitations`, `notices` (those that failed), `backups` (in the data folder), `diary` (what hosts
        have done), `health` (store, disk, counts), `versions` or `limits` (of the server that was started last).
    json
        Print one JSON document.
    """

    async def work(services: Services) -> None:
        rows = await _rows(services, what)
        if json:
            print_json(rows)
        elif not rows:
            print("none")
        else:
            _print(rows)

    return run_with_services(data, database, work)


async def _rows(services: Services, what: What) -> list[dict[str, Any]]:
    if what == "accounts":
        return await _accounts(services)
    if what == "tables":
        return await _tables(services)
    if what == "sanctions":
        return _plain(await services.sanctions.active())
    if what == "reports":
        return _plain(await services.stores.moderation.reports(MOST))
    if what == "backups":
        return _plain(services.backups.list())
    if what == "diary":
        return _plain(await services.diary.latest(MOST))
    if what in ("versions", "limits"):
        return _started(services, what)
    page = await services.host.page()
    if what == "health":
        return _health(page)
    if what == "guests":
        return [{"name": each.name, "person": each.person, "since": each.since} for each in page.people if each.guest]
    return _plain(page.invitations if what == "invitations" else page.failed)


async def _accounts(services: Services) -> list[dict[str, Any]]:
    return [
        {"name": each.name, "person": each.person, "since": each.created_at, "disabled": each.disabled}
        | {"host": each.host}
        for each in await services.stores.accounts.all()
    ]


async def _tables(services: Services) -> list[dict[str, Any]]:
    return [
        {"id": row.id, "game": row.game, "status": row.status, "entries": row.number, "moved": row.moved_at}
        | {"seats": ", ".join(chair.name or "–" for chair in row.chairs)}
        for row in await services.stores.tables.latest(MOST)
    ]


def _started(services: Services, what: What) -> list[dict[str, Any]]:
    """Versions or limits as the server knows them: its options are none of this command."""
    data = services.settings.data
    started = read_started(data)
    if started is None:
        raise NoStore(f"no server of this version was started with the data folder {data} yet; name it with --data")
    found = started.limits if what == "limits" else {"stellwerk": started.version, **started.versions}
    return [{"name": name, "value": value} for name, value in found.items()]


def _health(page: HostPage) -> list[dict[str, Any]]:
    open_reports = sum(report.decision is None for report in page.reports)
    found = {"store": page.wrong or "writes", "free disk, bytes": page.free_bytes, **page.counts}
    found |= {"open reports": open_reports, "failed notices": len(page.failed)}
    return [{"name": name, "value": value} for name, value in found.items()]


def _plain(rows: Sequence[Struct]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(row) for row in rows]


def _print(rows: list[dict[str, Any]]) -> None:
    table = Table(*rows[0], box=None, pad_edge=False)
    for row in rows:
        table.add_row(*("" if value is None else str(value) for value in row.values()))
    stdout_console().print(table)
