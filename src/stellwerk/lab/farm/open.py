"""Engines by name."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, get_args

from stellwerk.kernel.errors import WrongSetup
from stellwerk.lab.farm.engine import Engine, ThisProcess

EngineName = Literal["processes", "ray"]
ENGINES: Final[tuple[str, ...]] = get_args(EngineName)


@contextmanager
def opened(name: str, jobs: int, address: str | None) -> Iterator[Engine]:
    """Engine of this name while it is needed: `jobs` processes, or the Ray cluster at an address."""
    if name not in ENGINES:
        raise WrongSetup(f"there is no engine {name!r}; there are {', '.join(ENGINES)}")
    if jobs < 1:
        raise WrongSetup("there must be at least one process")
    if name == "ray":
        from stellwerk.lab.farm.cluster import Cluster

        cluster = Cluster(address)
        try:
            yield cluster
        finally:
            cluster.close()
        return
    if address is not None:
        raise WrongSetup("an address is that of a Ray cluster: choose the engine ray with it")
    if jobs == 1:
        yield ThisProcess()
    else:
        from stellwerk.lab.farm.processes import Processes

        yield Processes(jobs)
