"""A batch: some games of a series, played somewhere."""

from collections.abc import Callable
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.series import Setting

Part = TypeVar("Part")


class Batch(Struct, frozen=True):
    """Games of a series from one index on; they can be played anywhere and again, always with the same result."""

    setting: Setting
    first: int
    count: int

    @property
    def indices(self) -> range:
        """Indices of its games."""
        return range(self.first, self.first + self.count)


Work = Callable[[Game, Batch], Part]
"""Plays a batch and returns what is wanted of it; a function of a module, so that other processes find it."""


class Finished(NamedTuple, Generic[Part]):
    """What became of a batch, and how long that took."""

    batch: Batch
    part: Part
    seconds: float


def finish(game: Game, work: Work[Part], batch: Batch) -> Finished[Part]:
    """Play a batch and take the time."""
    begin = perf_counter()
    part = work(game, batch)
    return Finished(batch, part, perf_counter() - begin)


def finish_elsewhere(work: Work[Part], batch: Batch) -> Finished[Part]:
    """Play a batch in a process that has to find the game by its name."""
    return finish(installed_game(batch.setting.game, batch.setting.rules), work, batch)
