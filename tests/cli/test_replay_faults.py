"""`stellwerk replay`: the first fault of an illegal record, with its entry and its clause."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.cli.conftest import Ran

Replay = Callable[..., Ran]
Record = dict[str, Any]
Change = Callable[[Record], None]


def fault_of(ran: Ran) -> tuple[int | None, str]:
    """Entry and clause of a record that is illegal."""
    assert ran.code == 1
    document = ran.document
    assert document.keys() == {"ok", "index", "clause", "message"}
    assert document["ok"] is False and document["message"]
    return document["index"], document["clause"]


def first_place(record: Record) -> int:
    return next(index for index, entry in enumerate(record["log"]) if entry.get("do", "").startswith("place:"))


@pytest.mark.parametrize(
    ("do", "clause"),
    [
        ("place:K5", "PAR-5.7"),
        ("pass", "PAR-3.3"),
        ("take:blue:1", "PAR-3.2"),
        ("stop", "PAR-4.1"),
        ("nonsense", "INPUT"),
        ("place:Z99", "INPUT"),
        ("build:blue ", "INPUT"),
        ("", "INPUT"),
        (None, "INPUT"),
        (7, "INPUT"),
    ],
)
def test_a_changed_decision_fails_at_its_line_with_the_clause(
    replay: Replay, record: Record, do: object, clause: str
) -> None:
    index = first_place(record)
    record["log"][index]["do"] = do
    assert fault_of(replay(record)) == (index, clause)


def test_a_decision_of_somebody_else_breaks_the_order_of_turns(replay: Replay, record: Record) -> None:
    index = first_place(record)
    record["log"][index]["seat"] = (record["log"][index]["seat"] + 1) % 4
    assert fault_of(replay(record)) == (index, "PAR-3.1")


@pytest.mark.parametrize("seat", [4, -1, "0", None])
def test_a_seat_that_does_not_exist_is_bad_input(replay: Replay, record: Record, seat: object) -> None:
    index = first_place(record)
    record["log"][index]["seat"] = seat
    assert fault_of(replay(record)) == (index, "INPUT")


def test_a_decision_after_the_end_names_the_clause_of_the_end(replay: Replay, record: Record) -> None:
    end = len(record["log"])
    record["log"].append({"seat": 0, "do": "build:blue"})
    assert fault_of(replay(record)) == (end, "PAR-9.3")


@pytest.mark.parametrize(
    ("index", "value", "clause"),
    [
        (0, ["blue"] * 6, "PAR-2.3"),
        (0, ["blue", "yellow", "red", "green", "purple"], "PAR-2.3"),
        (1, [[8, 0, 0, 0, 0, 0]] * 3, "PAR-2.5"),
        (1, [[7, 0, 0, 0, 0, 0]] * 4, "PAR-2.5"),
        (1, [[9, -1, 0, 0, 0, 0]] * 4, "PAR-2.5"),
        (2, 4, "PAR-2.7"),
        (2, True, "PAR-2.7"),
        (0, None, "INPUT"),
        (1, [[8, 0, 0, 0, 0, 0], None, None, None], "INPUT"),
    ],
)
def test_an_impossible_outcome_of_chance_names_the_clause_of_its_event(
    replay: Replay, record: Record, index: int, value: object, clause: str
) -> None:
    record["log"][index]["value"] = value
    assert fault_of(replay(record)) == (index, clause)


def test_chance_that_is_missing_or_out_of_order_is_told_by_the_clause_of_the_order(
    replay: Replay, record: Record
) -> None:
    log = record["log"]
    assert fault_of(replay(record | {"log": log[:1] + log[2:]})) == (1, "PAR-2.9")
    assert fault_of(replay(record | {"log": [log[1], log[0], *log[2:]]})) == (0, "PAR-2.9")
    assert fault_of(replay(record | {"log": log[:2] + log[3:]})) == (2, "PAR-2.9")


def test_bad_input_comes_before_missing_chance(replay: Replay, record: Record) -> None:
    assert fault_of(replay(record | {"log": [{"seat": 0, "do": "nonsense"}]})) == (0, "INPUT")
    assert fault_of(replay(record | {"log": [{"seat": 9, "do": "stop"}]})) == (0, "INPUT")


def test_chance_after_the_setup_is_not_due(replay: Replay, record: Record) -> None:
    record["log"].insert(5, {"chance": "start_player", "value": 1})
    assert fault_of(replay(record)) == (5, "PAR-11.5")


@pytest.mark.parametrize("entry", [None, 3, {}, {"seat": 1}, {"do": "stop"}, {"seat": 1, "do": "stop", "colour": 2}])
def test_an_entry_that_cannot_be_read_is_bad_input_at_its_place(replay: Replay, record: Record, entry: object) -> None:
    record["log"][20] = entry
    assert fault_of(replay(record)) == (20, "INPUT")


def test_the_first_fault_is_told_even_if_a_later_entry_cannot_be_read(replay: Replay, record: Record) -> None:
    index = first_place(record)
    record["log"][index]["do"] = "pass"
    record["log"][index + 20] = {}
    assert fault_of(replay(record)) == (index, "PAR-3.3")
    assert fault_of(replay(record | {"seats": ["Anna"]})) == (None, "PAR-2.1")


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [1, 2, 3, 4], "places": [4, 3, 2, 1], "reason": "supply"},
        {"scores": [], "places": [], "reason": "supply"},
        {"scores": "many"},
        7,
    ],
)
def test_a_stored_result_that_the_log_does_not_bear_out_is_told_at_its_end(
    replay: Replay, record: Record, result: object
) -> None:
    assert fault_of(replay(record | {"result": result})) == (len(record["log"]), "RESULT")


def test_an_unfinished_game_has_no_result(replay: Replay, record: Record) -> None:
    assert fault_of(replay(record | {"log": record["log"][:30]})) == (30, "RESULT")


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"seats": ["Anna", "Ben"]}, "PAR-2.1"),
        ({"seats": ["a"] * 7}, "PAR-2.1"),
        ({"options": {"colour": 1}}, "INPUT"),
        ({"options": {"open_hands": 1}}, "INPUT"),
        ({"options": {"stalemate_trade_turns_per_player": 101}}, "INPUT"),
        ({"options": {"start_player": 4}}, "INPUT"),
        ({"format": "stellwerk/2"}, "INPUT"),
        ({"game": "chess"}, "INPUT"),
        ({"rules": "0.1"}, "RULES"),
        ({"seats": 4}, "INPUT"),
        ({"log": {}}, "INPUT"),
    ],
)
def test_faults_of_the_head_have_no_entry(replay: Replay, record: Record, change: Record, clause: str) -> None:
    assert fault_of(replay(record | change)) == (None, clause)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", "[" * 5000, '{"format": "stellwerk/1"}'])
def test_text_that_is_no_record_is_a_fault_of_the_head(replay: Replay, text: str) -> None:
    assert fault_of(replay(text)) == (None, "INPUT")


def test_the_sentence_of_the_clause_is_told_in_the_language_asked_for(replay: Replay, record: Record) -> None:
    record["log"][first_place(record)]["do"] = "pass"
    german, english = (replay(record, "--lang", language).document["message"] for language in ("de", "en"))
    assert german != english
    assert json.dumps(english).isascii()


@pytest.mark.parametrize(
    ("index", "entry", "clause"),
    [
        (1, {"chance": "deal", "value": [[9, 0, 0, 0, 0, 0]] * 4}, "PAR-2.5"),
        (1, {"chance": "start_player", "value": 0}, "PAR-2.9"),
        (5, {"chance": "start_player", "value": 0}, "PAR-11.5"),
    ],
)
def test_faults_of_chance_are_told_in_the_language_asked_for(
    replay: Replay, record: Record, index: int, entry: Record, clause: str
) -> None:
    record["log"][index] = entry
    german, english = (replay(record, "--lang", language).document for language in ("de", "en"))
    assert german["clause"] == english["clause"] == clause
    assert german["message"] != english["message"]


def test_a_wrong_result_is_told_in_the_language_asked_for(replay: Replay, record: Record) -> None:
    record["result"]["scores"][0] += 1
    german, english = (replay(record, "--lang", language).document["message"] for language in ("de", "en"))
    assert german != english
