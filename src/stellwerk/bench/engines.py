"""Our engines by themselves, pure and compiled, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from stellwerk.bench.machine import calibration, machine
from stellwerk.bench.measure import Figures
from stellwerk.compiled import PURE

Advance = Callable[[int, int], None]


class EngineRun(Struct, frozen=True):
    """All figures of one run, and where they were taken."""

    machine: dict[str, Any]
    calibration: float
    figures: list[Figures]
    missing: list[str]


def measure_all(games: Sequence[str], seconds: float, advance: Advance | None = None) -> EngineRun:
    """Every game both ways; where nothing is compiled, that is said instead of measured."""
    where = machine()
    figures: list[Figures] = []
    missing: list[str] = []
    tasks = [(game, mode) for game in games for mode in ("pure", "compiled")]
    for number, (game, mode) in enumerate(tasks, start=1):
        found = _measure(game, mode, seconds)
        if found.engine == mode:
            figures.append(found)
        else:
            missing.append(f"{game} {mode}: {found.reason}")
        if advance is not None:
            advance(number, len(tasks))
    return EngineRun(where, calibration(), figures, missing)


def _measure(game: str, mode: str, seconds: float) -> Figures:
    """One game in a fresh process; pure Python is forced by the environment."""
    command = [sys.executable, "-m", "stellwerk.bench.measure", game, str(seconds)]
    variables = {**os.environ, PURE: "1" if mode == "pure" else ""}
    if mode == "compiled" and not _compiled(variables):
        command[-1] = "0.01"  # only its reason is wanted
    done = subprocess.run(command, env=variables, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=Figures)


def _compiled(variables: dict[str, str]) -> bool:
    script = "from stellwerk.compiled import status; print(status().mode)"
    done = subprocess.run([sys.executable, "-c", script], env=variables, capture_output=True, text=True, check=True)
    return done.stdout.strip() == "compiled"
