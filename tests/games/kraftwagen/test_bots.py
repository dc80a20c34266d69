"""What bots get: values that make sense."""

from random import Random

import pytest

from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.evaluation.standing import WEIGHTS
from stellwerk.games.kraftwagen.evaluation.worth import NAMES, figures
from stellwerk.games.kraftwagen.scoring import outcome
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed
from stellwerk.lab.simulate import simulate
from tests.games.kraftwagen.table import Table


def test_every_figure_has_a_name_and_a_weight(table: Table) -> None:
    assert len(NAMES) == len(WEIGHTS)
    assert [len(row) for row in figures(table.state, 0.0, 3.0)] == [len(NAMES)] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_of_a_finished_game_is_exact(seats: int) -> None:
    """The winners share 1 (KW-11.1, KW-11.2)."""
    random = Random(seats)
    chance = FastChance(random)
    state = GAME.setup(seats, completed(GAME.meta, {}), chance)
    while state.to_act():
        state.apply(state.mover, random.choice(list(state.legal(state.mover))), chance)
    result = outcome(state)
    assert result is not None
    winners = result.places.count(1)
    assert GAME.evaluate(state) == [(place == 1) / winners for place in result.places]


def test_more_research_stands_better(table: Table) -> None:
    """Other things equal: better engines may be taken (KW-4.4)."""
    even = GAME.evaluate(table.state)[0]
    assert GAME.evaluate(table.player(0, engine=4).state)[0] > even + 0.02


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_players(seats: int) -> None:
    """The full measurement stands in the game's page."""
    result = simulate(GAME, ["greedy"] + ["random"] * (seats - 1), 12, seats=seats, seed=3)
    assert result.wins_by_bot["greedy"] >= 10
