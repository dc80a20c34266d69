"""Our environments beside those of others: shuffled rounds in one run, ratios per round."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct, field

from stellwerk.bench.environment import peers_variables, ready_environment
from stellwerk.bench.machine import machine
from stellwerk.bench.markdown import bar_row, machine_line, table
from stellwerk.bench.ratios import Bar
from stellwerk.bench.worker import ArmFailed, Worker
from stellwerk.kernel.registry import all_games

MODULE = "stellwerk.bench.arms.environments"
CONNECT_FOUR = "pettingzoo connect_four"
CATANATRON = "catanatron gym"
SPIEL_GAMES = ("python_liars_poker", "python_block_dominoes", "python_team_dominoes")
AEC, SLOW_AEC, CATAN, VECTOR, SPIEL, CLONE = 8.0, 4.0, 15.0, 15.0, 2.0, 10.0
"""The bars: how many times as fast as the peer."""
COPY_SECONDS = 0.15

Advance = Callable[[int, int], None]


class EnvironmentResult(Struct):
    """One environment: steps per second and, in OpenSpiel, microseconds per copy, round by round."""

    name: str
    versions: dict[str, str]
    steps: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)


class EnvironmentRun(Struct, frozen=True):
    """The whole run: where, how, raw rounds, bars."""

    machine: dict[str, Any]
    rounds: int
    seconds: float
    arms: list[EnvironmentResult]
    bars: list[Bar]
    missing: list[str]


def compare(folder: Path, rounds: int, seconds: float, advance: Advance | None = None) -> EnvironmentRun:
    """All environments in shuffled order, round after round."""
    where = machine()
    workers, missing = started(ready_environment(folder))
    results = {worker.name: EnvironmentResult(worker.name, worker.versions) for worker in workers}
    random = Random(1)
    try:
        for number in range(rounds):
            for worker in random.sample(workers, len(workers)):
                measure(worker, results[worker.name], seconds)
            if advance is not None:
                advance(number + 1, rounds)
    finally:
        for worker in workers:
            worker.close()
    return EnvironmentRun(where, rounds, seconds, list(results.values()), bars_of(results, list(all_games())), missing)


def measure(worker: Worker, result: EnvironmentResult, seconds: float) -> None:
    """One round of one environment."""
    played = worker.order(f"run {seconds}")
    result.steps.append(round(played["actions"] / played["seconds"], 1))
    if "spiel" in worker.name:
        copied = worker.order(f"clone {COPY_SECONDS}")
        result.copies.append(round(1e6 * copied["seconds"] / copied["copies"], 3))


def started(peers_python: Path) -> tuple[list[Worker], list[str]]:
    """Every environment, warm; and what cannot be measured here, with the reason."""
    peers = {CONNECT_FOUR: ["pettingzoo", "connect_four"], CATANATRON: ["catanatron", "catan"]}
    peers |= {f"open_spiel {game}": ["peer_spiel", game] for game in SPIEL_GAMES}
    own = {f"{kind} {game}": [kind, game] for kind in ("aec", "vector") for game in all_games()}
    own |= {f"spiel {game}": ["spiel", f"stellwerk_{game}"] for game in all_games()}
    workers = [
        Worker(name, [str(peers_python), "-m", MODULE, *what], peers_variables()) for name, what in peers.items()
    ]
    workers += [Worker(name, [sys.executable, "-m", MODULE, *what], {**os.environ}) for name, what in own.items()]
    ready, missing = [], []
    for worker in workers:
        try:
            worker.wait_until_warm()
            ready.append(worker)
        except ArmFailed as error:
            worker.close()
            missing.append(str(error))
    return ready, missing


def bars_of(results: dict[str, EnvironmentResult], games: list[str]) -> list[Bar]:
    """The bars of every game; against the fastest of OpenSpiel's games in Python."""
    spiel = [f"open_spiel {game}" for game in SPIEL_GAMES]
    bars: list[Bar] = []
    for game in games:
        aec = SLOW_AEC if all_games()[game].meta.knowledge else AEC  # hundreds of answers are legal at once
        bars += [
            Bar(f"{game}: PettingZoo, against connect four", aec, speed(results, f"aec {game}", [CONNECT_FOUR])),
            Bar(f"{game}: PettingZoo, against Catanatron", CATAN, speed(results, f"aec {game}", [CATANATRON])),
            Bar(f"{game}: many at once, against it", VECTOR, speed(results, f"vector {game}", [CONNECT_FOUR])),
            Bar(f"{game}: OpenSpiel, against its games in Python", SPIEL, speed(results, f"spiel {game}", spiel)),
            Bar(f"{game}: OpenSpiel, a copy", CLONE, copy_speed(results, f"spiel {game}", spiel)),
        ]
    return bars


def speed(results: dict[str, EnvironmentResult], name: str, peers: list[str]) -> float | None:
    """How many times as many steps as the fastest peer: the median over the rounds."""
    found = [results[peer].steps for peer in peers if peer in results]
    if name not in results or not found:
        return None
    ratios: list[float] = [own / max(others) for own, *others in zip(results[name].steps, *found, strict=True)]
    return median(ratios)


def copy_speed(results: dict[str, EnvironmentResult], name: str, peers: list[str]) -> float | None:
    """How many times as fast a copy as the fastest peer's: the median over the rounds."""
    found = [results[peer].copies for peer in peers if peer in results]
    if name not in results or not found:
        return None
    ratios: list[float] = [min(others) / own for own, *others in zip(results[name].copies, *found, strict=True)]
    return median(ratios)


def environments_page(run: EnvironmentRun) -> str:
    """The run as Markdown: machine, environments, bars."""
    lines = [machine_line(run.machine), f"{run.rounds} shuffled rounds, {run.seconds} s each.", ""]
    lines += table(("environment", "version", "steps/s", "copy µs"), [_row(arm) for arm in run.arms])
    lines += ["", *table(("bar", "wanted", "measured", ""), [bar_row(bar) for bar in run.bars])]
    return "\n".join([*lines, "", *(f"Not measured: {text}." for text in run.missing)]).rstrip() + "\n"


def _row(arm: EnvironmentResult) -> list[str]:
    versions = ", ".join(f"{name} {value}" for name, value in arm.versions.items())
    return [arm.name, versions, f"{median(arm.steps):,.0f}", f"{median(arm.copies):.1f}" if arm.copies else ""]
