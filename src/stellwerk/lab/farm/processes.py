"""Processes of this machine as an engine."""

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from stellwerk.kernel.errors import SeriesFailed
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch, Finished, Part, Work, finish_elsewhere

AHEAD = 2  # batches per worker that are handed out before their turn, so that no worker waits
ATTEMPTS = 3  # how often the same batch may take its worker down


class Processes:
    """Plays in processes of this machine; those that die are replaced, and what they had is played again."""

    local = True

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def results(self, game: Game, work: Work[Part], batches: Iterator[Batch]) -> Generator[Finished[Part], None, None]:
        """Results in the order of the batches; the processes find the game by its name."""
        under_way: deque[Batch] = deque()
        broken_at, times = -1, 0
        while True:
            try:
                yield from self._results(work, under_way, batches)
                return
            except BrokenProcessPool:
                first = under_way[0].first
                times = times + 1 if first == broken_at else 1
                broken_at = first
                if times == ATTEMPTS:
                    message = f"worker processes died {times} times in the games from index {first} on"
                    raise SeriesFailed(message, first) from None

    def _results(
        self, work: Work[Part], under_way: deque[Batch], batches: Iterator[Batch]
    ) -> Generator[Finished[Part], None, None]:
        """Results as long as no process dies; what is under way then stays in the queue."""
        context = get_context("spawn")
        over = context.Event()
        pool = ProcessPoolExecutor(self.workers, context, _remember, (over,))
        try:
            futures = deque(pool.submit(_finish_in_time, work, batch) for batch in under_way)
            while True:
                for batch in islice(batches, AHEAD * self.workers - len(under_way)):
                    under_way.append(batch)
                    futures.append(pool.submit(_finish_in_time, work, batch))
                if not futures:
                    return
                result = futures[0].result()
                futures.popleft()
                under_way.popleft()
                assert result is not None
                yield result
        finally:
            over.set()
            pool.shutdown(cancel_futures=True)


_over: Event | None = None
"""In a worker process: set when nobody waits for its results any more."""


def _remember(over: Event) -> None:
    global _over  # noqa: PLW0603 (the pool gives its workers no other place)
    _over = over


def _finish_in_time(work: Work[Part], batch: Batch) -> Finished[Part] | None:
    """Play a batch, unless it came too late: the pool hands out some before it can be told to stop."""
    return None if _over is not None and _over.is_set() else finish_elsewhere(work, batch)
