"""Positions that are played on: whose chances come out, how sure they are, and by whom."""

from collections.abc import Sequence
from random import Random

import pytest

from stellwerk.bots import rollout
from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.rollout import is_played_on, player_name, roll_out
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.capabilities import PlayedOn
from tests.bots.stones import Stones, StonesState


class Greedy(Stones):
    """Stones that are played on greedily."""

    curve_bot = "greedy"

    def players(self, seats: int, random: Random) -> Sequence[Bot]:
        return [GreedyBot()] * seats

    def settled(self, state: StonesState) -> bool:
        return not state.leaping


def test_a_game_says_who_plays_on() -> None:
    game = Greedy()
    assert isinstance(game, PlayedOn) and is_played_on(game) and player_name(game) == "greedy"
    assert roll_out(game, StonesState(2, 3, joker=1), 0, Random(1), 20).standing == [1, 0], "who may take all does so"


def test_a_game_that_knows_answers_and_names_nobody_is_played_on_at_random() -> None:
    """Three stones: all at once, two and the other one, or one and then two or one and one of two."""
    game = Stones(knowledge=True)
    assert is_played_on(game) and player_name(game) == "random" and not is_played_on(Stones())
    found = roll_out(game, StonesState(2, 3, joker=-1), 0, Random(1))
    assert found.standing[0] == pytest.approx(1 / 3 + 1 / 3 * 1 / 2, abs=4 * found.error)
    assert found.error == pytest.approx((0.25 / found.times) ** 0.5, rel=0.01)


def test_shares_add_up_and_come_out_the_same_again() -> None:
    state = StonesState(3, 9, joker=2)
    first, second, other = (roll_out(Stones(), state, 0, Random(seed), 60) for seed in (5, 5, 6))
    assert sum(first.standing) == pytest.approx(1) and first.times == 60
    assert first.standing == second.standing != other.standing
    assert state.stones == 9, "the position itself is left as it was"


def test_long_games_are_played_on_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "DECISIONS", 50)
    assert 5 <= roll_out(Stones(), StonesState(2, 12, joker=-1), 0, Random(1)).times <= 25
