"""Commands that write and read backups."""

import sys
from collections.abc import Callable
from pathlib import Path

from stellwerk.cli.admin.running import DATA, Base, Data, must_be_free, run_work
from stellwerk.server.admin import read_backup, write_backup


def backup(file: Path, /, *, overwrite: bool = False, data: Data = DATA, database: Base = None) -> int:
    """Write everything into one file, also while the server runs.

    ```
    stellwerk admin backup /backup/stellwerk.zip
    stellwerk admin backup today.zip --overwrite --database postgresql://stellwerk@localhost/stellwerk
    ```

    Parameters
    ----------
    file
        Where to; it holds the signing secret too, so keep it safe.
    overwrite
        Replace the file if it is there already.
    """
    must_be_free(file, overwrite)

    async def work() -> None:
        missing = await write_backup(data, database, file)
        print(f"wrote {file} ({file.stat().st_size:,} bytes)")
        if missing is not None:
            print(f"stellwerk admin backup: {missing}", file=sys.stderr)

    return run_work(work())


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

    async def work() -> None:
        await read_backup(data, database, file)
        print(f"restored {file}")

    return run_work(work())


COMMANDS: dict[str, Callable[..., int]] = {"backup": backup, "restore": restore}
