"""Trying out tells a seat nothing that it could not know: every game, byte for byte."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from stellwerk.contract.positions import Setting, plain_settings, random_game
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.registry import all_games
from stellwerk.kernel.seats import seats_of
from stellwerk.server.features.analysis.messages import Tried
from stellwerk.server.features.analysis.trying import TriedGame

GAMES = all_games()
EVERY = 9
FARTHEST = 120
DEPTH = 6
every_game = pytest.mark.parametrize("id", GAMES)


def positions(game: Game, setting: Setting) -> Iterator[State]:
    """Some positions of a random game, from its beginning on."""
    for number, (state, _) in enumerate(random_game(game, setting, seed=7)):
        if number >= FARTHEST:
            return
        if number % EVERY == 0:
            yield state


def tried_out(game: Game, setting: Setting, state: State, seat: int | None) -> tuple[list[Tried], bytes]:
    """Some decisions of whoever is to act, tried out from a position, and everything that was answered."""
    random, tried, answers = Random(3), list[Tried](), []
    trial = TriedGame(game, setting.seats, state, seat, "the same seed")
    for _ in range(DEPTH):
        answers.append(trial.result(0, guessed=True, settings={}))
        acting = seats_of(trial.state.to_act())
        if not acting:
            break
        mover = random.choice(acting)
        action = random.choice(trial.state.legal(mover))
        tried.append(Tried(mover, game.actions.notation(action)))
        trial.play(tried[-1])
    return tried, msgspec.json.encode([*answers, trial.result(0, guessed=True, settings={})])


@every_game
def test_what_a_seat_tries_out_does_not_depend_on_what_is_hidden_from_it(id: str) -> None:
    game = GAMES[id]
    setting = plain_settings(game)[-1]
    truths_differ = False
    for state in positions(game, setting):
        for seat in range(setting.seats):
            other = state.determinize(seat, Random(99))
            truths_differ = truths_differ or game.dump(other) != game.dump(state)
            assert tried_out(game, setting, state, seat) == tried_out(game, setting, other, seat)
    assert truths_differ == game.hides(setting.options), "the two truths must differ, or nothing is shown"


@every_game
def test_trying_out_leaves_the_position_as_it_is(id: str) -> None:
    game = GAMES[id]
    setting = plain_settings(game)[0]
    for state in positions(game, setting):
        before = game.dump(state)
        for seat in (None, 0):
            tried_out(game, setting, state, seat)
        assert game.dump(state) == before


@every_game
def test_the_same_decisions_lead_to_the_same_position(id: str) -> None:
    """Chance is drawn the same way, so that a step back and forth shows the same."""
    game = GAMES[id]
    setting = plain_settings(game)[0]
    for state in positions(game, setting):
        tried, _ = tried_out(game, setting, state, 0)
        again = [TriedGame(game, setting.seats, state, 0, "the same seed") for _ in range(2)]
        for trial in again:
            for decision in tried:
                trial.play(decision)
        assert game.dump(again[0].state) == game.dump(again[1].state)


@every_game
def test_whoever_knows_everything_tries_out_the_true_position(id: str) -> None:
    game = GAMES[id]
    setting = plain_settings(game)[0]
    for state in positions(game, setting):
        trial = TriedGame(game, setting.seats, state, None, "seed")
        assert game.dump(trial.state) == game.dump(state)
