"""Commands about tables and notices."""

from collections.abc import Callable
from pathlib import Path

from stellwerk.cli.admin.running import DATA, Base, Data, Yes, confirm, must_be_free, run_with_services
from stellwerk.server.admin import write_whole
from stellwerk.server.services import Services


def delete_table(id: str, /, *, yes: Yes = False, data: Data = DATA, database: Base = None) -> int:
    """Delete a table, whoever sits there.

    ```
    stellwerk admin delete-table mzxw6ytboi4dcmrt
    stellwerk admin delete-table mzxw6ytboi4dcmrt --yes --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    id
        The id of the table, as in its address.
    """

    async def work(services: Services) -> None:
        row = (await services.tables.open(id)).row
        confirm(f"Delete the table {row.name or row.id} ({row.game}, {row.status}) with its log and chat?", yes)
        await services.host.remove_table(id)
        print(f"deleted the table {id}")

    return run_with_services(data, database, work)


def export_table(id: str, file: Path, /, *, overwrite: bool = False, data: Data = DATA, database: Base = None) -> int:
    """Write the record of a table with everything that is hidden, also while the game runs.

    For looking at a mistake: `stellwerk replay FILE` shows it, and uploaded to a server of your own it can be looked
    at with all hands and played on. The diary says that it was taken.

    ```
    stellwerk admin export-table mzxw6ytboi4dcmrt table.stellwerk.json
    stellwerk admin export-table mzxw6ytboi4dcmrt table.stellwerk.json --overwrite --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    id
        The id of the table, as in its address.
    file
        Where to.
    overwrite
        Replace the file if it is there already.
    """
    must_be_free(file, overwrite)

    async def work(services: Services) -> None:
        write_whole(file, await services.host.export_table(id))
        print(f"wrote {file}, with everything that is hidden at the table {id}")

    return run_with_services(data, database, work)


def retry_notice(id: str, /, *, data: Data = DATA, database: Base = None) -> int:
    """Let the server try again to send a notice that has failed.

    ```
    stellwerk admin retry-notice 9f3c2a7b1d5e8f60a4c2
    stellwerk admin retry-notice 9f3c2a7b1d5e8f60a4c2 --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    id
        Its id, as `stellwerk admin list notices` shows it.
    """

    async def work(services: Services) -> None:
        await services.host.retry_notice(id)
        print(f"the notice {id} is tried again")

    return run_with_services(data, database, work)


COMMANDS: dict[str, Callable[..., int]] = {
    "delete-table": delete_table,
    "export-table": export_table,
    "retry-notice": retry_notice,
}
