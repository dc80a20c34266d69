"""How a series is cut into batches."""

from collections.abc import Iterator

from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.series import Setting

SECONDS = 1.0
"""A batch takes about so long: long beside the cost of sending it, short for who waits for progress."""
MOST = 500  # games of a batch
SHARE = 4  # a batch is at most this part of what is left for one worker, so that all of them end together


class Pace:
    """Cuts a series into batches of whole blocks; learns from finished ones how many games fit."""

    def __init__(self, setting: Setting, workers: int) -> None:
        self.setting = setting
        self.workers = workers
        self.fitting = 1.0

    def learn(self, count: int, seconds: float) -> None:
        """Note how long a batch took."""
        self.fitting = min(MOST, 2 * self.fitting, max(1.0, count * SECONDS / max(seconds, 1e-6)))

    def batches(self, first: int, end: int) -> Iterator[Batch]:
        """Batches of the games from one index to below another."""
        while first < end:
            count = min(end - first, self._count(end - first))
            yield Batch(self.setting, first, count)
            first += count

    def _count(self, left: int) -> int:
        block = self.setting.block
        blocks = min(int(self.fitting), left // (SHARE * self.workers)) // block
        return max(1, blocks) * block
