"""Publishing: only where everybody has agreed, nothing that identifies, every game replayed, resumed and repeated."""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import duckdb
import msgspec
import pytest
import zstandard
from sqlalchemy import update

from stellwerk.kernel.entries import Decision, TableEntry
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.record import Record, read_record
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.dataset.write import FILES
from stellwerk.reading import judged_record
from stellwerk.record import Record as ReadableRecord
from stellwerk.server.features.open_data.service.publishing import UNFINISHED, Choice, Published, Publisher
from stellwerk.server.features.open_data.service.unfinished import UnfinishedLines
from stellwerk.server.platform.database.schema import LOG, TABLES
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, House, a_salt, one_move, play_to_the_end, play_together, running
from tests.server.open_data.test_consents import PASSWORD, with_account
from tests.server.stores import Store

GAME: dict[str, Any] = {"options": MINI, "public": True}
EXACT = re.compile(rb"\d\d:\d\d(:\d\d)?")


def publisher(house: House) -> Publisher:
    services = house.services
    return Publisher(services.stores.open_data, services.stores.tables, services.games)


ALL = Choice()


async def publish(house: House, folder: Path, choice: Choice = ALL) -> Published:
    return await publisher(house).publish(choice, folder)


def unpacked(folder: Path) -> bytes:
    with zstandard.open(folder / "games.jsonl.zst", "rb") as packed:
        return bytes(packed.read())


def records(folder: Path) -> list[Record]:
    return [read_record(line) for line in io.BytesIO(unpacked(folder))]


def rows(folder: Path) -> list[Any]:
    return list(duckdb.sql(f"SELECT * FROM '{folder / 'games.parquet'}'").fetchall())


async def sit(guest: Guest, table: Any, seat: int, name: str) -> None:
    key = table["keys"][str(seat)]
    await guest.post(f"/tables/{table['head']['id']}/seats/{seat}", {"name": name, "key": key})


async def game_of(*players: Guest, names: str = "Anna Ben", **more: Any) -> str:
    """A finished public game of two people and a bot."""
    first, second = players
    table = await first.open_table("me", "open", "random", **{**GAME, **more})
    id: str = table["head"]["id"]
    await sit(second, table, 1, names.split()[1])
    await play_together(id, Random(3), first, second)
    return id


async def test_a_game_is_published_only_when_everybody_at_the_table_has_agreed(
    store: Store, workers: Workers, tmp_path: Path
) -> None:
    async with running(store, workers) as house:
        anna, ben = await with_account(house, "Anna", agreed=True), await with_account(house, "Ben")
        guest = house.guest()
        await game_of(anna, ben)
        await game_of(anna, guest)
        await game_of(anna, ben, public=False)
        with pytest.raises(WrongSetup, match=r"no game that may be published.*has not agreed"):
            await publish(house, tmp_path / "none")
        assert not (tmp_path / "none").exists()
        await ben.put("/me/open-data", {"agreed": True})
        found = await publish(house, tmp_path / "out")
        assert (found.games, found.people, dict(found.left_out)) == (1, 2, {"guest": 1})
        (record,) = records(tmp_path / "out")
        assert record.seats == ["player 1", "player 2", "bot:random@1"] and record.options == MINI
        card = (tmp_path / "out" / "README.md").read_text()
        assert "1 finished public games were left out" in card and "- 1: somebody played as a guest" in card
        await ben.put("/me/open-data", {"agreed": False})
        with pytest.raises(WrongSetup):
            await publish(house, tmp_path / "withdrawn")


async def test_whoever_has_handed_a_seat_on_must_agree_too_and_nothing_is_published_of_who_has_gone(
    house: House, tmp_path: Path
) -> None:
    anna, cleo = [await with_account(house, name, agreed=True) for name in ("Anna", "Cleo")]
    ben = await with_account(house, "Ben")
    begins: dict[str, Any] = {**GAME, "options": {**MINI, "start_player": 1}}
    table = await anna.open_table("me", "open", "random", **begins)
    id = table["head"]["id"]
    await sit(ben, table, 1, "Ben")
    while not any(entry.author for entry in (await _log(house, id)) if _seat(entry.entry) == 1):
        await one_move(ben, id, Random(1))
    key = (await ben.post(f"/tables/{id}/seats/1/handover"))["keys"]["1"]
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key})
    await play_together(id, Random(3), anna, cleo)
    with pytest.raises(WrongSetup, match="has not agreed"):
        await publish(house, tmp_path / "one")
    await ben.put("/me/open-data", {"agreed": True})
    found = await publish(house, tmp_path / "two")
    assert (found.games, found.people) == (1, 3)
    (record,) = records(tmp_path / "two")
    hands = [entry.by for entry in record.log if isinstance(entry, TableEntry)]
    assert record.seats[:2] == ["player 1", "player 2"] and hands == ["player 2"]
    await ben.post("/me/delete", {"password": PASSWORD}, 204)
    with pytest.raises(WrongSetup, match="deleted the account"):
        await publish(house, tmp_path / "three")


