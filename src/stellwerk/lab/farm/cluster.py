"""A Ray cluster as an engine (extra `cluster`)."""

import socket
from collections import deque
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

from stellwerk import __version__
from stellwerk.extras import needs
from stellwerk.kernel.errors import SeriesFailed, ServerUnreachable, StellwerkError, WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch, Finished, Part, Work, finish_elsewhere

AHEAD = 2  # batches per processor that are handed out before their turn
ATTEMPTS = 5  # how often a batch may be lost with its worker
WAIT = 10.0  # seconds for the first answer of a cluster
USUAL_PORT = 6379


class Cluster:
    """Plays on a Ray cluster; what a lost node had is played again on another one."""

    local = False

    def __init__(self, address: str | None) -> None:
        with needs("cluster"):
            import ray
        self.ray: Any = ray
        if address is not None:
            _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=None)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise ServerUnreachable(address or "Ray on this machine", str(error).partition("\n")[0]) from None

    @property
    def workers(self) -> int:
        """Processors of all nodes at this moment."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def results(self, game: Game, work: Work[Part], batches: Iterator[Batch]) -> Generator[Finished[Part], None, None]:
        """Results in the order of the batches; the nodes find the game by its name."""
        task = self.ray.remote(num_cpus=1, max_retries=ATTEMPTS)(_finish_on_node)
        under_way: deque[Any] = deque()
        try:
            while True:
                for batch in islice(batches, max(0, AHEAD * self.workers - len(under_way))):
                    under_way.append(task.remote(__version__, work, batch))
                if not under_way:
                    return
                yield self._result(under_way[0])
                under_way.popleft()
        finally:
            for reference in under_way:
                self.ray.cancel(reference)

    def _result(self, reference: Any) -> Any:
        """What a task returned, or what it raised."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, StellwerkError) else error) from None
        except self.ray.exceptions.RayError as error:
            raise SeriesFailed(f"the cluster lost a batch: {str(error).strip().partition(chr(10))[0]}") from None

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self.ray.shutdown()


def _finish_on_node(version: str, work: Work[Part], batch: Batch) -> Finished[Part]:
    """Play a batch on a node, which must have the same Stellwerk."""
    if version != __version__:
        raise WrongSetup(f"a node of the cluster has stellwerk {__version__}, this machine has {version}")
    return finish_elsewhere(work, batch)


def _knock(address: str) -> None:
    """Raise ServerUnreachable if nobody listens there: Ray itself would try for a long time and say little."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise WrongSetup(f"--address is host:port (Ray's usual port is {USUAL_PORT}), not {address!r}")
    try:
        socket.create_connection((host, int(port)), WAIT).close()
    except OSError as error:
        raise ServerUnreachable(address, str(error)) from None
