"""`stellwerk admin` about people: accounts, invitations, sanctions, reports, one table whole."""

import asyncio
import json
from pathlib import Path

import pytest

from stellwerk.server.admin import NotWritten, write_whole
from tests.cli.conftest import Run
from tests.cli.test_admin import admin, with_account
from tests.server.house import running

FULL = Path("/dev/full")


def write_to_the_full_device(content: bytes) -> None:
    with FULL.open("wb", buffering=0) as device:
        device.write(content)


async def test_a_host_makes_accounts_and_invitations(tmp_path: Path) -> None:
    """On a server that takes no other accounts; every command says what it did."""
    async with running(tmp_path, sign_up="invited") as house:
        password = (await admin("add-account", "Hedda", "--host", "--data", tmp_path)).strip()
        hedda = house.guest()
        assert (await hedda.post("/session", {"name": "Hedda", "password": password}))["host"] is True
        key = (await admin("invite", "Cleo", "--data", tmp_path)).strip().removeprefix("/#/join/")
        await house.guest().post("/account", {"name": "Cleo", "password": "station clock", "invitation": key}, 201)
        assert "Cleo is a host" in await admin("host", "Cleo", "--data", tmp_path)
        await admin("invite", "Dora", "--data", tmp_path)
        (left,) = json.loads(await admin("list", "invitations", "--json", "--data", tmp_path))
        assert "void" in await admin("withdraw-invitation", left["id"], "--data", tmp_path)
        told = json.loads(await admin("list", "diary", "--json", "--data", tmp_path))
        assert [each["what"] for each in told] == [
            *("withdraw-invitation", "invite", "host", "invite", "add-account"),
        ]


async def test_health_versions_and_limits_are_those_of_the_running_server(run: Run, tmp_path: Path) -> None:
    """The page and the command line say the same, also about what the server was started with."""
    async with running(tmp_path, idle_days=7) as house:
        await with_account(house)
        page = await house.services.host.page()
        said = {
            what: {
                row["name"]: row["value"] for row in json.loads(await admin("list", what, "--json", "--data", tmp_path))
            }
            for what in ("health", "versions", "limits")
        }
    assert said["limits"] == page.limits and said["limits"]["idle_days"] == 7
    assert said["versions"] == {"stellwerk": page.version, **page.versions}
    assert (said["health"]["store"], said["health"]["accounts"], said["health"]["open reports"]) == ("writes", 1, 0)
    (tmp_path / "started.json").unlink()
    ran = await asyncio.to_thread(run, "admin", "list", "limits", "--data", tmp_path)
    assert ran.code == 2 and "no server of this version was started" in ran.err


async def test_a_host_mutes_bans_and_lifts(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        anna = await with_account(house)
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        assert "Anna may not write until" in await admin("mute", "Anna", "--days", 2, "--data", tmp_path)
        await anna.post(f"/tables/{id}/chat", {"text": "Hallo"}, 403)
        assert "lifted 1" in await admin("lift", "Anna", "--data", tmp_path)
        await anna.post(f"/tables/{id}/chat", {"text": "Hallo"}, 201)
        await admin("ban", "Anna", "--yes", "--reason", "spam", "--data", tmp_path)
        (held,) = json.loads(await admin("list", "sanctions", "--json", "--data", tmp_path))
        assert (held["kind"], held["reason"], held["ends_at"]) == ("ban", "spam", None)
        await admin("enable", "Anna", "--data", tmp_path)
        assert json.loads(await admin("list", "--json", "--data", tmp_path))[0]["disabled"] is False


async def test_a_running_table_is_written_whole(tmp_path: Path) -> None:
    """And a file that is there is not replaced by mistake."""
    async with running(tmp_path / "data") as house:
        anna = await with_account(house)
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        file = tmp_path / "table.stellwerk.json"
        await admin("export-table", id, file, "--data", tmp_path / "data")
        seen = await anna.get(f"/tables/{id}/record")
    assert len(json.loads(file.read_text())["log"]) == len(seen["log"])


def test_a_file_that_is_there_is_not_replaced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.zip").write_text("precious")
    ran = run("admin", "backup", tmp_path / "old.zip", "--data", tmp_path)
    assert ran.code == 2 and "--overwrite" in ran.err
    assert (tmp_path / "old.zip").read_text() == "precious"


def test_a_folder_is_no_file_to_write(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "backup", tmp_path, "--overwrite", "--data", tmp_path)
    assert ran.code == 2 and "is a folder" in ran.err


async def test_a_name_that_is_misspelt_is_told_with_those_much_like_it(run: Run, tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        await with_account(house)
        for command in (("host", "Ana"), ("mute", "Ana"), ("reset-password", "Ana", "--yes")):
            ran = await asyncio.to_thread(run, "admin", *command, "--data", tmp_path)
            assert ran.code == 2 and "There is no account named Ana." in ran.err
            assert "Did you mean Anna?" in ran.err and "stellwerk admin list accounts" in ran.err


@pytest.mark.skipif(not FULL.exists(), reason="there is no device here that is always full")
def test_a_disk_that_is_full_is_not_laid_upon_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names the file; what was there before stays as it was."""
    file = tmp_path / "old.json"
    file.write_text("precious")
    monkeypatch.setattr(Path, "write_bytes", lambda _path, content: write_to_the_full_device(content))
    with pytest.raises(NotWritten, match=r"cannot write .*old\.json: No space left on device") as raised:
        write_whole(file, b"new")
    assert raised.value.disk_is_full and file.read_text() == "precious"


def test_no_empty_backup_is_written_of_a_database_that_is_not_there(run: Run, tmp_path: Path) -> None:
    """A name that is misspelt would be noticed only when the backup is needed."""
    missing, empty = tmp_path / "none.sqlite3", tmp_path / "empty.sqlite3"
    empty.touch()
    for file, said in ((missing, "there is no database"), (empty, "has no tables of a Stellwerk server")):
        ran = run("admin", "backup", tmp_path / "x.zip", "--data", tmp_path, "--database", f"sqlite:///{file}")
        assert ran.code == 2 and said in ran.err
    assert not missing.exists() and not (tmp_path / "x.zip").exists()
