"""How the seats stand where a position cannot be searched: it is played on to the end, many times."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from stellwerk.bots.play import play
from stellwerk.bots.random_bot import RandomBot
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.capabilities import Evaluates, PlayedOn, Searchable
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.standing import shares

TIMES: Final = 2000
"""How often a position is played on: the standard error of a share is then at most 1.1 percentage points."""
DECISIONS: Final = 400_000
"""After so many decisions it is enough: long games are bounded too, by a number that is the same on every machine."""


class Rollouts:
    """What came of playing on."""

    __slots__ = ("error", "standing", "times")

    def __init__(self, times: int, standing: list[float], error: float) -> None:
        self.times = times
        self.standing = standing  # per seat, adding up to 1
        self.error = error  # the largest standard error of a seat's share


def roll_out(game: Game, state: State, seat: int, random: Random, times: int = TIMES) -> Rollouts:
    """Play on from guesses that this seat cannot tell from the position; a win shared by k counts 1/k."""
    chance = FastChance(random)
    totals: list[float] = []
    squares: list[float] = []
    count = decisions = 0
    while count < times and decisions < DECISIONS:
        guess = state.determinize(seat, random)
        decisions += play(game, guess, _players(game, guess, random), random, chance).decisions
        won = final_shares(game, guess)
        seats = len(won)
        totals = [total + share for total, share in zip(totals or [0.0] * seats, won, strict=True)]
        squares = [square + share * share for square, share in zip(squares or [0.0] * seats, won, strict=True)]
        count += 1
    standing = [total / count for total in totals]
    spreads = [square / count - mean * mean for square, mean in zip(squares, standing, strict=True)]
    return Rollouts(count, standing, sqrt(max(0.0, *spreads) / count))


def is_played_on(game: Game) -> bool:
    """Whether positions of this game are played on: a search cannot be, or the game asks for it."""
    return game.meta.knowledge or isinstance(game, PlayedOn) or not isinstance(game, Searchable)


def player_name(game: Game) -> str:
    """The bot whose strength those have who play on; a game that names none is played on at random."""
    return game.curve_bot if isinstance(game, PlayedOn) else RandomBot.name


def final_shares(game: Game, state: State) -> list[float]:
    """By seat its share of the win, in a position where the game is over."""
    if isinstance(game, Evaluates):
        return game.evaluate(state)
    outcome = state.outcome()
    assert outcome is not None
    return shares([-place for place in outcome.places])


def _players(game: Game, state: State, random: Random) -> Sequence[Bot]:
    if isinstance(game, PlayedOn):
        return game.players(len(game.evaluate(state)), random)
    return [RandomBot()] * game.meta.most_seats
