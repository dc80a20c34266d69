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
    acknowledged: int = 0  # moves, also those that were acknowledged after the end of the round
    received: int = 0  # bytes that the server sent to all players
    processor_seconds: float = 0.0  # of the server's process

    @property
    def moves_per_second(self) -> float:
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    @property
    def processor_microseconds(self) -> float:
        """Processor time of the server for one move."""
        return 1e6 * self.processor_seconds / max(1, self.acknowledged)

    @property
    def bytes_per_move(self) -> float:
        """Bytes that the server sent for one move, to all players together."""
        return self.received / max(1, self.acknowledged)


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
    processor_microseconds: float  # of the server's process per move
    bytes_per_seat: int  # sent per move
    rounds: list[float]


def summary(arm: str, tables: int, sockets: int, seats: int, samples: Sequence[Sample], memory: int | None) -> Summary:
    """The medians of the rounds; percentiles over all moves."""
    speeds = [round(sample.moves_per_second, 1) for sample in samples]
    all = sorted(latency for sample in samples for latency in sample.latencies)
    p50, p95, p99 = (round(percentile(all, share), 2) for share in (0.5, 0.95, 0.99))
    return Summary(
        arm=arm,
        tables=tables,
        sockets=sockets,
        moves_per_second=round(median(speeds), 1),
        least=min(speeds),
        most=max(speeds),
        p50=p50,
        p95=p95,
        p99=p99,
        memory_per_table=memory,
        processor_microseconds=round(median(sample.processor_microseconds for sample in samples), 1),
        bytes_per_seat=round(median(sample.bytes_per_move for sample in samples) / seats),
        rounds=speeds,
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

    def heard(self, size: int) -> None:
        """A message of so many bytes has come from the server."""
        self.sample.received += size

    def took(self, sent: float) -> None:
        """A move that was sent then is acknowledged now."""
        now = perf_counter()
        self.sample.acknowledged += 1
        if now < self._end:
            self.sample.latencies.append(1000 * (now - sent))
