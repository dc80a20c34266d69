"""How a command of `stellwerk admin` runs: its store, its questions, its failures."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from stellwerk.cli.failure import TryAgain, WrongUse
from stellwerk.server.admin import (
    NoSecret,
    NoStore,
    NotWritten,
    RequestError,
    SecretTooShort,
    StoreUnavailable,
    admin_services,
)
from stellwerk.server.platform.database.backup import BadBackup
from stellwerk.server.services import Services

DATA = Path(".stellwerk")
Data = Annotated[Path, Parameter(help="The data folder of the server.")]
Base = Annotated[
    str | None, Parameter(help="The database of the server, if it is not in the data folder; also STELLWERK_DATABASE.")
]
Name = Annotated[str, Parameter(help="The name of the account.")]
Yes = Annotated[bool, Parameter(help="Do not ask first; for scripts.")]


def confirm(question: str, yes: bool) -> None:
    """Ask before something that cannot be undone; raise WrongUse unless the answer is yes."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise WrongUse(f"{question} There is nobody to ask.", "Add --yes to do it without a question.")
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in ("y", "yes", "j", "ja"):
        raise WrongUse("nothing was done")


def must_be_free(file: Path, overwrite: bool) -> None:
    """Raise WrongUse if a file to be written is a folder, or is there already and must not be replaced."""
    if file.is_dir():
        raise WrongUse(f"{file} is a folder", "Name a file in it.")
    if file.exists() and not overwrite:
        raise WrongUse(f"{file} is there already", "Name another file, or add --overwrite.")


def run_with_services(data: Path, database: str | None, work: Callable[[Services], Awaitable[None]]) -> int:
    """Run work with the services of a server on an existing store."""

    async def run() -> None:
        async with admin_services(data, database) as services:
            await work(services)

    return run_work(run())


def run_work(work: Coroutine[Any, Any, None]) -> int:
    """Run the work of a command; turn expected failures into `WrongUse`, temporary ones into `TryAgain`."""
    try:
        asyncio.run(work)
    except (NoStore, NoSecret, SecretTooShort, BadBackup) as error:
        raise WrongUse(str(error)) from None
    except StoreUnavailable as error:
        raise TryAgain(str(error)) from None
    except NotWritten as error:
        if error.disk_is_full:
            raise TryAgain(str(error)) from None
        raise WrongUse(str(error)) from None
    except RequestError as error:
        raise WrongUse(error.detail) from None
    except OSError as error:
        raise WrongUse(f"cannot use {error.filename}: {error.strerror}") from None
    return 0
