"""The tool that searches for records of rare refusals."""

import sys
from pathlib import Path

import pytest
from tools import find_refusal

from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import read_record
from stellwerk.kernel.replay import Fault

CARD_FAR_FROM_EVERYTHING = ["FRA-5.1.2", "--option", 'layout="valley"', "--try", "at", "--prefer", "build"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the tool takes the games to be."""
    (tmp_path / "fracht" / "data").mkdir(parents=True)
    monkeypatch.setattr(find_refusal, "GAMES", tmp_path)
    return tmp_path


def search(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["find_refusal.py", *arguments])
    find_refusal.main()


def test_a_game_is_written_whose_last_decision_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search(monkeypatch, *CARD_FAR_FROM_EVERYTHING, "--games", "3")
    record = read_record((folder / "fracht/data/rare/FRA-5.1.2.stellwerk.json").read_bytes())
    fault = judge(record)
    assert isinstance(fault, Fault)
    assert (fault.index, fault.clause) == (len(record.log) - 1, "FRA-5.1.2")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["FRA-99"], "no game has a clause FRA-99"),
        (["FRA-6.2", "--games", "1", "--longest", "9"], "refused nothing in 1"),
    ],
)
def test_a_search_that_finds_nothing_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    with pytest.raises(SystemExit, match=message):
        search(monkeypatch, *arguments)
