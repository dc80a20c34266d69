"""`stellwerk admin`: what a host does beside a running server."""

import asyncio
import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from stellwerk.cli import main
from tests.cli.conftest import Run
from tests.server.house import Guest, House, running
from tests.server.stores import Store

ANNA = {"name": "Anna", "password": "station clock"}


async def admin(*arguments: object) -> str:
    """Run a command beside the server, with a thread and a connection of its own; what it printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = await asyncio.to_thread(main, ["admin", *map(str, arguments)])
    assert code == 0
    return printed.getvalue()


async def until(guest: Guest, path: str, wanted: Callable[[httpx.Response], bool]) -> None:
    """Wait until the server has noticed."""
    async with asyncio.timeout(60):
        while not wanted(await guest.http.get(path)):
            await asyncio.sleep(0.05)


async def with_account(house: House) -> Guest:
    """Anna has an account."""
    anna = house.guest()
    await anna.post("/account", ANNA, 201)
    return anna


async def test_a_host_closes_and_opens_renames_and_resets_an_account(tmp_path: Path) -> None:
    """A running server notices within seconds: devices are signed out, the new password works."""
    async with running(tmp_path) as house:
        anna = await with_account(house)
        listed = json.loads(await admin("list", "--data", tmp_path, "--json"))
        assert [(each["name"], each["disabled"]) for each in listed] == [("Anna", False)]
        await admin("disable", "anna", "--yes", "--data", tmp_path)
        await until(anna, "/me", lambda answer: answer.json()["account"] is None)
        assert (await anna.post("/session", ANNA, 403))["code"] == "disabled"
        await admin("enable", "Anna", "--data", tmp_path)
        await anna.post("/session", ANNA)
        await admin("rename", "Anna", "Bella", "--data", tmp_path)
        password = (await admin("reset-password", "Bella", "--yes", "--data", tmp_path)).strip()
        await until(anna, "/me", lambda answer: answer.json()["account"] is None)
        assert (await anna.post("/session", {"name": "Bella", "password": password}))["account"] == "Bella"
        await anna.post("/session", ANNA, 401)


async def test_a_host_deletes_tables_and_accounts(tmp_path: Path) -> None:
    """Whoever looks at the table hears that it is gone."""
    async with running(tmp_path) as house:
        anna = await with_account(house)
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        assert id in await admin("list", "tables", "--data", tmp_path)
        async with anna.live(id) as live:
            await live.of("table")
            await admin("delete-table", id, "--yes", "--data", tmp_path)
            assert (await live.of("problem"))["problem"]["code"] == "no_such_table"
        await admin("delete-account", "Anna", "--yes", "--data", tmp_path)
        assert json.loads(await admin("list", "--data", tmp_path, "--json")) == []
        await house.guest().post("/session", ANNA, 401)


async def test_a_backup_of_a_running_server_is_restored_elsewhere(tmp_path: Path) -> None:
    """Tables, accounts, open sign-ins and invitations are the same there."""
    file = tmp_path / "backup.zip"
    async with running(tmp_path / "one") as house:
        anna = await with_account(house)
        table = await anna.open_table("me", "open", "me", options={"start_player": 0, "fixed_starts": True})
        id = table["head"]["id"]
        before = (await anna.http.get(f"/tables/{id}")).content
        await admin("backup", file, "--data", tmp_path / "one")
        cookies = anna.http.cookies
    assert file.stat().st_mode & 0o777 == 0o600
    await admin("restore", file, "--data", tmp_path / "two")
    async with running(tmp_path / "two") as house:
        anna = house.guest(httpx.Cookies(cookies))
        assert (await anna.get("/me"))["account"] == "Anna"
        assert (await anna.http.get(f"/tables/{id}")).content == before
        await house.guest().post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})


async def a_store(folder: Path) -> str:
    """The URL of a store with Anna's account and a table at which she waits for others with Ben."""
    async with running(folder) as house:
        anna = await with_account(house)
        table = await anna.open_table("me", "open", "open")
        sit = {"name": "Ben", "key": table["keys"]["1"]}
        await house.guest().post(f"/tables/{table['head']['id']}/seats/1", sit)
    return f"sqlite:///{folder / 'stellwerk.sqlite3'}"


