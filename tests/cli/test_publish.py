"""`stellwerk admin publish`: a folder of open data beside a running server, and what keeps it from being written."""

import json
from pathlib import Path
from random import Random

from tests.cli.conftest import Run
from tests.cli.test_admin import admin
from tests.server.house import MINI, play_to_the_end, running
from tests.server.open_data.test_consents import with_account


async def test_a_host_publishes_beside_the_server_and_the_diary_says_so(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with running(data) as house:
        for name, agreed in (("Anna", True), ("Ben", False)):
            guest = await with_account(house, name, agreed)
            table = await guest.open_table("me", "random", "random", options=MINI, public=True)
            await play_to_the_end(guest, table["head"]["id"], Random(1))
        told = await admin("publish", tmp_path / "out", "--since", "2020-01-01", "--game", "paris", "--data", data)
        diary = json.loads(await admin("list", "diary", "--json", "--data", data))
    assert "1 games of 1 people are in" in told and "left out 1: somebody has not agreed" in told
    assert [each["what"] for each in diary] == ["publish"]
    assert (tmp_path / "out" / "checksums.txt").exists()


def test_wrong_wishes_are_refused_before_anything_is_written(run: Run, tmp_path: Path) -> None:
    for wrong, said in (("--game", "no game"), ("--since", "date"), ("--until", "date")):
        ran = run("admin", "publish", tmp_path / "out", wrong, "nonsense", "--data", tmp_path)
        assert ran.code == 2 and said in ran.err
    assert run("admin", "publish", tmp_path / "out", "--data", tmp_path).code == 2, "there is no store"
    assert not (tmp_path / "out").exists()
