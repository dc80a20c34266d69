"""Measuring: what is counted, how ratios are formed, what the tables say."""

import os
import sys
from pathlib import Path

import pytest

from stellwerk.bench.arms.obey import Counts, clone, middle, run
from stellwerk.bench.arms.own import OwnArm
from stellwerk.bench.engines import EngineRun
from stellwerk.bench.environment import PEERS, NoPeers, contents, ready_environment
from stellwerk.bench.environments import EnvironmentResult, EnvironmentRun, environments_page
from stellwerk.bench.environments import bars_of as environment_bars
from stellwerk.bench.machine import calibration, machine
from stellwerk.bench.markdown import comparison_page, engines_page
from stellwerk.bench.measure import measure
from stellwerk.bench.memory import growth
from stellwerk.bench.opening import ENTRIES, long_log, opening
from stellwerk.bench.peers import ArmResult, Comparison
from stellwerk.bench.ratios import bars_of, ratios_of
from stellwerk.bench.worker import ArmFailed, Worker
from stellwerk.kernel.fold import Fold, replayed
from stellwerk.kernel.game import Game
from stellwerk.kernel.options import completed
from stellwerk.kernel.registry import all_games

PARIS = all_games()["paris"]
USUAL_SPEED = 30.0  # millions of steps per second of a plain loop


def arm(name: str, engine: bool, speeds: list[float], copies: list[float]) -> ArmResult:
    """An arm with two rounds behind it."""
    versions = {"engine": "pure"} if engine else {"peer": "1.0"}
    return ArmResult(name, versions, speeds, copies, actions=100, options=400, forced=20, games=2)


ARMS = [
    arm("catanatron", False, [10.0, 20.0, 10.0], [60.0, 60.0, 30.0]),
    arm("paris pure", True, [60.0, 100.0, 80.0], [2.0, 2.0, 2.0]),
    arm("paris compiled", True, [90.0, 100.0, 80.0], [3.0, 3.0, 3.0]),
]


def test_a_ratio_is_the_median_of_the_ratios_of_each_round_with_the_extremes() -> None:
    ratio = ratios_of(ARMS)[0]
    assert (ratio.ours, ratio.peer) == ("paris pure", "catanatron")
    assert (ratio.speed, ratio.speed_least, ratio.speed_most) == (6.0, 5.0, 8.0)
    assert (ratio.copy, ratio.copy_least, ratio.copy_most) == (30.0, 15.0, 30.0)


def test_bars_are_met_missed_or_not_measured() -> None:
    bars = bars_of(ratios_of(ARMS), ["paris", "bus"])
    assert [(bar.measured, bar.met) for bar in bars[:3]] == [(6.0, True), (8.0, False), (20.0, True)]
    assert all(bar.measured is None and not bar.met for bar in bars[3:])


def test_the_tables_tell_machine_arms_ratios_bars_and_what_is_missing() -> None:
    ratios = ratios_of(ARMS)
    page = comparison_page(
        Comparison(machine(), 3, 0.6, [20.0], ARMS, ratios, bars_of(ratios, ["paris"]), ["bus: not there"])
    )
    for text in ("CPython", "| catanatron", "**6.00** (5.00–8.00)", "not met", "Not measured: bus: not there."):
        assert text in page


def test_random_games_are_played_to_the_end_and_counted() -> None:
    counts = Counts()
    own = OwnArm(PARIS)
    game = own.begin()
    assert own.play(game, counts, 10) is False and counts.actions == 10
    assert own.play(game, counts, sys.maxsize) is True and game.outcome() is not None
    assert counts.options > counts.actions > counts.forced
    played = run(own, 0.02)
    assert played["games"] >= 1 and played["seconds"] >= 0.02
    assert clone(own, 0.01)["copies"] >= 20
    assert middle(own).outcome() is None


def test_an_arm_is_a_process_that_obeys() -> None:
    command = [sys.executable, "-m", "stellwerk.bench.arms.own", "paris"]
    worker = Worker("paris pure", command, os.environ | {"STELLWERK_PURE": "1"})
    try:
        worker.wait_until_warm()
        assert worker.versions["engine"] == "pure"
        assert worker.order("run 0.01")["actions"] > 100
        assert worker.order("clone 0.01")["copies"] > 0
    finally:
        worker.close()


