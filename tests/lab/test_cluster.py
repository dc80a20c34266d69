"""A Ray cluster as the engine of the farm: the same totals, also when a node is lost in the middle."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stellwerk.cli import main
from stellwerk.kernel.errors import SeriesFailed, ServerUnreachable, WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.farm.grow import ALONE, Farm, Series, grow
from stellwerk.lab.farm.open import opened
from stellwerk.lab.farm.processes import Processes
from stellwerk.lab.simulate import settled, simulated
from stellwerk.lab.tally import Tally, tally_batch
from tests.lab.test_farm import BUS, SETTING, total, without_times

pytestmark = [pytest.mark.deep, pytest.mark.filterwarnings("default")]  # Ray's own warnings are not ours

STORE = 80 * 1024 * 1024
GAMES = 400


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Cluster of two nodes on this machine, one processor each; the first is the head."""
    pytest.importorskip("ray", reason="make test-deep installs it (requirements/cluster.txt)")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    started = Cluster(initialize_head=True, head_node_args=head)
    try:
        started.add_node(num_cpus=1, object_store_memory=STORE)
        started.wait_for_nodes(timeout=120)
        yield started
    finally:
        started.shutdown()


def test_the_totals_are_the_same_from_one_process_from_two_and_from_a_cluster_that_loses_a_node(cluster: Any) -> None:
    alone = total(ALONE, GAMES)
    assert total(Farm(Processes(2)), GAMES) == alone
    lost = False
    with opened("ray", 1, cluster.address) as engine:
        assert engine.workers == 2
        for tally in grow(Farm(engine), Series("test", BUS, SETTING, GAMES), tally_batch, Tally()):
            if tally.games >= GAMES // 8 and not lost:
                worker = next(node for node in cluster.worker_nodes)
                cluster.remove_node(worker, allow_graceful=False)
                lost = True
        assert without_times(tally) == alone
    assert lost


def fail(game: Game, batch: Batch) -> Tally:
    raise SeriesFailed("a bot has failed", batch.first)


def test_what_a_series_raises_on_a_node_is_raised_here_and_records_are_refused(cluster: Any, tmp_path: Path) -> None:
    with opened("ray", 1, cluster.address) as engine:
        with pytest.raises(SeriesFailed, match="a bot has failed") as caught:
            list(grow(Farm(engine), Series("test", BUS, SETTING, 4), fail, Tally()))
        assert caught.value.index == 0
        with pytest.raises(WrongSetup, match="not by a cluster"):
            simulated(Farm(engine), BUS, settled(BUS, ["random"], 3, {}, 1), 4, tmp_path)


def test_unreachable_clusters_are_told_from_wrong_addresses() -> None:
    pytest.importorskip("ray", reason="make test-deep installs it (requirements/cluster.txt)")
    with pytest.raises(WrongSetup, match="host:port"), opened("ray", 1, "nowhere"):
        pass
    with pytest.raises(ServerUnreachable, match="does not answer"), opened("ray", 1, "127.0.0.1:1"):
        pass
    assert main(["simulate", "bus", "--engine", "ray", "--address", "127.0.0.1:1"]) == 75
