"""`stellwerk replay`: legal records, records that stop in the middle, undo, positions."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ran, Run
from tests.toy import TOY

Replay = Callable[..., Ran]
Record = dict[str, Any]


def decisions_of(record: Record) -> list[int]:
    return [index for index, entry in enumerate(record["log"]) if "do" in entry]


def test_a_simulated_record_is_legal_and_leads_to_its_result(replay: Replay, record: Record) -> None:
    ran = replay(record)
    assert ran.code == 0
    assert ran.document == {"ok": True, "result": record["result"]}


def test_the_legal_actions_of_every_decision_are_listed_sorted(replay: Replay, record: Record) -> None:
    document = replay(record, "--legal").document
    assert [choice["index"] for choice in document["decisions"]] == decisions_of(record)
    for choice in document["decisions"]:
        entry = record["log"][choice["index"]]
        assert choice["seat"] == entry["seat"]
        assert entry["do"] in choice["legal"]
        assert choice["legal"] == sorted(choice["legal"])
    assert document.keys() == {"ok", "decisions", "result"}


def test_a_record_may_stop_in_the_middle_of_a_game(replay: Replay, record: Record) -> None:
    record["log"] = record["log"][:50]
    del record["result"]
    document = replay(record, "--legal").document
    assert document["ok"] and document["result"] is None
    assert len(document["decisions"]) == len(decisions_of(record)) + 1
    closing = document["decisions"][-1]
    assert closing["index"] == 50 and closing["legal"]
    assert "due" not in document


@pytest.mark.parametrize(("entries", "due"), [(0, "start_positions"), (1, "deal"), (2, "start_player")])
def test_where_chance_is_due_it_is_named_instead_of_a_closing_entry(
    replay: Replay, record: Record, entries: int, due: str
) -> None:
    record |= {"log": record["log"][:entries], "result": None}
    assert replay(record, "--legal").document == {"ok": True, "decisions": [], "due": due, "result": None}


def test_decisions_that_were_taken_back_are_listed_too(replay: Replay, record: Record) -> None:
    first, second = decisions_of(record)[:2]
    log = record["log"]
    again = [log[first], log[second]]
    log[second + 1 : second + 1] = [{"undo": 2, "by": log[second]["seat"]}, *again]
    document = replay(record, "--legal").document
    assert document["ok"]
    assert [choice["index"] for choice in document["decisions"]][:4] == [first, second, second + 2, second + 3]
    assert document["decisions"][0]["legal"] == document["decisions"][2]["legal"]


def test_an_undo_that_nobody_can_make_is_bad_input(replay: Replay, record: Record) -> None:
    first = decisions_of(record)[0]
    for undo in ({"undo": 2, "by": 0}, {"undo": 0, "by": 0}, {"undo": 1, "by": 7}):
        changed = record | {"log": [*record["log"][: first + 1], undo], "result": None}
        document = replay(changed).document
        assert (document["index"], document["clause"]) == (first + 1, "INPUT")


def test_table_entries_are_skipped_wherever_they_stand(replay: Replay, record: Record) -> None:
    for place in (10, 2, 0):
        record["log"].insert(place, {"table": "pause", "seat": 1})
    assert replay(record).code == 0


def test_a_position_is_shown_for_people_and_for_programs(run: Run, records: list[Path], replay: Replay) -> None:
    document = run("replay", records[0], "--at", 40, "--json").document
    assert document["view"]["turn"] > 1 and document["position"] and document["result"] is None
    text = run("replay", records[0], "--at", 40)
    assert text.code == 0 and "40 entries" in text.out and "supply" in text.out
    at_three = run("replay", records[0], "--at", 3, "--legal", "--json").document
    assert [choice["index"] for choice in at_three["decisions"]] == [3]


def test_standard_input_is_read(run: Run, records: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(records[0].read_bytes())))
    assert run("replay", "-").code == 0


def test_text_for_people_tells_the_result(run: Run, records: list[Path]) -> None:
    ran = run("replay", records[0], "--legal")
    assert ran.code == 0
    assert ran.out.startswith("legal: paris, 4 seats, rules 1.1")
    assert "over (supply, PAR-9.3)" in ran.out


TOY_HEAD: Record = {"format": "stellwerk/1", "game": "toy", "rules": "1.0", "seats": ["Anna", "Ben"], "options": {}}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game can be found by its id."""
    monkeypatch.setattr("stellwerk.kernel.judge.installed_game", lambda name, rules: TOY)
    monkeypatch.setattr("stellwerk.cli.replay.find_game", lambda name, rules=None: TOY)


@pytest.mark.usefixtures("toy")
def test_every_seat_that_is_to_act_gets_a_closing_entry(replay: Replay) -> None:
    bids = ["bid:1", "bid:2", "bid:3"]
    document = replay(TOY_HEAD | {"log": []}, "--legal").document
    assert document["decisions"] == [{"index": 0, "seat": seat, "legal": bids} for seat in (0, 1)]
    document = replay(TOY_HEAD | {"log": [{"seat": 1, "do": "bid:2"}]}, "--legal").document
    assert [(choice["index"], choice["seat"]) for choice in document["decisions"]] == [(0, 1), (1, 0)]


@pytest.mark.usefixtures("toy")
def test_chance_that_is_due_in_the_middle_of_a_game_closes_the_list(replay: Replay) -> None:
    log = [{"seat": 0, "do": "bid:2"}, {"seat": 1, "do": "bid:3"}]
    document = replay(TOY_HEAD | {"log": log}, "--legal").document
    assert [choice["index"] for choice in document["decisions"]] == [0, 1]
    assert document["due"] == "die"
    document = replay(TOY_HEAD | {"log": [*log, {"seat": 0, "do": "bid:1"}]}).document
    assert (document["index"], document["clause"]) == (2, "CHANCE")
    document = replay(TOY_HEAD | {"log": [*log, {"chance": "die", "value": 99}]}).document
    assert (document["index"], document["clause"]) == (2, "TOY-2.1")
    document = replay(TOY_HEAD | {"log": [log[0], {"chance": "die", "value": 1}]}).document
    assert (document["index"], document["clause"]) == (1, "TOY-2.2")


def test_the_example_of_the_page_on_records_is_legal(replay: Replay) -> None:
    page = (Path(__file__).parent.parent.parent / "docs/records.md").read_text(encoding="utf-8")
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    assert replay(example).document == {"ok": True, "result": None}