def test_an_arm_that_ends_is_told_with_its_last_words() -> None:
    worker = Worker("broken", [sys.executable, "-c", "raise SystemExit('no such engine')"], dict(os.environ))
    with pytest.raises(ArmFailed, match="broken ended: no such engine"):
        worker.wait_until_warm()
    worker.close()


def test_all_figures_of_an_engine_are_measured() -> None:
    figures = measure(PARIS, 0.05)
    assert figures.actions_per_second > 1000 and 200 < figures.decisions_per_game < 320
    assert 8 < figures.branching < 11 and 0 < figures.forced_share < 0.1
    assert 0 < figures.bytes_per_state < 100_000
    assert figures.search_iterations_per_second is not None and figures.search_iterations_per_second > 10
    page = engines_page(EngineRun(machine(), calibration(), [figures], ["paris compiled: not built"]))
    assert "| actions per second" in page and "Not measured: paris compiled" in page


def test_a_long_log_has_a_thousand_entries_and_can_be_folded() -> None:
    log = long_log(PARIS, ENTRIES)
    assert len(log) == ENTRIES
    fold = replayed(PARIS, PARIS.meta.least_seats, completed(PARIS.meta, {}), log)
    assert isinstance(fold, Fold) and len(fold.taken_back) > 100


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_a_table_with_a_thousand_entries_opens_fast(game: Game) -> None:
    """From the disk to the bytes of the view in less than 50 ms of computing, on a quiet machine of usual speed."""
    found, speed = opening(game), calibration()
    assert found.milliseconds > 0
    assert 0 < found.processor_milliseconds * speed < 50 * USUAL_SPEED


def test_the_environment_of_the_peers_is_made_once_and_pinned(tmp_path: Path) -> None:
    assert [peer.partition("==")[2] for peer in PEERS] == ["3.2.1", "2.0.2", "1.11.2", "1.27.0"]
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/python").touch()
    (tmp_path / "peers.txt").write_text(contents())
    assert ready_environment(tmp_path) == tmp_path / "bin/python"
    (tmp_path / "file").touch()
    with pytest.raises(NoPeers):
        ready_environment(tmp_path / "file")


@pytest.mark.parametrize("game", list(all_games()))
def test_memory_does_not_grow_over_some_games(game: str) -> None:
    assert growth(game, 300, pure=True).kilobytes < 2000


@pytest.mark.deep
@pytest.mark.parametrize("pure", [True, False])
@pytest.mark.parametrize("game", list(all_games()))
def test_ten_thousand_games_stay_within_constant_memory(game: str, pure: bool) -> None:
    assert growth(game, 10_000, pure).kilobytes < 2000


def test_environments_are_compared_round_by_round_with_the_fastest_peer() -> None:
    arms = [
        EnvironmentResult("pettingzoo connect_four", {"pettingzoo": "1"}, [10.0, 20.0, 10.0]),
        EnvironmentResult(
            "open_spiel python_liars_poker", {"open_spiel": "2"}, [10.0, 10.0, 10.0], [100.0, 100.0, 100.0]
        ),
        EnvironmentResult(
            "open_spiel python_team_dominoes", {"open_spiel": "2"}, [5.0, 30.0, 5.0], [300.0, 300.0, 50.0]
        ),
        EnvironmentResult("aec paris", {"engine": "pure"}, [90.0, 100.0, 80.0]),
        EnvironmentResult("spiel paris", {"engine": "pure"}, [40.0, 30.0, 20.0], [5.0, 5.0, 5.0]),
    ]
    bars = environment_bars({arm.name: arm for arm in arms}, ["paris"])
    assert [(bar.wanted, bar.measured, bar.met) for bar in bars] == [
        (8.0, 8.0, True),
        (15.0, None, False),
        (15.0, None, False),
        (2.0, 2.0, True),
        (10.0, 20.0, True),
    ]
    page = environments_page(EnvironmentRun(machine(), 3, 0.5, arms, bars, ["catanatron gym: not there"]))
    assert "aec paris" in page and "Not measured: catanatron gym: not there." in page and "not measured" in page
