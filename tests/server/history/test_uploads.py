"""Records from elsewhere: judged, shown, refused with entry and clause."""

import json
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from sqlalchemy import update

from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.options import completed
from stellwerk.kernel.record import Record, result_of, write_record
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.history.service.uploads import (
    MOST_BYTES,
    MOST_ENTRIES,
    MOST_UPLOADS,
    RecordFault,
    check_record,
)
from stellwerk.server.platform.database.schema import TABLES
from tests.server.house import MINI, House, play_to_the_end
from tests.server.turned_clock import START


def played(id: str, most: int = 10_000, **options: Any) -> Record:
    """A game of random decisions."""
    game, random = all_games()[id], Random(7)
    seats = game.meta.least_seats
    fold = Fold(game, seats, completed(game.meta, options))
    fold.begin(FastChance(random))
    for _ in range(most):
        assert fold.state is not None
        waiting = fold.state.to_act()
        if waiting == 0:
            break
        seat = (waiting & -waiting).bit_length() - 1
        do = game.actions.notation(random.choice(fold.state.legal(seat)))
        trial = fold.judge(seat, [do], FastChance(random))
        assert isinstance(trial, Trial)
        fold.accept(trial)
    assert fold.state is not None
    names = ["bot:random", "<b>Anna</b>", "bot:alien", "Ben", "Eva"][:seats]
    record = Record(game=id, rules=game.meta.rules, seats=names, options=options, log=fold.log)
    outcome = fold.state.outcome()
    if outcome is not None:
        record.result = result_of(outcome)
    return record


def document(record: Record) -> Any:
    return json.loads(write_record(record))


async def test_an_uploaded_game_is_a_finished_table_of_ones_own(house: House) -> None:
    guest, other = house.guest(), house.guest()
    record = played("paris", board="board_mini")
    table = await guest.post("/records", document(record), 201)
    head = table["head"]
    assert (head["status"], head["owner"], head["mine"], head["origin"]["kind"]) == ("over", True, [], "record")
    assert [seat["name"] for seat in head["seats"]] == ["random", "<b>Anna</b>", "alien"]
    assert [seat["bot"] for seat in head["seats"]] == ["random", None, None]
    assert table["outcome"]["scores"] == to_builtins(record.result)["scores"]
    again = await guest.get(f"/tables/{head['id']}/record")
    assert again["log"] == document(record)["log"] and again["proof"] is None
    assert len(await guest.get(f"/tables/{head['id']}/at/{head['number']}")) == 3
    assert (await guest.post(f"/tables/{head['id']}/verify"))["ok"] is False
    await other.get(f"/tables/{head['id']}", 403)
    await other.post(f"/tables/{head['id']}/watch", {"key": table["keys"]["watch"]})
    await other.get(f"/tables/{head['id']}")
    await guest.delete(f"/tables/{head['id']}", 204)


async def test_a_proof_comes_along_and_holds(house: House) -> None:
    guest = house.guest()
    table = await guest.open_table("me", "me", "me", options=MINI)
    await play_to_the_end(guest, table["head"]["id"], Random(1))
    record = await guest.get(f"/tables/{table['head']['id']}/record")
    shown = await house.guest().post("/records", record, 201)
    assert shown["proof"]["commitment"] == record["proof"]["commitment"]
    assert shown["proof"]["seed"] == record["proof"]["seed"]


async def test_a_wrong_record_is_refused_with_its_entry_and_clause(house: House) -> None:
    guest = house.guest()
    forged = document(played("paris", board="board_mini"))
    at = next(index for index, entry in enumerate(forged["log"]) if entry.get("do", "").startswith("build"))
    forged["log"][at]["seat"] = (forged["log"][at]["seat"] + 1) % 3
    problem = await guest.post("/records", forged, 422)
    assert (problem["code"], problem["index"]) == ("bad_record", at)
    assert problem["clause"].startswith("PAR-")
    assert (await guest.get("/tables"))["mine"] == []


FAULTS: list[tuple[bytes, int | None, str]] = [
    (b"", None, "INPUT"),
    (b"[" * 5000, None, "INPUT"),
    (b'{"format": "stellwerk/2", "game": "bus", "rules": "1.0", "seats": [], "log": []}', None, "INPUT"),
    (b'{"format": "stellwerk/1", "game": "chess", "rules": "1.0", "seats": [], "log": []}', None, "INPUT"),
]


@pytest.mark.parametrize(("text", "index", "clause"), FAULTS)
def test_what_is_no_record_is_told_apart(text: bytes, index: int | None, clause: str) -> None:
    found = check_record(text, START)
    assert isinstance(found, RecordFault)
    assert (found.index, found.refusal.clause) == (index, clause)


def test_a_record_without_its_chance_or_with_another_beginning_is_not_shown() -> None:
    bus = document(played("bus", 30))
    bus["log"], bus["result"] = [], None
    found = check_record(json.dumps(bus).encode(), START)
    assert isinstance(found, RecordFault) and found.index == 0
    bus["log"] = [{"position": {}, "rules": "1.0"}]
    assert isinstance(check_record(json.dumps(bus).encode(), START), RecordFault)


def test_a_record_of_too_many_entries_is_not_shown() -> None:
    bus = document(played("bus", 5))
    bus["log"] += [{"table": "pause"}] * (MOST_ENTRIES + 1 - len(bus["log"]))
    found = check_record(json.dumps(bus).encode(), START)
    assert isinstance(found, RecordFault) and found.index == MOST_ENTRIES


@pytest.mark.parametrize("game", all_games())
def test_games_of_every_kind_are_shown_also_unfinished_ones(game: str) -> None:
    found = check_record(write_record(played(game, 60)), START)
    assert not isinstance(found, RecordFault)
    assert found.row.status == "over" and len(found.log_rows) == found.row.number


async def test_what_is_too_large_is_not_read(house: House) -> None:
    guest = house.guest()
    record = document(played("bus", 5)) | {"options": {"note": "x" * MOST_BYTES}}
    assert (await guest.post("/records", record, 413))["code"] == "too_large"


async def test_nobody_fills_the_store_with_records(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.server.features.history.service.uploads.MOST_UPLOADS", 1)
    guest, record = house.guest(), document(played("bus", 5))
    await guest.post("/records", record, 201)
    assert (await guest.post("/records", record, 409))["code"] == "limit_reached"
    assert MOST_UPLOADS >= 10


async def test_uploads_are_counted_by_what_their_origin_says_and_not_by_its_text(house: House) -> None:
    guest, store = house.guest(), house.services.stores.tables
    head = (await guest.post("/records", document(played("bus", 5)), 201))["head"]
    person = (await guest.get("/me"))["id"]
    spaced = update(TABLES).where(TABLES.c.id == head["id"]).values(origin='{"number": 0, "kind": "record"}')
    await store.database.write(lambda connection: connection.execute(spaced))
    assert await store.count_uploads(person) == 1
    forked = update(TABLES).where(TABLES.c.id == head["id"]).values(origin='{"kind":"fork","table":"a"}')
    await store.database.write(lambda connection: connection.execute(forked))
    assert await store.count_uploads(person) == 0