async def _log(house: House, id: str) -> list[Any]:
    stored = await house.services.stores.tables.load(id)
    assert stored is not None
    return list(stored.log_rows)


def _seat(entry: Any) -> int | None:
    return entry.seat if isinstance(entry, Decision) else None


async def test_no_file_has_anything_that_identifies(store: Store, workers: Workers, tmp_path: Path) -> None:
    """Names, ids, keys, tokens, addresses, chat, notes, table names, salts, seeds, exact times."""
    async with running(store, workers) as house:
        anna, ben = [await with_account(house, name, agreed=True) for name in ("Annegret", "Benedikta")]
        token = (await anna.post("/me/tokens", {"name": "Skriptchen", "scopes": ["read"]}, 201))["secret"]
        keys = {"p256dh": "B" * 87, "auth": "A" * 22}
        await anna.post("/me/notices", {"way": "push", "target": "https://push.invalid/anne", "keys": keys}, 201)
        bot = await anna.post("/me/bots", {"name": "Robogret"}, 201)
        salt, salt_hash = a_salt()
        own = {"kind": "me", "salt_hash": salt_hash}
        begins: dict[str, Any] = {**GAME, "options": {**MINI, "start_player": 0}}
        table = await anna.open_table(own, "open", "random", name="Freitagsrunde", **begins)
        id = table["head"]["id"]
        await sit(ben, table, 1, "Benedikta")
        await anna.post(f"/tables/{id}/salts", {"seat": 0, "salt": salt})
        await anna.post(f"/tables/{id}/chat", {"text": "Plauderei am Rande"}, 201)
        await anna.put(f"/tables/{id}/seats/0/note", {"text": "Geheimplan"})
        await ben.post(f"/tables/{id}/seats/1/substitute", {})
        await ben.delete(f"/tables/{id}/seats/1/substitute")
        await play_together(id, Random(3), anna, ben)
        database = house.services.stores.database
        stored = await house.services.stores.tables.load(id)
        noted = next(n for n, each in enumerate(stored.log_rows) if isinstance(each.entry, Decision))
        entry = msgspec.json.encode(msgspec.structs.replace(stored.log_rows[noted].entry, note="Notizzettel"))
        note = update(LOG).where(LOG.c.table == id, LOG.c.number == noted).values(entry=entry.decode())
        await database.write(lambda connection: connection.execute(note))
        folder = tmp_path / "out"
        await publish(house, folder)
        people = [(await guest.get("/me"))["id"] for guest in (anna, ben)]
        row = stored.row
        secrets = [*people, bot["bot"]["id"], bot["secret"], token, token.split("_", 2)[2], id, row.seed.hex(), salt]
        secrets += ["Annegret", "Benedikta", "Robogret", "Skriptchen", "Freitagsrunde", "push.invalid"]
        secrets += ["Plauderei", "Geheimplan", "Notizzettel", salt_hash, table["keys"]["1"]]
    assert {file.name for file in folder.iterdir()} == {*FILES, "checksums.txt"}
    texts = {file.name: file.read_bytes() for file in folder.iterdir()}
    texts |= {"lines": unpacked(folder), "rows": repr(rows(folder)).encode()}
    for name, text in texts.items():
        found = [secret for secret in secrets if secret.lower().encode() in text.lower()]
        assert found == [], name
        if name not in ("games.jsonl.zst", "games.parquet"):  # packed: what they hold is looked at unpacked
            assert EXACT.search(text) is None, name
    day = row.moved_at[:10]
    assert day.encode() in texts["lines"] and day.encode() in texts["rows"]


