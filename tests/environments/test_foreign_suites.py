"""The test suites of PettingZoo, Gymnasium and OpenSpiel, over every game; warnings are errors."""

import unittest

import gymnasium
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import stellwerk.environments.openspiel  # noqa: F401 (registers the games)
from stellwerk import environments
from stellwerk.kernel.registry import all_games

GAMES = list(all_games())
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_pettingzoo_accepts_the_seats_one_after_another(game: str) -> None:
    api_test(environments.aec_env(game), num_cycles=200)


@every_game
def test_pettingzoo_sees_the_same_game_under_the_same_seed(game: str) -> None:
    seed_test(lambda: environments.aec_env(game), num_cycles=100)


@pytest.mark.parametrize("mask", ["info", "obs"])
def test_pettingzoo_accepts_all_seats_at_once(mask: environments.Mask) -> None:
    """Without a mask in the observation the suite tries anything, and is refused most of the time."""
    parallel_api_test(environments.parallel_env("minden", mask=mask), num_cycles=300)
    parallel_seed_test(lambda: environments.parallel_env("minden", mask=mask), num_cycles=30)


@every_game
def test_gymnasium_accepts_one_seat(game: str) -> None:
    check_env(gymnasium.make(f"stellwerk/{game}-v0").unwrapped)


@every_game
def test_openspiel_plays_copies_and_stores_a_game(game: str) -> None:
    loaded = pyspiel.load_game(f"stellwerk_{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiel_accepts_the_game(game: str) -> None:
    from open_spiel.integration_tests import api_test as spiel_api  # knows the games registered before it

    flags.FLAGS(["test", f"--test_only_games=stellwerk_{game}"])
    result = unittest.TestResult()
    spiel_api.load_tests(unittest.TestLoader(), None, None).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors, result.failures + result.errors


@pytest.mark.deep
@every_game
def test_every_table_passes_in_every_form(game: str) -> None:
    """Every number of seats, long, several games of OpenSpiel."""
    meta = all_games()[game].meta
    for seats in range(meta.least_seats, meta.most_seats + 1):
        api_test(environments.aec_env(game, seats=seats), num_cycles=3000)
        seed_test(lambda seats=seats: environments.aec_env(game, seats=seats), num_cycles=1000)
        check_env(gymnasium.make(f"stellwerk/{game}-v0", seats=seats, seat=seats - 1).unwrapped)
        pyspiel.random_sim_test(
            pyspiel.load_game(f"stellwerk_{game}", {"players": seats}), num_sims=3, serialize=True, verbose=False
        )
