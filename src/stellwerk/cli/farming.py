"""Arguments of all commands that play many games, and the farm that they ask for."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.failure import Stopped, TryAgain, WrongUse
from stellwerk.cli.output import progress
from stellwerk.kernel.errors import SeriesFailed, ServerUnreachable, WrongSetup
from stellwerk.lab.farm.grow import Farm
from stellwerk.lab.farm.open import EngineName, opened

Jobs = Annotated[int, Parameter(help="Processes that play at the same time.")]
Resume = Annotated[
    Path | None,
    Parameter(help="Keep in this file how far it came; if it is there already, go on from it."),
]
EngineChoice = Annotated[
    EngineName,
    Parameter(name="--engine", help="`processes` of this machine, or a `ray` cluster (extra `cluster`)."),
]
Address = Annotated[
    str | None,
    Parameter(help="Host and port of the Ray cluster; without it one is started on this machine."),
]


@contextmanager
def farming(title: str, jobs: int, engine: EngineName, address: str | None, resume: Path | None) -> Iterator[Farm]:
    """Farm with a progress bar during the block; failures become those of a command."""
    try:
        with opened(engine, jobs, address) as player, progress(title) as advance:
            yield Farm(player, resume, advance)
    except SeriesFailed as error:
        raise Stopped(str(error), _kept(resume)) from error
    except WrongSetup as error:
        raise WrongUse(str(error)) from None
    except ServerUnreachable as error:
        raise TryAgain(str(error)) from None
    except OSError as error:
        raise WrongUse(f"cannot write {error.filename}: {error.strerror}") from None


def _kept(resume: Path | None) -> str:
    """What to do after a series has stopped."""
    if resume is None:
        return "With --resume FILE nothing is lost: the same command goes on from there."
    return f"{resume} has all games before: once that is put right, the same command goes on from there."
