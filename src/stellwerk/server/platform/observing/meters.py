"""Metrics of a server for Prometheus: of one process, or of all workers behind one port together."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as MEDIA_TYPE
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

__all__ = ["MEDIA_TYPE", "Meters", "shared_metrics"]

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client reads it at import
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Mode = Literal["livesum", "liveall"]

disable_created_metrics()  # type: ignore[no-untyped-call]  # Prometheus sees restarts by itself


class Meters:
    """Counters, histograms and gauges of this process, and the page with those of all workers that share a folder."""

    def __init__(self) -> None:
        self._registry = own = CollectorRegistry()
        self.requests = Counter(
            "stellwerk_requests_total", "Requests by route and status.", ["method", "route", "status"], registry=own
        )
        self.latency = _histogram("stellwerk_request_seconds", "From a request to its answer.", own, "route")
        self.moves = Counter("stellwerk_moves_total", "Decisions that are on disk.", ["by"], registry=own)
        self.commits = _histogram(
            "stellwerk_commit_seconds", "From a change to its being on disk, waiting included.", own
        )
        self.clock_lag = _histogram("stellwerk_clock_lag_seconds", "How late clocks ring.", own)
        self._folder = os.environ.get(FOLDER_VARIABLE)
        self._watched: list[tuple[Gauge, Callable[[], float]]] = []

    @property
    def shared(self) -> bool:
        """Whether other workers show the metrics of this process too."""
        return self._folder is not None

    def watch(self, name: str, text: str, read: Callable[[], float], mode: Mode = "livesum") -> None:
        """Add a gauge that is read at every sample; `livesum` adds the workers up, `liveall` labels each with `pid`."""
        self._watched.append((Gauge(name, text, registry=self._registry, multiprocess_mode=mode), read))

    def sample(self) -> None:
        """Read every gauge."""
        for gauge, read in self._watched:
            gauge.set(read())

    def page(self) -> bytes:
        """Page with all metrics in the text format of Prometheus."""
        self.sample()
        if self._folder is None:
            return generate_latest(self._registry)
        _remove_dead_workers(Path(self._folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, self._folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Let processes started during the block share their metrics in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="stellwerk-metrics-") as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]


def _histogram(name: str, text: str, registry: CollectorRegistry, *labels: str) -> Histogram:
    return Histogram(name, text, labels, registry=registry, buckets=SECONDS)


def _remove_dead_workers(folder: Path) -> None:
    """Remove the gauges of dead workers; their counters stay, because a counter never decreases."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        if not _is_alive(worker):
            mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:  # no process has this id, or one of another user
        return False
    return True
