"""The way back after an upgrade: the backup that the start has made holds the store as the earlier version left it."""

import asyncio
import fcntl
import json
import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from stellwerk.server.platform.database import backup
from stellwerk.server.platform.database.backup import LEFT_OUT, back_up, restore
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.lock import DatabaseInUse, earlier_lock
from stellwerk.server.platform.database.migrate import head, upgrade
from stellwerk.server.platform.processes.workers import Workers
from tests.cli.conftest import Run, run  # noqa: F401
from tests.server.house import one_move, running
from tests.server.server_process import refusal

PACKED = Path(__file__).parent / "data" / "one-version.zip"
EARLIER = "0020"  # the revision of that folder
LATER = "9999"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder of an earlier version, with tables of all games."""
    with zipfile.ZipFile(PACKED) as packed:
        packed.extractall(tmp_path / "data")
    return tmp_path / "data"


def rows(file: Path) -> dict[str, list[Any]]:
    """Everything that is backed up, by table, read without Stellwerk."""
    with closing(sqlite3.connect(file)) as plain:
        names = {name for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return {name: sorted(plain.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names - LEFT_OUT}


def columns(file: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(file)) as plain:
        names = [name for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: plain.execute("SELECT name, type FROM pragma_table_info(?)", (name,)).fetchall() for name in names
        }


async def test_the_earlier_version_gets_its_store_back(
    folder: Path, tmp_path: Path, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move of the new version is not in it; rows, columns and the signing secret are as they were."""
    before = shutil.copytree(folder, tmp_path / "before") / "stellwerk.sqlite3"
    content = json.loads((folder / "tables.json").read_text())
    async with running(folder, workers) as house:
        await one_move(house.guest(httpx.Cookies(content["cookies"])), content["tables"]["paris"]["running"], Random(3))
    (file,) = (folder / "backups").glob("before-*.zip")
    assert len(rows(folder / "stellwerk.sqlite3")["log"]) > len(rows(before)["log"])
    monkeypatch.setattr(backup, "head", lambda: EARLIER)  # as the earlier version restores it
    database = Database(f"sqlite:///{tmp_path / 'again.sqlite3'}")
    secret = await restore(database, file)
    await database.close()
    assert secret == (folder / "secret").read_bytes()
    assert columns(tmp_path / "again.sqlite3") == columns(before)
    assert rows(tmp_path / "again.sqlite3") == rows(before)


@pytest.mark.parametrize("has_figures", [False, True])
async def test_a_backup_from_before_0020_is_restored(tmp_path: Path, has_figures: bool) -> None:
    """Some versions left out the figures of their workers, others did not; nobody needs them."""
    earlier, file = Database(f"sqlite:///{tmp_path / 'earlier.sqlite3'}"), tmp_path / "backup.zip"
    await earlier.write(lambda held: upgrade(held, "0019"))
    await back_up(earlier, None, file)
    await earlier.close()
    with zipfile.ZipFile(file, "a") as packed:
        assert "figures.jsonl" not in packed.namelist()
        if has_figures:
            packed.writestr("figures.jsonl", '{"worker":1,"at":0.0,"families":"[]"}\n')
    fresh = Database(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    await restore(fresh, file)
    await fresh.close()
    assert columns(tmp_path / "fresh.sqlite3")["tables"]


async def of_a_later_version(folder: Path) -> Path:
    """A folder that a later version has changed, and its backup."""
    database, file = Database(f"sqlite:///{folder / 'stellwerk.sqlite3'}"), folder / "later.zip"
    await database.migrate()
    await back_up(database, None, file)
    await database.close()
    with closing(sqlite3.connect(folder / "stellwerk.sqlite3", isolation_level=None)) as plain:
        plain.execute("UPDATE alembic_version SET version_num = ?", (LATER,))
    with zipfile.ZipFile(file) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    with zipfile.ZipFile(file, "w") as packed:
        for name, part in parts.items():
            packed.writestr(name, part.replace(f'"revision":"{head()}"'.encode(), f'"revision":"{LATER}"'.encode()))
    return file


async def test_a_store_of_a_later_version_is_left_alone(folder: Path) -> None:
    """The start says so, and makes no backup that would bear the name of one from before an upgrade."""
    await of_a_later_version(folder)
    before = rows(folder / "stellwerk.sqlite3")
    said = await asyncio.to_thread(refusal, 0, folder, "")
    assert f"this store was written by a later version (revision {LATER}, this one knows {head()})" in said
    assert "restore the backup from before the upgrade" in said and "Traceback" not in said
    assert not (folder / "backups").exists()
    assert rows(folder / "stellwerk.sqlite3") == before


@pytest.mark.parametrize("command", ["list", "check-upgrade", "restore"])
async def test_commands_of_an_earlier_version_say_so(
    run: Run,  # noqa: F811
    folder: Path,
    tmp_path: Path,
    command: str,
) -> None:
    """Exit code 2 and a sentence; nothing is made for a backup that cannot be restored."""
    file, new = await of_a_later_version(folder), tmp_path / "new"
    wanted = [file, "--data", new] if command == "restore" else ["--data", folder]
    ran = await asyncio.to_thread(run, "admin", command, *wanted)
    assert ran.code == 2 and "was written by a later version" in ran.err and "a bug" not in ran.err
    assert not new.exists()


def test_a_running_server_of_an_earlier_version_keeps_this_one_out(tmp_path: Path) -> None:
    """It may hold nothing but the lock in its data folder; where it has never been, no such file is made."""
    with earlier_lock(tmp_path), earlier_lock(None):
        assert not (tmp_path / "lock").exists()
    with (tmp_path / "lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(DatabaseInUse, match="stop it first"), earlier_lock(tmp_path):
            pass
    with earlier_lock(tmp_path):
        pass
