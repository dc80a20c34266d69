"""What is hidden: the order of the piles; samples, the log as seen, snapshots."""

from random import Random
from typing import Any

import msgspec
import pytest

from stellwerk.contract.history import played
from stellwerk.contract.positions import Setting
from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.board import CARD
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.options import completed
from tests.games.kraftwagen.table import Table

SPECIAL = completed(GAME.meta, {"special_tiles": True})


def test_a_sample_keeps_everything_but_the_order(table: Table) -> None:
    """The draw pile is shuffled anew, what was turned up stays (KW-1.3)."""
    sample = table.state.determinize(0, Random(1))
    assert sample.deck[:2] == table.state.deck[:2]
    assert sorted(sample.deck) == sorted(table.state.deck)
    assert sample.deck != table.state.deck
    assert GAME.view(sample, 0) == table.view(0)


def test_a_sample_does_not_depend_on_the_truth(table: Table) -> None:
    """Two positions that cannot be told apart give the same samples."""
    other = table.state.determinize(1, Random(9))
    assert GAME.dump(other.determinize(0, Random(4))) == GAME.dump(table.state.determinize(0, Random(4)))


def test_every_card_may_come_next(table: Table) -> None:
    """Samples are uniform enough that each card that is left comes up on top."""
    tops = {table.state.determinize(0, Random(seed)).deck[2] for seed in range(600)}
    assert tops == set(range(50)) - set(table.state.open)


def test_the_special_stack_is_shuffled_too() -> None:
    """KW-V1.1: the three tiles that lie face down."""
    table = Table().begin(special_tiles=True)
    found = {tuple(table.state.determinize(0, Random(seed)).special) for seed in range(60)}
    assert {tiles[0] for tiles in found} == {10}
    assert len(found) == 6


def values_of(entries: list[Entry], name: str) -> list[Any]:
    return [entry.value for entry in entries if isinstance(entry, ChanceEntry) and entry.chance == name]


def half_played(seed: int, decisions: int) -> Fold:
    """A random game with special tiles, some decisions long."""
    random = Random(seed)
    fold = Fold(GAME, 3, SPECIAL)
    fold.begin(FastChance(random))
    for _ in range(decisions):
        assert fold.state is not None
        seat = fold.state.to_act().bit_length() - 1
        text = GAME.actions.notation(random.choice(fold.state.legal(seat)))
        trial = fold.judge(seat, [text], FastChance(random))
        assert isinstance(trial, Trial)
        fold.accept(trial)
    return fold


@pytest.mark.parametrize("decisions", [0, 40, 150, 250])
def test_the_log_hides_what_was_not_turned_up(decisions: int) -> None:
    """KW-1.3, KW-V1.1: an id is shown from the moment it was turned up."""
    fold = half_played(5, decisions)
    assert fold.state is not None
    seen = GAME.seen(fold.state, fold.log, None)
    snapshot = msgspec.json.decode(GAME.dump(fold.state))
    pile = [*values_of(seen, "deck"), *values_of(seen, "reshuffle")][-1]
    assert [id is not None for id in pile] == [at < snapshot["turned_up"] for at in range(len(pile))]
    assert values_of(seen, "player_order") == values_of(fold.log, "player_order")
    stack = [e for e in seen if isinstance(e, ChanceEntry) and e.chance.startswith("special")][-1]
    assert sum(id is not None for id in stack.value) == snapshot["special_turned_up"]


def test_piles_of_decisions_taken_back_are_hidden() -> None:
    """A reshuffle that was undone tells nothing, and the pile before it is hidden again."""
    fold = half_played(5, 150)
    assert fold.state is not None
    shown = GAME.seen(fold.state, fold.log, 0)
    fold.undo(Undo(100, 0))
    again = GAME.seen(fold.state, fold.log, 0)
    before = sum(id is not None for id in values_of(shown, "deck")[0])
    assert sum(id is not None for id in values_of(again, "deck")[0]) < before
    assert all(id is None for pile in values_of(again, "reshuffle") for id in pile)


def test_other_entries_pass(table: Table) -> None:
    """Table entries and decisions."""
    log: list[Entry] = [Decision(0, "pass"), TableEntry("pause")]
    assert GAME.seen(table.state, log, 0) == log


def test_at_the_end_everything_is_shown() -> None:
    fold = played(GAME, Setting(2, SPECIAL), 2)
    assert fold.state is not None
    assert GAME.seen(fold.state, fold.log, None) == fold.log
    assert GAME.dump(fold.state.determinize(0, Random(1))) == GAME.dump(fold.state)


def test_what_is_turned_up_reveals(table: Table) -> None:
    """Undo and previews stop where a card is turned up (KW-4.2)."""
    table.do("take_tile:t1_research", "take_card:eng_benz")
    assert [fact.kind for fact in table.facts if fact.reveals] == ["turned_up"]


BROKEN: list[tuple[str, object]] = [
    ("mover", 9),
    ("mover", 1),
    ("phase", "nap"),
    ("turned_up", 60),
    ("deck", ["eng_benz"]),
    ("supply", [1] * 14),
    ("chain", [0, 1, 2]),
    ("round", 4),
    ("version", "kraftwagen/0"),
    ("steps", [15]),
]


@pytest.mark.parametrize(("field", "value"), BROKEN)
def test_a_snapshot_that_cannot_be_is_refused(table: Table, field: str, value: object) -> None:
    """KW-1.3, KW-1.7, KW-3.1: pieces must be complete."""
    snapshot = msgspec.json.decode(GAME.dump(table.state))
    assert GAME.dump(GAME.load(msgspec.json.encode(snapshot))) == GAME.dump(table.state)
    snapshot[field] = value
    with pytest.raises(ValueError, match=r"no (snapshot|position) of"):
        GAME.load(msgspec.json.encode(snapshot))


def test_a_snapshot_with_a_player_on_a_neutral_car_is_refused(table: Table) -> None:
    """KW-10.5: space 3 is taken."""
    table.begin(2).player(0, position=3)
    with pytest.raises(ValueError, match=r"KW-4\.6a"):
        GAME.load(GAME.dump(table.state))


def test_cards_are_numbered_in_the_order_of_the_data() -> None:
    assert CARD["eng_benz"] == 0
