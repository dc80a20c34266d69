"""A store of an earlier version, with games in it, is carried over to the present shape."""

import zipfile
from random import Random

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, func, inspect, select, text

from stellwerk.server.platform.database.backup import restore
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.migrate import _config, head, revision_of
from stellwerk.server.platform.database.schema import LOG
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, play_to_the_end, running
from tests.server.stores import Store

EARLIER = ("0001", pytest.param("0004", marks=pytest.mark.deep))  # the way from 0001 leads over 0004


def brought_back(connection: Connection, revision: str) -> None:
    """The store as an earlier version had it: what came later is gone."""
    config = _config()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


@pytest.mark.parametrize("revision", EARLIER)
async def test_games_of_an_earlier_version_go_on(store: Store, workers: Workers, revision: str) -> None:
    """Old rows get what every table has now; the finished game reads the same, the unfinished one is played on."""
    async with running(store, workers) as house:
        anna = house.guest()
        over = (await anna.open_table("me", "random", "random", options=MINI))["head"]["id"]
        await play_to_the_end(anna, over, Random(6))
        table = await anna.open_table("me", "me", "me", options={**MINI, "start_player": 0}, public=True)
        await anna.act(table, "build:black")
        record, cookies = (await anna.http.get(f"/tables/{over}/record")).content, httpx.Cookies(anna.http.cookies)
    database = Database(store.settings().url)
    await database.write(lambda held: brought_back(held, revision))
    tables = await database.read(lambda held: inspect(held).get_table_names())
    await database.close()
    assert "plans" not in tables and ("accounts" in tables) == (revision != "0001")
    async with running(store, workers) as house:
        anna = house.guest(cookies)
        assert (await anna.http.get(f"/tables/{over}/record")).content == record
        found = (await anna.get(f"/tables/{table['head']['id']}"))["head"]
        assert (found["settings"], found["time"], found["timer"], found["hints"]) == ({}, None, None, False)
        id = found["id"]
        await anna.put(f"/tables/{id}/seats/0/note", {"text": "weiter"})
        await anna.post(f"/tables/{id}/seats/1/substitute", {})
        assert (await anna.delete(f"/tables/{id}/seats/1/substitute"))["head"]["seats"][1]["bot"] is None
        assert (await play_to_the_end(anna, id, Random(7)))["head"]["places"]
        assert (await anna.post(f"/tables/{id}/verify"))["ok"]
    await _is_kept(store, revision)


async def _is_kept(store: Store, revision: str) -> None:
    """The backup that was taken first is of the earlier version and can be restored."""
    (file,) = (store.data / "backups").iterdir()
    with zipfile.ZipFile(file) as packed:
        assert f'"revision":"{revision}"'.encode() in packed.read("stellwerk.json")
    fresh = Database(f"sqlite:///{store.data / 'again.sqlite3'}")
    await restore(fresh, file)
    assert await fresh.read(revision_of) == head()
    assert await fresh.read(lambda held: held.scalar(select(func.count()).select_from(LOG)))
    assert await fresh.read(lambda held: held.scalar(text("select count(*) from tables"))) == 2
    await fresh.close()
