"""What is counted while a server runs, and told in the text format of Prometheus."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Protocol

from msgspec import Struct

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = tuple[str, ...]


class Meter(Protocol):
    """Something that is measured."""

    name: str
    text: str
    kind: str

    def samples(self) -> Iterator[str]:
        """One line per figure."""
        ...


class Family(Struct, frozen=True, array_like=True):
    """The figures of one meter at one moment, a line for each."""

    name: str
    text: str
    kind: str
    samples: list[str]


class Counter:
    """A figure that only grows, for each combination of its labels."""

    kind = "counter"

    def __init__(self, name: str, text: str, *labels: str) -> None:
        self.name, self.text, self.labels = name, text, labels
        self.values: dict[Labels, float] = {}

    def add(self, *labels: str, by: float = 1) -> None:
        """So many more."""
        self.values[labels] = self.values.get(labels, 0) + by

    def samples(self) -> Iterator[str]:
        """One line per combination of labels."""
        for labels, value in sorted(self.values.items()):
            yield f"{self.name}{_braces(self.labels, labels)} {value:g}"


class Histogram:
    """How long something takes: how often it took at most so long."""

    kind = "histogram"

    def __init__(self, name: str, text: str, *labels: str) -> None:
        self.name, self.text, self.labels = name, text, labels
        self.counts: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        """It took so long this time."""
        counts = self.counts.get(labels)
        if counts is None:
            counts = self.counts[labels] = [0] * (len(SECONDS) + 1)
            self.sums[labels] = 0.0
        counts[bisect_left(SECONDS, seconds)] += 1
        self.sums[labels] += seconds

    def samples(self) -> Iterator[str]:
        """One line per bound, then sum and count."""
        names = (*self.labels, "le")
        for labels, counts in sorted(self.counts.items()):
            bounds = [*(f"{most:g}" for most in SECONDS), "+Inf"]
            for bound, count in zip(bounds, accumulate(counts), strict=True):
                yield f"{self.name}_bucket{_braces(names, (*labels, bound))} {count}"
            yield f"{self.name}_sum{_braces(self.labels, labels)} {self.sums[labels]:.6f}"
            yield f"{self.name}_count{_braces(self.labels, labels)} {sum(counts)}"


class Gauge:
    """A figure that goes up and down, read when somebody asks."""

    kind = "gauge"

    def __init__(self, name: str, text: str, read: Callable[[], float]) -> None:
        self.name, self.text, self.read = name, text, read

    def samples(self) -> Iterator[str]:
        """The figure as it is now."""
        yield f"{self.name} {self.read():.10g}"


class Meters:
    """Everything that one worker measures."""

    def __init__(self) -> None:
        self.requests = Counter(
            "stellwerk_requests_total", "Requests by route and status.", "method", "route", "status"
        )
        self.latency = Histogram("stellwerk_request_seconds", "From a request to its answer.", "route")
        self.moves = Counter("stellwerk_moves_total", "Decisions that are on disk.", "by")
        self.commits = Histogram("stellwerk_commit_seconds", "From a change to its being on disk, waiting included.")
        self.clock_lag = Histogram("stellwerk_clock_lag_seconds", "How late clocks ring.")
        self._all: list[Meter] = [self.requests, self.latency, self.moves, self.commits, self.clock_lag]

    def watch(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Read this figure whenever somebody asks."""
        self._all.append(Gauge(name, text, read))

    def families(self) -> list[Family]:
        """All figures as they are now."""
        return [Family(meter.name, meter.text, meter.kind, list(meter.samples())) for meter in self._all]


def _braces(names: Labels, values: Labels) -> str:
    pairs = (f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True))
    return "{" + ",".join(pairs) + "}" if names else ""


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
