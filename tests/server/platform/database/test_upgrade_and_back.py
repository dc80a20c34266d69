"""The steps of `docs/hosting.md`, section Upgrading, with the last version itself: forward, a move, and back."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellwerk import __version__

ROOT = Path(__file__).parents[4]
LAST = "dde48d03f13a970a9e38438f086c2e4262db592d"
"""The commit of version 0.1.0; what it depends on is installed here too."""
OPENING = {
    "game": "paris",
    "seats": [{"kind": "me"}] * 3,
    "options": {"start_player": 0, "fixed_starts": True},
}


class Version:
    """A version of the program, by the folder of its sources."""

    def __init__(self, sources: Path) -> None:
        self.environment = {**os.environ, "PYTHONPATH": str(sources), "STELLWERK_PURE": "1"}
        self.command = [sys.executable, "-m", "stellwerk"]

    def admin(self, *arguments: object) -> None:
        """Run a command of the host, which has to succeed."""
        command = [*self.command, "admin", *map(str, arguments)]
        ran = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr

    @contextmanager
    def serving(self, data: Path, log: Path, cookies: httpx.Cookies | None = None) -> Iterator[httpx.Client]:
        """Somebody at a server of this version, which is stopped in order at the end."""
        command = [*self.command, "serve", "--port", "0", "--data", str(data), "--no-open"]
        with log.open("w") as errors:
            process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=data.parent
            )
        assert process.stdout is not None
        found = None
        while found is None:
            line = process.stdout.readline()
            assert line, log.read_text()
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
        try:
            with httpx.Client(base_url=found[0], cookies=cookies, timeout=60, trust_env=False) as client:
                client.get("/api/v1/me").raise_for_status()
                yield client
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
            process.stdout.close()


@pytest.fixture
def last(tmp_path: Path) -> Version:
    """The last version, from the history of this repository."""
    git = shutil.which("git")
    if git is None or subprocess.run([git, "cat-file", "-e", f"{LAST}^{{commit}}"], cwd=ROOT, check=False).returncode:
        pytest.skip(f"this is no clone that has commit {LAST[:7]} (version 0.1.0); git fetch --unshallow gets it")
    packed = subprocess.run([git, "archive", LAST, "src"], cwd=ROOT, check=True, capture_output=True)
    (tmp_path / "old").mkdir()
    subprocess.run(["tar", "-x", "-C", str(tmp_path / "old")], input=packed.stdout, check=True)
    return Version(tmp_path / "old" / "src")


def act(client: httpx.Client, id: str, *moves: str) -> dict[str, Any]:
    """Play at a table; its head afterwards."""
    head = client.get(f"/api/v1/tables/{id}").json()["head"]
    body = {"seat": head["to_act"][0], "number": head["number"], "do": list(moves)}
    client.post(f"/api/v1/tables/{id}/actions", json=body).raise_for_status()
    played: dict[str, Any] = client.get(f"/api/v1/tables/{id}").json()["head"]
    return played


@pytest.mark.deep
def test_an_upgrade_and_the_way_back_as_documented(tmp_path: Path, last: Version) -> None:
    """The last version serves its tables again, as they were, and goes on; what was played since is lost."""
    data, aside, new = tmp_path / "data", tmp_path / "data-new", Version(ROOT / "src")
    with last.serving(data, tmp_path / "1.log") as anna:
        assert anna.get("/health").json()["version"] == "0.1.0"
        opened = anna.post("/api/v1/tables", json=OPENING)
        id = opened.raise_for_status().json()["head"]["id"]
        before, cookies = act(anna, id, "build:black"), anna.cookies
        new.admin("check-upgrade", "--data", data)
    last.admin("backup", tmp_path / "before.zip", "--data", data)
    with new.serving(data, tmp_path / "2.log", cookies) as anna:
        assert anna.get("/health").json()["version"] == __version__
        assert anna.get(f"/api/v1/tables/{id}").json()["head"]["number"] == before["number"]
        assert act(anna, id, "place:I4")["number"] > before["number"]
    (written,) = (data / "backups").glob("before-*.zip")
    assert str(written) in (tmp_path / "2.log").read_text()
    data.rename(aside)
    last.admin("restore", aside / "backups" / written.name, "--data", data)
    with last.serving(data, tmp_path / "3.log", cookies) as anna:
        assert anna.get("/health").json()["version"] == "0.1.0"
        assert anna.get(f"/api/v1/tables/{id}").json()["head"]["number"] == before["number"]
        assert act(anna, id, "place:I4")["number"] > before["number"]
