"""Saving and loading: a record is judged line by line, and the first fault is named."""

import json
from pathlib import Path
from typing import Any

import pytest

import stellwerk
from stellwerk.kernel.proof import Proof, commitment
from tests.front.test_table import GAMES, played, snapshot
from tests.toy import TOY


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.stellwerk.json"


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_loaded_and_goes_on(game: str, file: Path) -> None:
    table = played(game, 1, 15)
    table.undo(2)
    table.record().save(file)
    again = stellwerk.Table.load(file, seed=9)
    assert snapshot(again) == snapshot(table)
    assert (again.moves, again.names, again.options) == (table.moves, table.names, table.options)
    assert again.record() == table.record() == stellwerk.Record.load(file)
    while not again.over:
        again.play_bot("random")
    again.record().save(file)
    loaded = stellwerk.Table.load(file)
    assert loaded.outcome == again.outcome
    assert loaded.record().result is not None


def test_a_record_keeps_its_proof_until_something_is_added(file: Path) -> None:
    table = played("paris", 1, 10)
    record = table.record()
    record.proof = Proof(commitment=commitment(b"seed"), seed=b"seed".hex(), table="T")
    record.save(file)
    again = stellwerk.Table.load(file)
    assert again.record() == record
    again.play_bot("random")
    assert again.record().proof is None


def changed(file: Path, **fields: Any) -> None:
    """Write a record of which some fields are changed."""
    document = json.loads(file.read_text())
    file.write_text(json.dumps({**document, **fields}))


def test_the_first_line_that_cannot_stand_is_named(file: Path) -> None:
    table = played("paris", 1, 10)
    table.record().save(file)
    log = json.loads(file.read_text())["log"]
    index = next(index for index, entry in enumerate(log) if "do" in entry)
    log[index]["do"] = "stop"
    changed(file, log=log)
    with pytest.raises(stellwerk.BrokenRecord, match=rf"entry {index}: seat \d may not stop \(PAR-") as caught:
        stellwerk.Table.load(file)
    error = caught.value
    assert (error.index, error.clause.startswith("PAR-")) == (index, True)
    assert isinstance(error.refusal, stellwerk.Refusal) and error.refusal.sentence("de")


def test_a_fault_of_the_rules_before_an_unreadable_line_comes_first(file: Path) -> None:
    played("paris", 1, 10).record().save(file)
    log = json.loads(file.read_text())["log"]
    index = next(index for index, entry in enumerate(log) if "do" in entry)
    log[index]["do"] = "stop"
    changed(file, log=[*log, {"what": 1}])
    with pytest.raises(stellwerk.BrokenRecord) as caught:
        stellwerk.Table.load(file)
    assert caught.value.index == index


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "stellwerk/9"}', "\xff", "[" * 100_000])
def test_what_is_no_record_is_told(file: Path, text: str) -> None:
    file.write_bytes(text.encode("latin-1"))
    for load in (stellwerk.Table.load, stellwerk.Record.load):
        with pytest.raises(stellwerk.BrokenRecord):
            load(file)


def test_a_wrong_head_result_or_end_is_told(file: Path) -> None:
    played("paris", 1, 5000).record().save(file)
    original = file.read_text()
    for fields, message in (
        ({"options": {"pace": 1}}, "the head"),
        ({"seats": ["Anna"]}, "the head"),
        ({"result": {"scores": [1, 2, 3], "places": [1, 2, 3], "reason": "supply"}}, "RESULT"),
        ({"log": []}, "'start_positions' is due|'deal' is due|RESULT"),
    ):
        file.write_text(original)
        changed(file, **fields)
        with pytest.raises(stellwerk.BrokenRecord, match=message):
            stellwerk.Table.load(file)
    file.write_text(original)
    changed(file, game="chess")
    with pytest.raises(stellwerk.UnknownGame, match="chess"):
        stellwerk.Table.load(file)
    file.write_text(original)
    changed(file, rules="7.0")
    with pytest.raises(stellwerk.UnknownRules, match=r"rules 7\.0 of paris are not known here, only 1\.0, 1\.1"):
        stellwerk.Table.load(file)


def test_a_record_without_its_chance_is_told(file: Path) -> None:
    played("paris", 1, 3).record().save(file)
    changed(file, log=[])
    with pytest.raises(stellwerk.BrokenRecord, match="is due"):
        stellwerk.Table.load(file)


def test_a_record_has_its_own_seats_and_its_own_game() -> None:
    record = played("paris", 1, 3).record()
    with pytest.raises(stellwerk.WrongSetup, match="its own seats"):
        stellwerk.Table("paris", 4, record=record)
    with pytest.raises(stellwerk.WrongSetup, match="record of paris, not of bus"):
        stellwerk.Table("bus", record=record)


def test_a_missing_file_is_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        stellwerk.Table.load(tmp_path / "none")


def test_a_record_does_not_change_with_the_table() -> None:
    table = stellwerk.Table(TOY, 2, seed=1)
    before = table.record()
    table.play("bid:1")
    assert len(before.log) == 0 and len(table.record().log) == 1
