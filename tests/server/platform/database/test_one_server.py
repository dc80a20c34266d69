"""What a server needs for itself: its port, its database file, its secret."""

import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.server.platform.security.secret import SecretTooShort, find_or_create_secret
from tests.server.server_process import refusal, server_process


def test_a_taken_port_and_a_taken_folder_are_told_with_exit_code_2(tmp_path: Path) -> None:
    """Nothing is started half."""
    with server_process(tmp_path / "one") as (address, _):
        port = address.rpartition(":")[2]
        assert f"port {port} is taken" in refusal(port, tmp_path / "two", "")
        assert "another server works with" in refusal(0, tmp_path / "one", "")


def test_one_server_works_with_a_database_file(tmp_path: Path) -> None:
    """Another data folder or a link to the file does not help; another file in the same folder is free."""
    file, link = tmp_path / "one" / "stellwerk.sqlite3", tmp_path / "link.sqlite3"
    link.symlink_to(file)
    with server_process(tmp_path / "one"):
        for same in (file, link):
            assert f"another server works with {file}" in refusal(0, tmp_path / "two", f"sqlite:///{same}")
        with server_process(tmp_path / "two", database=f"sqlite:///{tmp_path}/one/other.sqlite3"):
            pass
    with server_process(tmp_path / "two", database=f"sqlite:///{link}"):
        assert "another server" in refusal(0, tmp_path / "one", "")


@pytest.mark.parametrize("url", ["", "sqlite:///{}/other.sqlite3"])
def test_several_workers_on_sqlite_are_refused_with_exit_code_2(tmp_path: Path, url: str) -> None:
    """Whether it is the database of the data folder or another one: nothing is made, and a sentence says why."""
    database = ["--database", url.format(tmp_path)] if url else []
    command = [sys.executable, "-m", "stellwerk", "serve", "--workers", "2", "--port", "0", "--no-open"]
    command += ["--data", str(tmp_path / "data"), *database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert "SQLite serves one process" in done.stderr and "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_the_secret_is_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    """Made on first use, kept for ever."""
    first = find_or_create_secret(tmp_path / "data", None)
    assert len(first) >= 32
    assert find_or_create_secret(tmp_path / "data", None) == first
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert find_or_create_secret(tmp_path, "a long enough secret") == b"a long enough secret"
    with pytest.raises(SecretTooShort):
        find_or_create_secret(tmp_path, "short")
