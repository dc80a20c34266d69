"""A server in a process of its own, as `stellwerk serve` starts it."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

SERVE = """
import sys
from pathlib import Path
from stellwerk.server.serve import run
port, data, database, workers = sys.argv[1:]
sys.exit(run(port=int(port), data=Path(data), database=database or None, workers=int(workers)))
"""


@contextmanager
def server_process(
    data: Path, port: int = 0, database: str = "", workers: int = 1, log: IO[bytes] | None = None
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own, as `stellwerk serve` starts it."""
    command = [sys.executable, "-c", SERVE, str(port), str(data), database, str(workers)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log or subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "http://" in line, "the server did not start"
        yield line.split()[3].rstrip("/"), process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(60)
        process.stdout.close()


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def refusal(*arguments: object) -> str:
    """What a server says that does not start: port, data folder, database."""
    command = [sys.executable, "-c", SERVE, *map(str, arguments), "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr
