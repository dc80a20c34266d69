"""`stellwerk admin check-upgrade`: judge every stored game before an upgrade."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.failure import TryAgain, WrongUse
from stellwerk.cli.output import print_json, progress, stdout_console
from stellwerk.kernel.registry import all_games
from stellwerk.server.admin import NoStore, StoreUnavailable, named_failures
from stellwerk.server.features.upgrade.model import UpgradeReport
from stellwerk.server.features.upgrade.service import check_upgrade as checked
from stellwerk.server.features.upgrade.store import count_games, has_games, reading_only, stored_games
from stellwerk.server.platform.database.migrate import must_be_known, revision_of
from stellwerk.server.platform.database.sqlite import file_of
from stellwerk.server.settings import from_environment


def check_upgrade(
    *,
    data: Annotated[Path, Parameter(help="The data folder of the server.")] = Path(".stellwerk"),
    database: Annotated[
        str | None,
        Parameter(help="The database of the server, if it is not in the data folder; also STELLWERK_DATABASE."),
    ] = None,
    json: bool = False,
) -> int:
    """Judge every stored game by this version, before a server of this version is started.

    Reads only: the database of an older version stays as it is, and its server may go on running. Every table
    (finished, running, uploaded) is replayed line by line under the rules that it was played by. Exit code 0: all of
    them can be carried on. 1: some cannot; each is named with the line of its log and the clause.

    ```
    stellwerk admin check-upgrade
    stellwerk admin check-upgrade --data /var/lib/stellwerk --json
    ```

    Parameters
    ----------
    json
        Print one JSON document.
    """
    url = from_environment(data=data, database=database).url
    file = file_of(url)
    if file is not None and not file.exists():
        raise WrongUse(f"there is no store in {file.parent}", "Name the data folder of the server with --data.")
    report = _judged(url)
    if json:
        print_json({"ok": report.ok, "games": report.games, "broken": report.broken})
    else:
        _print(report)
    return 0 if report.ok else 1


def _judged(url: str) -> UpgradeReport:
    try:
        with named_failures(), reading_only(url) as connection, progress("judging stored games") as advance:
            if not has_games(connection):
                raise WrongUse("this database has no tables of a Stellwerk server")
            must_be_known("this store", revision_of(connection))
            total = count_games(connection)
            judged = None if advance is None else lambda done: advance(done, total)
            return checked(all_games(), stored_games(connection), judged)
    except NoStore as error:
        raise WrongUse(str(error)) from None
    except StoreUnavailable as error:
        raise TryAgain(str(error)) from None


def _print(report: UpgradeReport) -> None:
    console = stdout_console()
    for kind, count in report.games.items():
        console.print(f"{kind}: {_counted(count, 'table')}", markup=False)
    for game in report.broken:
        where = "its head" if game.index is None else f"entry {game.index}"
        console.print(
            f"table {game.table} ({game.game} {game.rules}, {game.status}) breaks at {where}: "
            f"{game.clause}: {game.message}",
            style="bold red",
            markup=False,
        )
    total = sum(report.games.values())
    if report.ok:
        console.print(f"{_counted(total, 'stored game')} judged: this version can carry on all of them.", markup=False)
    else:
        console.print(
            f"{_counted(total, 'stored game')} judged: {len(report.broken)} cannot be carried on. "
            "Do not upgrade, and report them.",
            markup=False,
        )


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
