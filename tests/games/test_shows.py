"""What pages show at length, and clocks are held for: every fact that a card names exists, and everybody knows it."""

import pytest

from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import EVERYONE, Fact
from stellwerk.kernel.options import completed
from stellwerk.kernel.record import Record
from stellwerk.kernel.registry import all_games
from stellwerk.kernel.replay import Replay
from tests.games.golden import records

RARE = {"check-pushed"}
"""An option of Frachtexpress (FRA-V10) that no golden record goes so far with."""


def facts_of(game: Game, record: Record) -> list[Fact]:
    """All facts of a golden record."""
    game = game.by_rules(record.rules)
    options = completed(game.meta, record.options)
    replay = Replay(game, len(record.seats), options, record.log, judged=False)
    assert replay.run() is None
    return [fact for facts in replay.facts for fact in facts]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.meta.id)
def test_every_fact_that_is_shown_at_length_comes_up_and_is_public(game: Game) -> None:
    facts = [fact for record in records(game.meta.id) for fact in facts_of(game, record)]
    shown = [fact for fact in facts if fact.kind in game.meta.shows]
    assert {fact.kind for fact in shown} | RARE >= set(game.meta.shows)
    assert all(fact.audience == EVERYONE for fact in shown)