def test_the_office_makes_no_secret(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What needs the secret of the server is refused without it; what does not need it is done."""
    url = asyncio.run(a_store(tmp_path / "server"))
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    ran = run("admin", "delete-account", "Anna", "--yes", "--database", url)
    assert ran.code == 2
    assert "--data" in ran.err and "STELLWERK_SECRET" in ran.err
    assert run("admin", "rename", "Anna", "Bella", "--database", url).code == 0
    assert "Bella" in run("admin", "list", "--database", url).out
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert run("admin", "delete-account", "Bella", "--yes", "--database", url, "--data", tmp_path / "server").code == 0


def test_the_secret_of_another_server_is_not_used(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would make invitations that nobody has; also if it comes from the environment."""
    url = asyncio.run(a_store(tmp_path / "server"))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "secret").write_text("the secret of another server")
    ran = run("admin", "delete-account", "Anna", "--yes", "--database", url, "--data", tmp_path / "other")
    assert ran.code == 2 and "not the one of this store" in ran.err
    monkeypatch.setenv("STELLWERK_SECRET", "short")
    assert "at least 16" in run("admin", "delete-account", "Anna", "--yes", "--database", url).err
    monkeypatch.setenv("STELLWERK_SECRET", (tmp_path / "server" / "secret").read_text())
    assert run("admin", "delete-account", "Anna", "--yes", "--database", url).code == 0


def test_a_backup_without_the_secret_says_what_that_means(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written all the same, and the host is told on standard error."""
    url = asyncio.run(a_store(tmp_path / "server"))
    whole = run("admin", "backup", tmp_path / "whole.zip", "--data", tmp_path / "server")
    assert (whole.code, whole.err) == (0, "")
    ran = run("admin", "backup", tmp_path / "part.zip", "--database", url, "--data", tmp_path / "nowhere")
    assert ran.code == 0 and (tmp_path / "part.zip").exists()
    assert "no signing secret" in ran.err and "--data" in ran.err
    monkeypatch.setenv("STELLWERK_SECRET", "a secret of the environment")
    part = tmp_path / "part.zip"
    ran = run("admin", "backup", part, "--overwrite", "--database", url, "--data", tmp_path / "nowhere")
    assert ran.code == 0 and "STELLWERK_SECRET" in ran.err


def test_the_database_may_stand_in_the_environment(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that its password is not in the list of processes; what is named goes first."""
    url = asyncio.run(a_store(tmp_path / "server"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STELLWERK_DATABASE", url)
    assert "Anna" in run("admin", "list").out
    assert run("admin", "list", "--database", f"sqlite:///{tmp_path / 'none.sqlite3'}").code == 2
    assert run("serve", "--workers", "2", "--no-open").code == 2
    monkeypatch.setenv("STELLWERK_DATABASE", "mysql://nobody")
    ran = run("serve", "--no-open")
    assert ran.code == 2 and "--database takes postgresql://" in ran.err


def test_what_cannot_be_done_is_told(run: Run, tmp_path: Path) -> None:
    """No traceback, exit code 2."""
    (tmp_path / "no.zip").write_text("no backup")
    for arguments in (
        ("list", "--data", tmp_path / "nowhere"),
        ("backup", tmp_path / "x.zip", "--data", tmp_path / "nowhere"),
        ("restore", tmp_path / "no.zip", "--data", tmp_path / "new"),
        ("restore", tmp_path / "missing.zip", "--data", tmp_path / "new"),
    ):
        ran = run("admin", *arguments)
        assert ran.code == 2, arguments
        assert "Traceback" not in ran.err
    assert not (tmp_path / "x.zip").exists()
    assert not (tmp_path / "new").exists(), "no folder is made for a file that is no backup"


def test_who_names_no_store_is_told_what_to_name(run: Run, tmp_path: Path) -> None:
    assert "name the data folder of the server with --data" in run("admin", "list", "--data", tmp_path / "nowhere").err
    assert "there is no file missing.zip" in run("admin", "restore", "missing.zip", "--data", tmp_path / "new").err


def test_a_store_that_cannot_be_used_is_no_bug(run: Run, tmp_path: Path) -> None:
    """One that cannot be reached now means that the command can be tried again; a damaged one does not."""
    (tmp_path / "stellwerk.sqlite3").write_bytes(bytes(5000))
    ran = run("admin", "list", "--data", tmp_path)
    assert (ran.code, "a bug" in ran.err) == (2, False) and "damaged" in ran.err
    ran = run("admin", "list", "--data", tmp_path, "--database", "postgresql://nobody@127.0.0.1:9/none")
    assert (ran.code, "a bug" in ran.err) == (75, False) and "does not answer" in ran.err


async def test_unknown_names_are_told(tmp_path: Path) -> None:
    """Nothing is done to somebody who is not there."""
    async with running(Store(tmp_path)):
        command = [sys.executable, "-m", "stellwerk", "admin", "disable", "Nobody", "--data", str(tmp_path)]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no account named Nobody" in done.stderr


@pytest.mark.parametrize("command", ["delete-table", "disable"])
def test_a_command_needs_its_object(run: Run, command: str) -> None:
    """Without a name nothing is guessed."""
    assert run("admin", command).code == 2
