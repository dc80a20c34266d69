"""What one round tells: how many moves in how long, and how long each of them took."""

import math
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from msgspec import Struct, field


class Sample(Struct):
    """One round of one arm; latencies in milliseconds, from sending a move to its acknowledgement."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    @property
    def moves_per_second(self) -> float:
        return len(self.latencies) / self.seconds if self.seconds else 0.0


class Summary(Struct, frozen=True):
    """One arm at one number of tables, over all rounds."""

    arm: str
    tables: int
    sockets: int
    moves_per_second: float
    least: float
    most: float
    p50: float
    p95: float
    p99: float
    memory_per_table: int | None  # bytes of the server's process; None where it is not known
    rounds: list[float]


def summary(arm: str, tables: int, sockets: int, samples: Sequence[Sample], memory: int | None) -> Summary:
    """The medians of the rounds; percentiles over all moves."""
    speeds = [round(sample.moves_per_second, 1) for sample in samples]
    all = sorted(latency for sample in samples for latency in sample.latencies)
    p50, p95, p99 = (round(percentile(all, share), 2) for share in (0.5, 0.95, 0.99))
    return Summary(
        arm, tables, sockets, round(median(speeds), 1), min(speeds), max(speeds), p50, p95, p99, memory, speeds
    )


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan


class Stopwatch:
    """Takes the moves of a round; what is answered after its end does not count."""

    def __init__(self) -> None:
        self.sample = Sample()
        self._end = 0.0

    def begin(self, seconds: float) -> None:
        """A new round."""
        self.sample = Sample(seconds)
        self._end = perf_counter() + seconds

    @property
    def running(self) -> bool:
        return perf_counter() < self._end

    def took(self, sent: float) -> None:
        """A move that was sent then is acknowledged now."""
        now = perf_counter()
        if now < self._end:
            self.sample.latencies.append(1000 * (now - sent))
