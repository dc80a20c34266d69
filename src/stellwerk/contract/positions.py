"""Positions to check: random games over seats and options."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.meta import Option, Options
from stellwerk.kernel.options import completed
from stellwerk.kernel.seats import seats_of

STUBBORN = 1_000
"""Who always takes the first action may never come to an end; so many decisions are looked at."""
LONGEST = 20_000
"""No game has more decisions than this under random play; more means that it does not end."""


class Setting(NamedTuple):
    """A kind of table."""

    seats: int
    options: Options


def settings(game: Game) -> list[Setting]:
    """Every number of players with the standard options, then every other value of every option."""
    return plain_settings(game) + varied_settings(game)


def plain_settings(game: Game) -> list[Setting]:
    """Every number of players with the standard options."""
    meta = game.meta
    return [Setting(seats, completed(meta, {})) for seats in range(meta.least_seats, meta.most_seats + 1)]


def varied_settings(game: Game) -> list[Setting]:
    """Every other value of every option, at the smallest table."""
    meta = game.meta
    return [
        Setting(meta.least_seats, completed(meta, {option.name: value}))
        for option in meta.options
        for value in other_values(option)
    ]


def other_values(option: Option) -> list[object]:
    """The values of an option beside its default: all of them, or its smallest and its largest."""
    if option.seat:
        return [0]
    if option.least is not None and option.most is not None:
        return [value for value in (option.least, option.least + 1, option.most) if value != option.default]
    return [value for value in option.values if value != option.default or type(value) is not type(option.default)]


def random_game(game: Game, setting: Setting, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of one random game with a seat that is to act; the position moves on after each."""
    return _game(game, setting, seed, lambda random, legal: random.choice(legal))


def stubborn_game(game: Game, setting: Setting, seed: int) -> Iterator[tuple[State, int]]:
    """The same where everybody takes the first legal action, for a while: it leads where chance does not."""
    return islice(_game(game, setting, seed, lambda _, legal: legal[0]), STUBBORN)


def _game(
    game: Game, setting: Setting, seed: int, choose: Callable[[Random, Sequence[int]], int]
) -> Iterator[tuple[State, int]]:
    random = Random(seed)
    chance = FastChance(random)
    state = game.setup(setting.seats, setting.options, chance)
    for _ in range(LONGEST):
        acting = seats_of(state.to_act())
        if not acting:
            return
        seat = random.choice(acting)
        yield state, seat
        state.apply(seat, choose(random, state.legal(seat)), chance)
    raise AssertionError(f"{game.meta.id} does not end within {LONGEST} decisions: {setting}, seed {seed}")
