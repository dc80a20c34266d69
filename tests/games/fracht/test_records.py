"""Records: chance events and decisions exactly as the record vocabulary says."""

from random import Random
from typing import Any

import pytest

from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import CARDS
from stellwerk.kernel.chance import FastChance, ForcedChance, RecordingChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.fold import Fold, Trial, replayed
from stellwerk.kernel.options import completed, options_refusal
from stellwerk.kernel.refusal import INPUT
from stellwerk.kernel.replay import Fault
from tests.games.fracht.table import Table

ORDER = CARDS[:50]


def judged(log: list[Entry], **options: Any) -> Fold | Fault:
    return replayed(GAME, 3, completed(GAME.meta, options), log)


def test_a_game_begins_as_in_the_example() -> None:
    """Shuffle, start player 2, then a decision; the first card is drawn in between (FRA-3.3, FRA-4.2)."""
    order = ["T13", *(card for card in ORDER if card != "T13")]
    order = [*order[1:7], "T13", *order[7:]]
    log: list[Entry] = [ChanceEntry("shuffle", order), ChanceEntry("start_player", 2), Decision(2, "build:T13")]
    assert isinstance(judged(log), Fold)


def test_stations_come_first_of_all() -> None:
    """Only with the option (FRA-V5)."""
    chance = RecordingChance(FastChance(Random(1)))
    GAME.setup(3, completed(GAME.meta, {"shuffle_stations": True}), chance)
    assert [name for name, _ in chance.drawn] == ["stations", "shuffle", "start_player"]
    assert sorted(chance.drawn[0][1]) == list("BCDEFGHIJ")
    chance = RecordingChance(FastChance(Random(1)))
    GAME.setup(3, completed(GAME.meta, {}), chance)
    assert [name for name, _ in chance.drawn] == ["shuffle", "start_player"]


@pytest.mark.parametrize(
    ("log", "clause"),
    [
        ([ChanceEntry("shuffle", ORDER[:-1])], "FRA-3.3"),
        ([ChanceEntry("shuffle", [*ORDER[:-1], "T01"])], "FRA-3.3"),
        ([ChanceEntry("shuffle", ORDER), ChanceEntry("start_player", 3)], "FRA-3.5"),
        ([ChanceEntry("shuffle", ORDER), ChanceEntry("start_player", True)], "FRA-3.5"),
    ],
)
def test_an_impossible_outcome_is_refused_by_its_clause(log: list[Entry], clause: str) -> None:
    """Every card once; a seat of the table (FRA-3.3, FRA-3.5)."""
    fault = judged(log)
    assert isinstance(fault, Fault)
    assert fault.clause == clause


def test_an_impossible_order_of_stations_is_refused() -> None:
    """A is not dealt (FRA-V5)."""
    fault = judged([ChanceEntry("stations", list("ABCDEFGHI"))], shuffle_stations=True)
    assert isinstance(fault, Fault)
    assert fault.clause == "FRA-V5"


def test_a_check_with_an_empty_pile_shuffles_before_the_discard(fracht: Table) -> None:
    """`go`, `reshuffle`, `discard` in this order (FRA-7.6.1, FRA-8.2)."""
    fracht.given(field="p40:T16@0", hand="T33", train="T01 T02 T03", discard="T42", only=True)
    chance = RecordingChance(ForcedChance({"reshuffle": [["T42", "T33"]]}))
    for text in ("drive:T33", "go:p40/W:in", "go:p40/E:out"):
        action = GAME.actions.read(text)
        assert isinstance(action, int)
        fracht.state.apply(0, action, chance)
    assert chance.drawn == [("reshuffle", ["T42", "T33"])]
    assert fracht.choices() == ["discard:T01", "discard:T02", "discard:T03"]


def test_an_impossible_reshuffle_is_refused(fracht: Table) -> None:
    """It must hold the discard pile (FRA-8.2)."""
    assert not GAME.chance["reshuffle"].possible(["T30"], ["T30", "T31"])
    assert GAME.chance["reshuffle"].possible(["T31", "T30"], ["T30", "T31"])
    assert GAME.chance["reshuffle"].clause == "FRA-8.2"


def test_every_decision_is_logged_and_nothing_else() -> None:
    """A card laid is three entries, a drive one per sleeper; drawing and the change of turn are none."""
    random = Random(2)
    fold = Fold(GAME, 3, completed(GAME.meta, {}))
    fold.begin(FastChance(random))
    assert fold.state is not None
    count = 0
    while fold.state.to_act():
        seat = fold.state.to_act().bit_length() - 1
        trial = fold.judge(seat, [GAME.actions.notation(random.choice(fold.state.legal(seat)))], FastChance(random))
        assert isinstance(trial, Trial)
        fold.accept(trial)
        count += 1
    decisions = [entry for entry in fold.log if isinstance(entry, Decision)]
    events = {entry.chance for entry in fold.log if isinstance(entry, ChanceEntry)}
    assert len(decisions) == count
    assert events <= {"shuffle", "start_player", "reshuffle"}


@pytest.mark.parametrize(
    "given", [{"laying": "loose"}, {"decks": True}, {"decks": 3}, {"crossings": 1}, {"layouts": 1}]
)
def test_other_keys_and_values_of_options_are_bad_input(given: dict[str, object]) -> None:
    """As the table of options says (FRA-V1 to FRA-V10)."""
    refusal = options_refusal(GAME.meta, 3, given)
    assert refusal is not None
    assert refusal.clause == INPUT
