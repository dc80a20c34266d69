"""Placings: how the games of a tournament ended, and the strengths that follow from them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import field

from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.farm.total import Total
from stellwerk.lab.intervals import bootstrap
from stellwerk.lab.series import Setting, play_index
from stellwerk.lab.strength import Evidence, Fit, elo, fit
from stellwerk.lab.tally import Tally

BOOTSTRAPS = 300
ROUGH = 1e-3
"""Precision of the fits of the bootstrap: far below the width of an interval."""

Ending = tuple[tuple[int, ...], bytes]
"""The line-up of a game as numbers of bots, and the places of its seats."""


class Placings(Total["Placings"], kw_only=True):
    """Places of every game, one byte per seat (the bootstrap needs them), and the figures of the bots."""

    places: bytearray = field(default_factory=bytearray)
    tally: Tally = field(default_factory=Tally)

    def add(self, part: "Placings") -> None:
        """Add the games that come next."""
        self.games += part.games
        self.places += part.places
        self.tally.add(part.tally)

    def endings(self, setting: Setting) -> list[Ending]:
        """All games in order."""
        numbers = [tuple(setting.bots.index(name) for name in line_up) for line_up in setting.line_ups]
        seats = setting.seats
        return [
            (numbers[index % len(numbers)], bytes(self.places[index * seats : (index + 1) * seats]))
            for index in range(self.games)
        ]


def place_batch(game: Game, batch: Batch) -> Placings:
    """Play a batch and note the places."""
    part = Placings(games=batch.count)
    for index in batch.indices:
        row = play_index(game, batch.setting, index)
        part.places += bytes(row.places)
        part.tally.count(row)
    return part


class Strengths:
    """Elo of bots and seats with 95 % intervals, by a bootstrap over blocks of games on the same setup."""

    def __init__(self, placings: Placings, setting: Setting) -> None:
        self.setting = setting
        endings = placings.endings(setting)
        blocks = [endings[at : at + setting.block] for at in range(0, len(endings), setting.block)]
        self.best = self._fit(endings)
        self.bots = [elo(worth) for worth in self.best.bots]
        self.seats = [elo(worth) for worth in self.best.seats]
        self.intervals = bootstrap(blocks, self._measure, BOOTSTRAPS, setting.seed)

    def _measure(self, blocks: Sequence[Sequence[Ending]]) -> list[float]:
        """Elo of all bots from blocks that were drawn, beginning at the best fit of all games."""
        drawn = self._fit((ending for block in blocks for ending in block), self.best, ROUGH)
        return [elo(worth) for worth in drawn.bots]

    def _fit(self, endings: Iterable[Ending], start: Fit | None = None, precise: float | None = None) -> Fit:
        evidence = Evidence(len(self.setting.bots), self.setting.seats)
        for (line_up, places), times in Counter(endings).items():
            evidence.add(line_up, places, times)
        return fit(evidence, start) if precise is None else fit(evidence, start, precise=precise)
