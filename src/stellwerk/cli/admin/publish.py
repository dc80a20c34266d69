"""`stellwerk admin publish`: finished public games of people who have agreed, as open data."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from stellwerk.cli.admin.running import DATA, Base, Data, run_with_services
from stellwerk.cli.failure import WrongUse
from stellwerk.cli.inputs import the_game
from stellwerk.cli.output import progress
from stellwerk.kernel.errors import WrongSetup
from stellwerk.server.features.open_data.model import REASONS
from stellwerk.server.features.open_data.service.publishing import Choice, Published, Publisher
from stellwerk.server.services import Services


def publish(
    folder: Path,
    /,
    *,
    game: str | None = None,
    since: date | None = None,
    until: date | None = None,
    data: Data = DATA,
    database: Base = None,
) -> int:
    """Write finished public games as open data, if everybody at the table has agreed (extra `data`).

    The folder is like that of `stellwerk lab dataset`: records as JSON lines (zstd), a table (Parquet), schema,
    checksums and a card with the licence. Names become numbers, chat and notes are left out, of times the day is left.
    Every game is replayed by the rules before it is written. The card says how many games were left out and why.
    It may run beside the server, and after an interruption the same command goes on.

    ```
    stellwerk admin publish games-2026-11 --since 2026-11-01 --until 2026-11-30
    stellwerk admin publish paris --game paris --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    folder
        The folder to write; it must not have a dataset yet.
    game
        Only games of this id (`stellwerk games` lists them).
    since
        Only games that ended on this day or later (UTC).
    until
        Only games that ended on this day or earlier (UTC).
    """
    if game is not None:
        the_game(game, None)
    chosen = Choice(game, "" if since is None else since.isoformat(), (until or date.max).isoformat())

    async def work(services: Services) -> None:
        stores = services.stores
        with progress("publishing") as advance:
            publisher = Publisher(stores.open_data, stores.tables, services.games)
            published = await publisher.publish(chosen, folder, advance)
        await services.diary.note("publish", str(published.games))
        _print(published, folder)

    try:
        return run_with_services(data, database, work)
    except WrongSetup as error:
        raise WrongUse(str(error)) from None


def _print(published: Published, folder: Path) -> None:
    print(f"{published.games} games of {published.people} people are in {folder}")
    for reason, count in published.left_out.most_common():
        print(f"left out {count}: {REASONS[reason]}")


COMMANDS: dict[str, Callable[..., int]] = {"publish": publish}
