"""Entering anew what was taken back."""

from random import Random

import pytest

from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import TableEntry, Undo
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.options import completed
from stellwerk.kernel.redo import redoable
from stellwerk.kernel.registry import all_games

PARIS = all_games()["paris"]
CHANCE = FastChance(Random(1))


@pytest.fixture
def fold() -> Fold:
    """Paris for three, seat 0 to move, which has decided three times."""
    begun = Fold(PARIS, 3, completed(PARIS.meta, {"start_player": 0}))
    begun.begin(CHANCE)
    for _ in range(3):
        decide(begun)
    return begun


def decide(fold: Fold, place: int = 0, seat: int = 0) -> str:
    """Take a building decision."""
    assert fold.state is not None
    offers = [offer.do for offer in PARIS.offers(fold.state, seat) if offer.do.startswith(("build", "place"))]
    do = offers[place].split()
    trial = fold.judge(seat, do, CHANCE)
    assert isinstance(trial, Trial)
    fold.accept(trial)
    return do[0]


def done(fold: Fold) -> list[str]:
    """The decisions that count."""
    return [entry.do for step in fold.steps if (entry := fold.log[step.index]).do is not None]  # type: ignore[union-attr]


def test_what_was_taken_back_waits_in_its_order_until_it_is_entered_anew(fold: Fold) -> None:
    before = done(fold)
    assert redoable(fold, 0) == []
    fold.undo(Undo(1, 0))
    assert redoable(fold, 0) == before[2:]
    fold.undo(Undo(2, 0))
    assert redoable(fold, 0) == before
    trial = fold.judge(0, before[:1], CHANCE)
    assert isinstance(trial, Trial)
    fold.accept(trial)
    assert redoable(fold, 0) == before[1:]
    assert redoable(fold, 1) == []


def test_another_decision_or_another_hand_at_the_seat_leaves_nothing_to_enter(fold: Fold) -> None:
    fold.undo(Undo(1, 0))
    fold.note(TableEntry("hint", 0))
    assert len(redoable(fold, 0)) == 1
    fold.note(TableEntry("seat", 0, "bot:greedy"))
    assert redoable(fold, 0) == []
    fold.undo(Undo(1, 0))
    assert len(redoable(fold, 0)) == 1
    decide(fold, place=1)
    assert redoable(fold, 0) == []


def test_it_goes_neither_across_what_was_revealed_nor_across_chance() -> None:
    """A draw from the pile shows a card, and a roll draws chance: both happen only once."""
    fracht = all_games()["fracht"]
    fold = Fold(fracht, 3, completed(fracht.meta, {}))
    fold.begin(CHANCE)
    crossed = False
    for _ in range(60):
        assert fold.state is not None
        seat = fold.state.to_act().bit_length() - 1
        do = Random(len(fold.log)).choice(fold.state.legal(seat))
        trial = fold.judge(seat, [fracht.actions.notation(do)], CHANCE)
        assert isinstance(trial, Trial)
        fold.accept(trial)
        if trial.steps[0].reveals or len(trial.entries) > 1:
            fold.undo(Undo(1, seat))
            assert redoable(fold, seat) == []
            crossed = True
            trial = fold.judge(seat, [fracht.actions.notation(do)], CHANCE)
            assert isinstance(trial, Trial)
            fold.accept(trial)
    assert crossed


def test_what_was_taken_back_with_decisions_of_others_is_not_entered_anew(fold: Fold) -> None:
    stopped = fold.judge(0, ["stop"], CHANCE)
    assert isinstance(stopped, Trial)
    fold.accept(stopped)
    decide(fold, seat=1)
    fold.undo(Undo(2, 0))
    assert redoable(fold, 0) == []
