"""Observations: of one length, within their bounds, and free of what a seat cannot know."""

from random import Random

from stellwerk.contract.positions import Setting, random_game
from stellwerk.kernel.capabilities import Observes
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.observation import MOST, row_length


def observations_hide_what_is_hidden(game: Game, setting: Setting, seed: int) -> None:
    """At every position of a game: deal anew what a seat cannot see, and its observation stays the same."""
    if not isinstance(game, Observes):
        return
    length = row_length(game.observation_fields(setting.seats))
    random = Random(seed)
    last: State | None = None
    for state, _ in random_game(game, setting, seed):
        seat = random.randrange(setting.seats)
        row = game.observe(state, seat)
        _must_fit(row, length)
        sample = state.determinize(seat, random)
        assert game.observe(sample, seat) == row, f"the observation of seat {seat} tells something hidden"
        last = state
    if last is not None:  # the generator moves it on to the end of the game
        for seat in range(setting.seats):
            _must_fit(game.observe(last, seat), length)


def _must_fit(row: list[int], length: int) -> None:
    assert len(row) == length, f"an observation has {len(row)} numbers, its fields have {length}"
    assert all(type(value) is int and 0 <= value <= MOST for value in row), f"an observation has numbers beyond {MOST}"
