"""`stellwerk admin` about people: accounts, invitations, sanctions, reports, one table whole."""

import json
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.test_admin import admin, with_account
from tests.server.house import running


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
