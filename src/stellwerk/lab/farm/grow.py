"""Grow a series: its games are played somewhere, and added up here in the order of their indices."""

from collections import deque
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from stellwerk.kernel.errors import SeriesFailed, WrongCheckpoint
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Part, Work
from stellwerk.lab.farm.checkpoint import Checkpoint
from stellwerk.lab.farm.engine import Engine, ThisProcess
from stellwerk.lab.farm.pace import Pace
from stellwerk.lab.farm.total import Total
from stellwerk.lab.series import Setting

Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""

BETWEEN_SAVES = 5.0  # seconds

Sum = TypeVar("Sum", bound=Total[Any])


class Farm(NamedTuple):
    """How a series is played: by whom, kept in which file, and who is told."""

    engine: Engine = ThisProcess()
    resume: Path | None = None
    progress: Progress | None = None


ALONE: Final = Farm()
"""This process, which keeps nothing and tells nobody."""


class Series(NamedTuple):
    """What is played: the first games of a setting. The purpose tells checkpoints of different commands apart."""

    purpose: str
    game: Game
    setting: Setting
    games: int


def grow(farm: Farm, series: Series, work: Work[Part], start: Sum) -> Generator[Sum, None, None]:
    """Yield the total at the beginning and after every batch; who has enough stops asking.

    With a file to resume from, the total begins with what is stored there, and is stored again every few seconds.
    """
    if farm.resume is None:
        yield from _grow(farm, series, work, start)
        return
    checkpoint = Checkpoint(farm.resume, series.purpose, series.setting)
    total = checkpoint.load(start)
    if total.games > series.games:
        raise WrongCheckpoint(f"{farm.resume} has {total.games} games already, more than {series.games}")
    saved = float("-inf")
    try:
        for _ in _grow(farm, series, work, total):
            if monotonic() - saved > BETWEEN_SAVES:
                checkpoint.save(total)
                saved = monotonic()
            yield total
        checkpoint.save(total)
    except (GeneratorExit, SeriesFailed):  # an interruption (Ctrl-C) may have come in the middle of an addition
        checkpoint.save(total)
        raise


def grown(farm: Farm, series: Series, work: Work[Part], start: Sum) -> Sum:
    """Total over all games of the series."""
    return deque(grow(farm, series, work, start), maxlen=1).pop()


def _grow(farm: Farm, series: Series, work: Work[Part], total: Sum) -> Generator[Sum, None, None]:
    """Add batch after batch to a total, as long as somebody asks for more."""
    begin = monotonic() - total.seconds
    pace = Pace(series.setting, farm.engine.workers)
    yield total
    with closing(farm.engine.results(series.game, work, pace.batches(total.games, series.games))) as results:
        for batch, part, seconds in results:
            total.add(part)
            total.seconds = monotonic() - begin
            pace.learn(batch.count, seconds)
            if farm.progress is not None:
                farm.progress(total.games, series.games)
            yield total
