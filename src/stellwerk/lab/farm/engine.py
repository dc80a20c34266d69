"""Engines: who plays the batches."""

from collections.abc import Generator, Iterator
from typing import Protocol

from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch, Finished, Part, Work, finish


class Engine(Protocol):
    """Plays batches, several at a time; only a few are under way at once, however many there are."""

    @property
    def workers(self) -> int:
        """How many batches are played at the same time."""
        ...

    @property
    def local(self) -> bool:
        """Whether it plays on this machine and can write its files."""
        ...

    def results(self, game: Game, work: Work[Part], batches: Iterator[Batch]) -> Generator[Finished[Part], None, None]:
        """Results in the order of the batches; raise SeriesFailed if one cannot be played."""
        ...


class ThisProcess:
    """Plays here, one batch after the other; also games that are not installed."""

    workers = 1
    local = True

    def results(self, game: Game, work: Work[Part], batches: Iterator[Batch]) -> Generator[Finished[Part], None, None]:
        """Results in the order of the batches."""
        return (finish(game, work, batch) for batch in batches)
