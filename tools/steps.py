"""Run make targets one after another, those joined by + side by side; tell how long each took, stop at a failure."""

import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple


class Done(NamedTuple):
    """A step that has ended."""

    step: str
    failed: bool
    seconds: float


def run(step: str, output: int | None = None) -> Done:
    started = time.monotonic()
    command = ["make", "--no-print-directory", step]
    code = subprocess.run(command, check=False, stdout=output, stderr=subprocess.STDOUT if output else None).returncode
    return Done(step, code != 0, time.monotonic() - started)


def run_beside(step: str) -> Done:
    """A step whose lines are shown as a whole when it has ended."""
    with tempfile.TemporaryFile() as output:
        done = run(step, output.fileno())
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"\n=== {step}\n{text}", end="", flush=True)
    return done


def run_group(group: str) -> list[Done]:
    steps = group.split("+")
    if len(steps) > 1:
        with ThreadPoolExecutor(len(steps)) as pool:
            return list(pool.map(run_beside, steps))
    print(f"\n=== {group}", flush=True)
    return [run(group)]


def main() -> int:
    took: list[Done] = []
    started = time.monotonic()
    for group in sys.argv[1:]:
        took += run_group(group)
        if failed := [done.step for done in took if done.failed]:
            print(f"\n{', '.join(failed)} failed", flush=True)
            return 1
    print("\n" + "\n".join(f"{done.seconds:7.1f} s  {done.step}" for done in took))
    print(f"{time.monotonic() - started:7.1f} s  in all", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
