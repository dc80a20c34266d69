"""Where something was measured: without this a figure means nothing."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

from stellwerk import __version__
from stellwerk.compiled import PACKAGE


def machine() -> dict[str, Any]:
    """Processor, system, versions, load, the state of the sources."""
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "stellwerk": __version__,
        "commit": _commit(),
        "load": [round(value, 2) for value in os.getloadavg()],
    }


def calibration() -> float:
    """Millions of steps per second of a plain loop: shows how quiet the machine is."""
    start = process_time()
    total = 0
    for number in range(400_000):
        total += number % 7
    return round(0.4 / (process_time() - start), 2)


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def _commit() -> str | None:
    """The commit of the sources, marked where files differ from it; None outside a repository."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty"], cwd=PACKAGE, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip()
