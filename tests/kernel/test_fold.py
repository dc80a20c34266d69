"""A position is a fold of the log."""

from random import Random

import pytest

from stellwerk.kernel.chance import FastChance, ForcedChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.fold import Fold, Refused, Trial, replayed
from stellwerk.kernel.replay import Fault
from tests.toy import TOY, ToyState

OPTIONS = {"open_bids": False}


def table(*bids: tuple[int, int], die: int = 2) -> Fold:
    """A toy table for two after these bids (seat, bid)."""
    fold = Fold(TOY, 2, OPTIONS)
    fold.begin(FastChance(Random(1)))
    for seat, bid in bids:
        trial = fold.judge(seat, [f"bid:{bid}"], ForcedChance({"die": [die]}))
        assert isinstance(trial, Trial)
        fold.accept(trial)
    return fold


def toy(fold: Fold) -> ToyState:
    assert isinstance(fold.state, ToyState)
    return fold.state


def test_chance_stands_in_the_log_behind_the_decision_that_asked_for_it() -> None:
    fold = table((1, 3), (0, 1))
    assert fold.log == [Decision(1, "bid:3"), Decision(0, "bid:1"), ChanceEntry("die", 2)]
    assert toy(fold).scores == [1, 3]


def test_a_refused_decision_changes_nothing() -> None:
    fold = table((1, 3))
    refused = fold.judge(1, ["bid:1"], FastChance(Random(1)))
    assert isinstance(refused, Refused)
    assert (refused.index, refused.refusal.clause) == (0, "TOY-1.1")
    assert len(fold.log) == 1


def test_a_list_of_decisions_stands_or_falls_as_a_whole() -> None:
    fold = table()
    refused = fold.judge(0, ["bid:1", "bid:2"], FastChance(Random(1)))
    assert isinstance(refused, Refused)
    assert refused.index == 1
    assert toy(fold).bids == [0, 0]


@pytest.mark.parametrize(("seat", "text"), [(2, "bid:1"), (-1, "bid:1"), (0, "bid:9"), (0, "")])
def test_bad_input_is_judged_before_anything_else(seat: int, text: str) -> None:
    refused = table((0, 1)).judge(seat, [text], FastChance(Random(1)))
    assert isinstance(refused, Refused)
    assert refused.refusal.clause == "INPUT"


def test_undo_takes_back_decisions_with_their_chance_and_is_itself_kept() -> None:
    fold = table((1, 3), (0, 1))
    fold.undo(Undo(1, 0))
    assert toy(fold).bids == [0, 3]
    assert toy(fold).scores == [0, 0]
    assert fold.taken_back == {1, 2}
    assert fold.log[-1] == Undo(1, 0)
    assert fold.chance_events() == 1, "an undone event keeps its number"
    again = replayed(TOY, 2, OPTIONS, fold.log)
    assert isinstance(again, Fold)
    assert toy(again).bids == [0, 3]


def test_undo_is_not_free_while_others_decide_too_or_after_something_was_shown() -> None:
    assert table((1, 3)).free_undo(1) == 0, "two seats were to act"
    fold = table((1, 3), (0, 1))
    assert fold.free_undo(0) == 0, "the bids were shown"


def test_a_log_may_stop_where_chance_is_due() -> None:
    fold = replayed(TOY, 2, OPTIONS, [Decision(0, "bid:1"), Decision(1, "bid:1")])
    assert isinstance(fold, Fold)
    assert fold.due == "die"


@pytest.mark.parametrize(
    ("log", "index", "clause"),
    [
        ([ChanceEntry("die", 1)], 0, "TOY-2.2"),
        ([Decision(0, "bid:1"), Decision(1, "bid:1"), ChanceEntry("die", 3)], 2, "TOY-2.1"),
        ([Decision(0, "bid:1"), Decision(1, "bid:1"), Decision(0, "bid:1")], 2, "CHANCE"),
        ([Decision(0, None)], 0, "INPUT"),
        ([Decision(5, "bid:1")], 0, "INPUT"),
        ([Undo(1, 0)], 0, "INPUT"),
        ([Decision(0, "bid:1"), Undo(2, 0)], 1, "INPUT"),
        ([Decision(0, "bid:1"), Decision(0, "bid:1")], 1, "TOY-1.1"),
    ],
)
def test_a_faulty_log_fails_at_its_line_with_the_clause(log: list[Entry], index: int, clause: str) -> None:
    fault = replayed(TOY, 2, OPTIONS, log)
    assert isinstance(fault, Fault)
    assert (fault.index, fault.clause) == (index, clause)


def test_table_entries_are_skipped() -> None:
    fold = replayed(TOY, 2, OPTIONS, [TableEntry("pause"), Decision(0, "bid:2"), TableEntry("resume")])
    assert isinstance(fold, Fold)
    assert toy(fold).bids == [2, 0]
