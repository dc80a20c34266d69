"""Our engines beside those of others: shuffled rounds in one run, ratios per round."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from stellwerk.bench.environment import peers_variables, ready_environment
from stellwerk.bench.machine import calibration, machine
from stellwerk.bench.ratios import Bar, Ratio, bars_of, ratios_of
from stellwerk.bench.worker import ArmFailed, Worker
from stellwerk.compiled import PURE
from stellwerk.kernel.registry import all_games

ROUNDS = 7
SECONDS = 0.6
COPY_SECONDS = 0.15

PEER_ARMS = {
    "catanatron": ["stellwerk.bench.arms.catanatron"],
    "open_spiel hearts": ["stellwerk.bench.arms.open_spiel", "hearts"],
    "open_spiel backgammon": ["stellwerk.bench.arms.open_spiel", "backgammon"],
    "chess": ["stellwerk.bench.arms.chess"],
}

Advance = Callable[[int, int], None]


class ArmResult(Struct):
    """One arm: its figures round by round."""

    name: str
    versions: dict[str, str]
    actions_per_second: list[float] = field(default_factory=list)
    copy_microseconds: list[float] = field(default_factory=list)
    actions: int = 0
    options: int = 0
    forced: int = 0
    games: int = 0

    def take(self, played: dict[str, Any], copied: dict[str, Any]) -> None:
        """Add one round."""
        self.actions_per_second.append(round(played["actions"] / played["seconds"], 1))
        self.copy_microseconds.append(round(1e6 * copied["seconds"] / copied["copies"], 3))
        self.actions += played["actions"]
        self.options += played["options"]
        self.forced += played["forced"]
        self.games += played["games"]


class Comparison(Struct, frozen=True):
    """The whole run: where, how, raw rounds, ratios, bars."""

    machine: dict[str, Any]
    rounds: int
    seconds: float
    calibration: list[float]
    arms: list[ArmResult]
    ratios: list[Ratio]
    bars: list[Bar]
    missing: list[str]


def compare(
    folder: Path, rounds: int = ROUNDS, seconds: float = SECONDS, seed: int = 1, advance: Advance | None = None
) -> Comparison:
    """All arms in shuffled order, round after round."""
    where = machine()
    workers, missing = start_arms(ready_environment(folder))
    try:
        results = {worker.name: ArmResult(worker.name, worker.versions) for worker in workers}
        quiet: list[float] = []
        random = Random(seed)
        for number in range(rounds):
            quiet.append(calibration())
            for worker in random.sample(workers, len(workers)):
                results[worker.name].take(worker.order(f"run {seconds}"), worker.order(f"clone {COPY_SECONDS}"))
            if advance is not None:
                advance(number + 1, rounds)
    finally:
        for worker in workers:
            worker.close()
    arms = list(results.values())
    ratios = ratios_of(arms)
    return Comparison(where, rounds, seconds, quiet, arms, ratios, bars_of(ratios, list(all_games())), missing)


def start_arms(peers_python: Path) -> tuple[list[Worker], list[str]]:
    """Every arm, warm; and what cannot be measured here, with the reason."""
    workers = [
        Worker(name, [str(peers_python), "-m", *module], peers_variables()) for name, module in PEER_ARMS.items()
    ]
    for id in all_games():
        for mode in ("pure", "compiled"):
            variables = {**os.environ, PURE: "1" if mode == "pure" else ""}
            workers.append(Worker(f"{id} {mode}", [sys.executable, "-m", "stellwerk.bench.arms.own", id], variables))
    ready, missing = [], []
    for worker in workers:
        problem = _warm_up(worker)
        if problem is None:
            ready.append(worker)
        else:
            worker.close()
            missing.append(problem)
    return ready, missing


def _warm_up(worker: Worker) -> str | None:
    """Wait for its first game; says what is missing if it is not the arm that its name promises."""
    try:
        worker.wait_until_warm()
    except ArmFailed as error:
        return str(error)
    if worker.name.endswith(" compiled") and worker.versions["engine"] != "compiled":
        return f"{worker.name}: the engines are not compiled, or the build is stale (`make compile`)"
    return None
