"""Games to learn from: positions with what became of them."""

from typing import Final

import numpy as np
from msgspec import field

from stellwerk.bots.net.inputs import rows_of
from stellwerk.bots.play import play
from stellwerk.bots.seated import seated
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.farm.grow import Farm, Series, grown
from stellwerk.lab.farm.total import Total
from stellwerk.lab.series import Setting, outcome_of, randomness
from stellwerk.lab.tally import win_unit, won_parts
from stellwerk.lab.train.samples import Samples
from stellwerk.lab.train.wandering import Notebook, WanderingBot

POSITIONS: Final = 16
"""Positions of one game that are kept."""


class Collection(Total[list[Samples]], kw_only=True):
    """Samples of games in their order."""

    parts: list[Samples] = field(default_factory=list)

    def add(self, part: list[Samples]) -> None:
        """Add the games that come next."""
        self.games += len(part)
        self.parts += part


def collect(farm: Farm, game: Game, setting: Setting, games: int) -> Samples:
    """Play the first games of a setting and keep positions of each."""
    series = Series("train", game, setting, games)
    return Samples.together(grown(farm, series, collect_batch, Collection()).parts)


def collect_batch(game: Game, batch: Batch) -> list[Samples]:
    """Play a batch, and return the samples of each game."""
    return [samples_of(game, batch.setting, index) for index in batch.indices]


def samples_of(game: Game, setting: Setting, index: int) -> Samples:
    """Play the game of this index, and return some of its positions with what became of them."""
    assert isinstance(game, HasFigures)
    chance, random = randomness(setting, index)
    state = game.setup(setting.seats, setting.options, chance)
    notebook = Notebook(POSITIONS)
    with seated(game, setting.line_up(index)) as bots:
        play(game, state, [WanderingBot(bot, notebook) for bot in bots], random, chance)
    outcome = outcome_of(state)
    rows = [rows_of(game, [kept.state], kept.seat)[0] for kept in notebook.kept]
    seats = np.array([kept.seat for kept in notebook.kept])
    shares = np.array(won_parts(outcome.places)) / win_unit(setting.seats)
    return Samples(
        rows=np.array(rows),
        shares=_turned(shares, seats).astype(np.float32),
        scores=_turned(np.array(outcome.scores), seats).astype(np.float32),
        games=np.full(len(rows), index),
    )


def _turned(by_seat: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """By sample: numbers by seat, those of its own seat first."""
    count = len(by_seat)
    return by_seat[(seats[:, None] + np.arange(count)) % count]
