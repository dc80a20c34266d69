"""The examples run, and learn what they say."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop(name, None)
    return import_module(name)


def test_a_linear_learner_foretells_the_winner_better_than_guessing(monkeypatch: pytest.MonkeyPatch) -> None:
    guessed, learned = example("linear_value", monkeypatch).main("kraftwagen", 60)
    assert learned < guessed


def test_a_policy_gradient_plays_to_the_end_and_learns_something(monkeypatch: pytest.MonkeyPatch) -> None:
    won = example("policy_gradient", monkeypatch).learn("kraftwagen", 40)
    assert len(won) >= 40 and 0 < sum(won) < len(won)


@pytest.mark.parametrize("game", ["paris", "fracht"])
def test_the_search_of_openspiel_uses_our_resampler(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    returns = example("ismcts", monkeypatch).play(f"stellwerk_{game}", simulations=3, decisions=2)
    assert returns == [0.0] * len(returns)  # two decisions do not end a game
