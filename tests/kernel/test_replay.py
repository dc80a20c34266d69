"""The one walk over a log: the same table with and without judging, every position on the way, what was taken back."""

from random import Random

from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.replay import Fault, Replay, undone
from tests.toy import TOY, ToyState

OPTIONS = {"open_bids": False}
LOG: list[Entry] = [
    Decision(0, "bid:1"),
    TableEntry("seat", seat=1, by="bot:random"),
    Decision(1, "bid:2"),
    ChanceEntry("die", 2),
    Decision(1, "bid:3"),
    Undo(1, 1),
    Decision(1, "bid:1"),
]


def replayed(log: list[Entry], judged: bool = True, keep: bool = False) -> Replay:
    replay = Replay(TOY, 2, OPTIONS, log, judged=judged, keep=keep)
    assert replay.run() is None
    return replay


def test_judged_or_not_the_table_is_the_same() -> None:
    judged, trusted = replayed(LOG), replayed(LOG, judged=False)
    assert isinstance(judged.state, ToyState) and isinstance(trusted.state, ToyState)
    assert TOY.dump(judged.state) == TOY.dump(trusted.state)
    assert judged.steps == trusted.steps and [step.index for step in judged.steps] == [0, 2, 6]
    assert judged.facts == trusted.facts and len(judged.facts) == len(LOG)
    assert judged.taken_at == trusted.taken_at == {4: 5}


def test_what_breaks_a_rule_is_found_only_when_it_is_judged() -> None:
    log: list[Entry] = [Decision(0, "bid:1"), Decision(0, "bid:2")]
    fault = Replay(TOY, 2, OPTIONS, log).run()
    assert isinstance(fault, Fault) and (fault.index, fault.clause) == (1, "TOY-1.1")
    assert Replay(TOY, 2, OPTIONS, log, judged=False).run() is None


def test_every_position_on_the_way_can_be_kept() -> None:
    """A chance event belongs to the decision before it; an undo leads back to a position that was there before."""
    kept = replayed(LOG, judged=False, keep=True).positions
    assert len(kept) == len(LOG) + 1
    for number, state in enumerate(kept):
        again = replayed(LOG[:number]).state
        assert isinstance(state, ToyState) and isinstance(again, ToyState)
        assert TOY.dump(state) == TOY.dump(again), number
    assert kept[3] is kept[2] and kept[6] is kept[4]


def test_nothing_is_kept_unless_it_is_asked_for() -> None:
    assert replayed(LOG).positions == []


def test_a_fold_knows_since_when_a_decision_is_pending() -> None:
    """Decisions of others at the same time do not touch it; their being alone does, and so does an undo."""
    fold = Fold(TOY, 2, OPTIONS)
    fold.begin(FastChance(Random(1)))
    assert fold.pending_since(0) == fold.pending_since(1) == 0
    decide(fold, 0, "bid:1")
    assert fold.pending_since(0) == 1 and fold.pending_since(1) == 0
    decide(fold, 1, "bid:1")
    assert fold.pending_since(0) == fold.pending_since(1) == 3, "the die belongs to the decision"
    fold.undo(Undo(1, 1))
    assert fold.pending_since(0) == fold.pending_since(1) == 4
    assert fold.taken_at == {1: 3, 2: 3} == undone(fold.log)


def decide(fold: Fold, seat: int, text: str) -> None:
    trial = fold.judge(seat, [text], FastChance(Random(1)))
    assert isinstance(trial, Trial)
    fold.accept(trial)
