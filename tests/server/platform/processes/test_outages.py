"""A store that is away: a start waits for it and says so, then gives up with a code that means "try again"."""

import asyncio
import errno
import json
import os
import queue
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from websockets.exceptions import InvalidStatus

from stellwerk.server.platform.database.failures import is_temporary
from stellwerk.server.platform.processes.workers import Workers
from tests.ports import a_port
from tests.server.gate import Gate
from tests.server.house import Guest, running
from tests.server.stores import Postgres, Store

SERVE = """
import sys
from pathlib import Path
from stellwerk.server.serve import run
data, database, workers, seconds = sys.argv[1:]
sys.exit(run(port=0, data=Path(data), database=database or None, workers=int(workers), store_seconds=float(seconds)))
"""
TRY_AGAIN = 75
WORKERS = pytest.mark.parametrize("workers", [1, 2])


def command(data: Path, database: str, workers: int, seconds: float) -> list[str]:
    """A server that waits so long for its store."""
    return [sys.executable, "-c", SERVE, str(data), database, str(workers), str(seconds)]


class Started:
    """A server process, and the lines that it writes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    async def line(self, *words: str) -> str:
        """The next line with these words."""
        while True:
            found = await asyncio.to_thread(self.lines.get, timeout=40)
            if all(word in found for word in words):
                return found


@contextmanager
def started(arguments: list[str]) -> Iterator[Started]:
    """A server process that may have to wait."""
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield Started(process)
    finally:
        process.terminate()
        process.wait(60)
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture
def gate(postgres: Postgres) -> Iterator[Gate]:
    """A database without a past, behind a shut gate."""
    made = postgres.fresh()
    yield Gate(postgres, made.partition("?")[0].rpartition("/")[2])
    postgres.drop(made)


@WORKERS
async def test_a_start_waits_for_its_database(tmp_path: Path, gate: Gate, workers: int) -> None:
    """PostgreSQL comes a little later: a line says what is waited for, and then everything is as it should be."""
    with started(command(tmp_path, gate.url, workers, 60)) as server:
        assert f"at 127.0.0.1:{gate.port}" in await server.line("waiting for the database")
        await gate.open()
        guest = Guest((await server.line("http://")).split()[3].rstrip("/"))
        assert await guest.get("/me")
        await guest.close()
        server.process.terminate()
        assert await asyncio.to_thread(server.process.wait, 60) == 0
        await gate.shut()


async def test_a_socket_is_refused_with_503_while_the_store_is_away(
    tmp_path: Path, gate: Gate, workers: Workers
) -> None:
    """Not with 403, which says that coming again is of no use; afterwards the same token is let in."""
    await gate.open()
    async with running(Store(tmp_path, gate.url), workers) as house:
        anna = house.guest()
        await anna.post("/account", {"name": "Anna", "password": "correct horse battery"}, 201)
        token = (await anna.post("/me/tokens", {"name": "script", "scopes": ["read"]}, 201))["secret"]
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        script = {"Authorization": f"Bearer {token}"}
        await gate.shut()
        with pytest.raises(InvalidStatus) as refused:
            async with anna.live(id, headers=script):
                pass
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["X-Request-ID"]
        assert refused.value.response.body is not None
        assert json.loads(refused.value.response.body)["code"] == "unavailable"
        await gate.open()
        async with anna.live(id, headers=script) as live:
            await live.of("table")
    await gate.shut()


@WORKERS
def test_a_database_that_does_not_come_means_try_again(tmp_path: Path, workers: int) -> None:
    """Not the code of wrong options, which a service manager does not repeat."""
    url = f"postgresql://nobody:secretword@127.0.0.1:{a_port()}/nothing"
    done = subprocess.run(command(tmp_path, url, workers, 0.6), capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == TRY_AGAIN, done.stderr
    assert "waiting for" in done.stderr and "cannot be reached" in done.stderr
    assert "Traceback" not in done.stderr and "secretword" not in done.stderr


@WORKERS
async def test_who_waits_can_be_stopped(tmp_path: Path, workers: int) -> None:
    """Nobody waits for the end of the waiting."""
    with started(command(tmp_path, f"postgresql://nobody@127.0.0.1:{a_port()}/nothing", workers, 600)) as server:
        await server.line("waiting for")
        os.kill(server.process.pid, signal.SIGTERM)
        assert await asyncio.to_thread(server.process.wait, 60) == 0


@pytest.mark.parametrize("kilobytes", [0, 64], ids=["for the secret", "for the tables"])
def test_a_full_disk_means_try_again(tmp_path: Path, kilobytes: int) -> None:
    """Whatever there is no room for; with room again the same folder serves."""
    unshare = shutil.which("unshare") or ""
    small = f"mount -t tmpfs -o size=256k none {tmp_path} && touch {tmp_path}/lock"
    if not unshare or subprocess.run([unshare, "-rm", "sh", "-c", small], capture_output=True, check=False).returncode:
        pytest.skip("this machine lets nobody mount a small disk")
    room = f"head -c {256 - kilobytes}k /dev/zero > {tmp_path}/ballast"
    script = f'{small}; {room}; "$@"; code=$?; ls -s {tmp_path}/secret >&2; exit $code'
    arguments = [unshare, "-rm", "sh", "-c", script, "sh", *command(tmp_path, "", 1, 1)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == TRY_AGAIN, done.stderr
    assert "cannot be opened now" in done.stderr
    assert ("No such file" in done.stderr) == (kilobytes == 0), "half a secret stays behind"


def test_errors_that_pass_are_told_from_others() -> None:
    """A full disk, a busy or absent database; not a damaged file, a wrong statement or a folder that is read-only."""
    small = sqlite3.connect(":memory:")
    small.execute("PRAGMA max_page_count = 2")
    with pytest.raises(sqlite3.OperationalError, match="full") as full:
        small.execute("CREATE TABLE large AS SELECT randomblob(100000)")
    with pytest.raises(sqlite3.OperationalError) as wrong:
        small.execute("SELECT nothing")
    small.close()
    with pytest.raises(psycopg.OperationalError) as absent:
        psycopg.connect(f"postgresql://127.0.0.1:{a_port()}/nothing")
    passing = [full.value, absent.value, OSError(errno.ENOSPC, ""), PoolTimeout()]
    passing.append(OperationalError("", None, full.value))
    assert all(map(is_temporary, passing))
    others = [wrong.value, sqlite3.DatabaseError("no database"), OSError(errno.EACCES, ""), ValueError(), None]
    assert not any(map(is_temporary, others))
