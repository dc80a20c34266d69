"""Backups: whole, of one moment, and readable by either database; one is taken before an upgrade."""

import zipfile
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import func, select, text

from stellwerk.server.platform.database.backup import BadBackup, back_up, restore
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.migrate import head, revision_of, upgrade
from stellwerk.server.platform.database.moderation_schema import SANCTIONS
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, House, play_to_the_end, running
from tests.server.stores import Postgres, Store
from tests.server.timeouts.test_drafts import DRAFT, SLOW, two_people


async def counts(url: str) -> dict[str, int | None]:
    """How many rows every table has."""
    database = Database(url)
    queries = {name: select(func.count()).select_from(table) for name, table in SANCTIONS.metadata.tables.items()}
    del queries["limits"]  # they count for the present minute alone
    found = await database.read(lambda held: {name: held.scalar(query) for name, query in queries.items()})
    await database.close()
    return found


async def everything_else(house: House, anna: Guest, over: str) -> None:
    """Fill the tables that a game alone leaves empty."""
    await anna.post("/me/tokens", {"name": "script", "scopes": ["read"]}, 201)
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    ways = await anna.post("/me/notices", {"way": "push", "target": "https://push.invalid/1", "keys": keys}, 201)
    await anna.post(f"/me/notices/{ways['ways'][0]['id']}/test")
    await anna.post(f"/tables/{over}/curve")
    await anna.post(f"/tables/{over}/chat", {"text": "danke"}, 201)
    await anna.put(f"/tables/{over}/seats/0/note", {"text": "mehr bauen"})
    open = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
    await anna.put(f"/tables/{open['head']['id']}/seats/1/plan", {"do": ["build:black"]})
    await anna.put(f"/tables/{open['head']['id']}/seats/2/orders", {"orders": [{"do": "stop"}]})
    ben, _, id = await two_people(house, settings=SLOW)
    await ben.post(f"/tables/{open['head']['id']}/watch", {"key": open["keys"]["watch"]})
    await ben.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT}, 204)
    await ben.post("/me/return", {})
    await ben.post(f"/tables/{open['head']['id']}/reports", {"kind": "seat", "number": 0, "reason": "slow"}, 201)
    await house.services.account_invitations.make("Cleo", 7)
    bot = await anna.post("/me/bots", {"name": "Robo"}, 201)
    await house.services.bot_accounts.note_timeout(bot["bot"]["id"], over)
    await anna.put("/me/open-data", {"agreed": True})
    await house.services.sanctions.impose((await ben.get("/me"))["id"], "mute", 7, "rude")


async def test_a_backup_moves_between_sqlite_and_postgresql(
    store: Store, tmp_path: Path, postgres: Postgres, workers: Workers
) -> None:
    """From one to the other: nothing is missing, and the record is the same byte for byte."""
    async with running(store, workers) as house:
        anna = house.guest()
        await anna.post("/account", {"name": "Anna", "password": "station clock"}, 201)
        id = (await anna.open_table("me", "random", "random", options=MINI))["head"]["id"]
        await play_to_the_end(anna, id, Random(6))
        await everything_else(house, anna, id)
        before, cookies = (await anna.http.get(f"/tables/{id}/record")).content, anna.http.cookies
    file = tmp_path / "backup.zip"
    source = Database(store.settings().url)
    await back_up(source, None, file)
    await source.close()
    postgres.run("DROP DATABASE IF EXISTS other WITH (FORCE)")  # of a test that failed
    postgres.run("CREATE DATABASE other")
    url = postgres.url("other") if store.url is None else f"sqlite:///{tmp_path / 'other.sqlite3'}"
    target = Database(url)
    await restore(target, file)
    with pytest.raises(BadBackup, match="not empty"):
        await restore(target, file)
    await target.close()
    found, there = await counts(store.settings().url), await counts(url)
    async with running(Store(store.data, url), workers) as house:
        anna = house.guest(httpx.Cookies(cookies))
        after = (await anna.http.get(f"/tables/{id}/record")).content
    postgres.drop(postgres.url("other"))
    assert found == there
    empty = [name for name, count in found.items() if not count]
    assert empty == ["presences"], "all others hold something"
    assert after == before


async def test_a_backup_is_taken_before_an_upgrade(store: Store) -> None:
    """A store of an earlier version is kept beside it before it is changed."""
    settings = store.settings()
    (settings.data / "stellwerk.sqlite3").unlink(missing_ok=True)  # the databases of the tests have the present shape
    settings.data.mkdir(exist_ok=True)
    database = Database(settings.url)

    def earlier(connection: object) -> None:
        if store.url is not None:
            connection.execute(text("DROP SCHEMA public CASCADE"))  # type: ignore[attr-defined]
            connection.execute(text("CREATE SCHEMA public"))  # type: ignore[attr-defined]
        upgrade(connection, "0001")  # type: ignore[arg-type]
        names = "insert into persons (id, name, created_at) values ('p', 'Anna', '2026')"
        connection.execute(text(names))  # type: ignore[attr-defined]

    await database.write(earlier)
    await database.close()
    for _ in range(2):
        async with running(store):
            pass
    files = list((store.data / "backups").iterdir())
    assert len(files) == 1, "the second start finds nothing to do"
    with zipfile.ZipFile(files[0]) as packed:
        assert b'"revision":"0001"' in packed.read("stellwerk.json")
        assert b"Anna" in packed.read("persons.jsonl")
        assert packed.read("secret")
    fresh = Database(f"sqlite:///{store.data / 'again.sqlite3'}")
    await restore(fresh, files[0])
    assert await fresh.read(revision_of) == head()
    assert await fresh.read(lambda held: held.scalar(text("select name from persons"))) == "Anna"
    await fresh.close()
