"""What chance was drawn from: enough for another program to recompute it without the rules."""

from random import Random
from typing import Any

import pytest

from stellwerk.kernel.chance import Source
from stellwerk.kernel.draws import Draw, draws_of
from stellwerk.kernel.entries import ChanceEntry, Undo
from stellwerk.kernel.events import CountedDeal, Lot, Order, Sample
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.game import Game
from stellwerk.kernel.options import completed
from stellwerk.kernel.proof import VerifiableChance, WordSource
from stellwerk.kernel.registry import all_games

KEY = bytes(32)
KINDS: dict[str | None, Any] = {kind.kind: kind("", "") for kind in (CountedDeal, Lot, Order, Sample)}
GAMES = list(all_games().values())


def played(game: Game, decisions: int) -> Fold:
    """Some random decisions with verifiable chance, one of them taken back."""
    random = Random(5)
    fold = Fold(game, game.meta.least_seats, completed(game.meta, {}))
    fold.begin(VerifiableChance(KEY, 0))
    for _ in range(decisions):
        assert fold.state is not None
        waiting = fold.state.to_act()
        if waiting == 0:
            break
        seat = (waiting & -waiting).bit_length() - 1
        do = game.actions.notation(random.choice(fold.state.legal(seat)))
        trial = fold.judge(seat, [do], VerifiableChance(KEY, fold.chance_events()))
        assert isinstance(trial, Trial)
        fold.accept(trial)
    fold.undo(Undo(1, 0))
    return fold


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_kind_and_parameters_give_every_outcome_of_the_log(game: Game) -> None:
    fold = played(game, 120)
    draws = draws_of(game, fold.seats, fold.options, fold.log)
    entries = {index: entry for index, entry in enumerate(fold.log) if isinstance(entry, ChanceEntry)}
    assert [draw.index for draw in draws] == list(entries)
    assert [draw.number for draw in draws] == list(range(len(entries)))
    for draw in draws:
        assert recomputed(draw, WordSource(KEY, draw.number)) == entries[draw.index].value, draw


def recomputed(draw: Draw, source: Source) -> Any:
    return KINDS[draw.kind].make(source, *draw.parameters)


def test_a_sample_is_the_beginning_of_a_shuffle() -> None:
    sample = Sample("sample", "A")
    things = ["a", "b", "c", "d"]
    assert sample.make(WordSource(KEY, 3), things, 2) == Order("order", "A").make(WordSource(KEY, 3), things)[:2]
    assert sample.possible(["c", "a"], things, 2)
    for value in (["a"], ["a", "a"], ["a", "x"], "ab", ["a", 1], None):
        assert not sample.possible(value, things, 2)