async def test_every_published_game_stands_by_the_rules_and_a_forged_one_is_left_out(
    house: House, tmp_path: Path
) -> None:
    anna, ben = [await with_account(house, name, agreed=True) for name in ("Anna", "Ben")]
    await game_of(anna, ben)
    forged = await game_of(anna, ben)
    places = update(TABLES).where(TABLES.c.id == forged).values(places="[9, 9, 9]")
    await house.services.stores.database.write(lambda connection: connection.execute(places))
    found = await publish(house, tmp_path / "out")
    assert (found.games, dict(found.left_out)) == (1, {"broken": 1})
    for record in records(tmp_path / "out"):
        state = judged_record(installed_game("paris"), ReadableRecord.of(record)).state
        assert state is not None and state.outcome() is not None


async def test_an_interrupted_command_goes_on_and_the_same_games_give_the_same_bytes(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cleo = [await with_account(house, name, agreed=True) for name in ("Anna", "Ben", "Cleo")]
    for other in (ben, cleo, ben):
        await game_of(anna, other)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    await publish(house, whole)
    added = UnfinishedLines.add

    def interrupted(unfinished: UnfinishedLines, table: str, record: bytes) -> None:
        if unfinished.file.exists() and unfinished.file.read_bytes().count(b"\n") == 2:
            unfinished.file.write_bytes(unfinished.file.read_bytes() + b"half a li")
            raise KeyboardInterrupt
        added(unfinished, table, record)

    monkeypatch.setattr(UnfinishedLines, "add", interrupted)
    with pytest.raises(KeyboardInterrupt):
        await publish(house, parts)
    assert [file.name for file in parts.iterdir()] == [UNFINISHED]
    written: list[str] = []

    def counted(unfinished: UnfinishedLines, table: str, record: bytes) -> None:
        written.append(table)
        added(unfinished, table, record)

    monkeypatch.setattr(UnfinishedLines, "add", counted)
    await publish(house, parts)
    assert len(written) == 1, "games that were written are not replayed again"
    assert {f.name: f.read_bytes() for f in parts.iterdir()} == {f.name: f.read_bytes() for f in whole.iterdir()}
    with pytest.raises(WrongSetup, match="has a dataset already"):
        await publish(house, whole)


async def test_an_unfinished_file_keeps_nothing_of_who_withdraws_meanwhile(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cleo = [await with_account(house, name, agreed=True) for name in ("Anna", "Ben", "Cleo")]
    for other in (ben, cleo, ben):
        await game_of(anna, other)

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(UnfinishedLines, "finish", interrupted)
        with pytest.raises(KeyboardInterrupt):
            await publish(house, tmp_path / "out")
    await cleo.put("/me/open-data", {"agreed": False})
    found = await publish(house, tmp_path / "out")
    assert (found.games, found.people, dict(found.left_out)) == (2, 2, {"silent": 1})
    assert {name for record in records(tmp_path / "out") for name in record.seats} == {
        "player 1", "player 2", "bot:random@1",
    }  # fmt: skip


async def test_games_are_chosen_by_game_and_day(house: House, tmp_path: Path) -> None:
    anna, ben = [await with_account(house, name, agreed=True) for name in ("Anna", "Ben")]
    old, new = await game_of(anna, ben), await game_of(anna, ben)
    query = update(TABLES).where(TABLES.c.id == old).values(moved_at="2024-02-29T23:59:59.999Z")
    await house.services.stores.database.write(lambda connection: connection.execute(query))
    until = await publish(house, tmp_path / "until", Choice("paris", "2024-02-29", "2024-02-29"))
    since = await publish(house, tmp_path / "since", Choice(None, "2024-03-01"))
    assert (until.games, since.games) == (1, 1) and old != new
    with pytest.raises(WrongSetup, match="none is finished and public"):
        await publish(house, tmp_path / "bus", Choice("bus"))


async def test_a_game_that_continues_another_one_is_left_out(house: House, tmp_path: Path) -> None:
    """Its beginning was played by others."""
    anna = await with_account(house, "Anna", agreed=True)
    guest = house.guest()
    first = (await guest.open_table("me", "random", "random", **GAME))["head"]["id"]
    await play_to_the_end(guest, first, Random(1))
    number = next(n for n, row in enumerate(await _log(house, first)) if isinstance(row.entry, Decision))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    fork = await anna.post(f"/tables/{first}/fork", {"number": number, "seats": seats, "public": True}, 201)
    await play_to_the_end(anna, fork["head"]["id"], Random(1))
    with pytest.raises(WrongSetup, match="left out 1: the game continues another one"):
        await publish(house, tmp_path / "out")
