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
    async with asyncio.timeout(20):
        while not wanted(await guest.http.get(path)):
            await asyncio.sleep(0.1)


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
        await admin("disable", "anna", "--data", tmp_path)
        await until(anna, "/me", lambda answer: answer.json()["account"] is None)
        assert (await anna.post("/session", ANNA, 403))["code"] == "disabled"
        await admin("enable", "Anna", "--data", tmp_path)
        await anna.post("/session", ANNA)
        await admin("rename", "Anna", "Bella", "--data", tmp_path)
        password = (await admin("reset-password", "Bella", "--data", tmp_path)).strip()
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
            await admin("delete-table", id, "--data", tmp_path)
            assert (await live.of("problem"))["problem"]["code"] == "no_such_table"
        await admin("delete-account", "Anna", "--data", tmp_path)
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
