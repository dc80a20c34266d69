"""Estimates: a figure with its 95 % interval and the number of games behind it."""

from collections.abc import Mapping, Sequence
from math import erfc, exp, gamma, sqrt
from typing import NamedTuple

from stellwerk.lab.balance.sums import Blocks, Moments
from stellwerk.lab.intervals import NORMAL_95, bootstrap, wilson
from stellwerk.lab.sequential import interval, mean_of
from stellwerk.lab.tally import win_unit

BOOTSTRAPS = 200


class Estimate(NamedTuple):
    """A figure, the 95 % interval around it, and how many games it is made of."""

    value: float
    low: float
    high: float
    games: int

    def times(self, factor: float) -> "Estimate":
        """The same in another unit; a negative factor turns the interval round."""
        low, high = sorted((self.low * factor, self.high * factor))
        return Estimate(self.value * factor, low, high, self.games)

    def minus(self, known: float) -> "Estimate":
        """How far it lies above a figure that is known exactly."""
        return Estimate(self.value - known, self.low - known, self.high - known, self.games)

    def excludes(self, figure: float) -> bool:
        """Whether a figure lies outside the interval."""
        return figure < self.low or figure > self.high


def mean(moments: Moments, scale: float = 1.0) -> Estimate:
    """Mean of a number over games, with the interval of the normal distribution."""
    count = moments.count
    value = moments.total / count
    spread = max(0.0, moments.squares / count - value * value) * count / max(1, count - 1)
    half = NORMAL_95 * sqrt(spread / count)
    return Estimate(value / scale, (value - half) / scale, (value + half) / scale, count)


def share(moments: Moments, unit: int = 1) -> Estimate:
    """Share of games, or of wins counted in parts of a unit, with Wilson's interval."""
    wins = moments.total / unit
    return Estimate(wins / moments.count, *wilson(wins, moments.count), moments.count)


def share_of(part: float, games: int) -> Estimate:
    """Share that a number of games has, with Wilson's interval."""
    return Estimate(part / games if games else 0.0, *wilson(part, games), games)


def block_scores(blocks: Blocks) -> dict[float, float]:
    """How often which share of a block was won."""
    whole = blocks.size * win_unit(blocks.size)
    return {score / whole: float(count) for score, count in sorted(blocks.seen.items())}


def block_share(blocks: Blocks) -> Estimate:
    """Share of wins over blocks, with the interval of its likelihood, which assumes nothing about the blocks."""
    scores = block_scores(blocks)
    return Estimate(mean_of(scores), *interval(scores), blocks.games)


def setup_share(blocks: Blocks, seed: int) -> Estimate | None:
    """Share of the variance of results that lies between setups (0: none); None if the bot won nothing or all."""
    scores = block_scores(blocks)
    if not 0 < mean_of(scores) < 1:
        return None
    samples = [score for score, count in scores.items() for _ in range(int(count))]
    (edges,) = bootstrap(samples, lambda drawn: [_between(drawn, blocks.size)], BOOTSTRAPS, seed)
    return Estimate(_between(samples, blocks.size), *edges, blocks.games)


def _between(values: Sequence[float], size: int) -> float:
    """How much more the shares of blocks stray than those of independent games would, from 0 to 1."""
    middle = sum(values) / len(values)
    if not 0 < middle < 1 or len(values) < 2:
        return 0.0
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    excess = spread * size / (middle * (1 - middle)) - 1
    return min(1.0, max(0.0, excess / (size - 1)))


def chi_square(counts: Mapping[int, float]) -> tuple[float, float]:
    """Chi-square of counts that would be equal by chance, and how probable one at least as large is."""
    fair = sum(counts.values()) / len(counts)
    statistic = sum((count - fair) ** 2 / fair for count in counts.values())
    return statistic, tail(statistic, len(counts) - 1)


def tail(statistic: float, freedom: int) -> float:
    """Probability that chi-square with so many degrees of freedom is at least this large."""
    half = statistic / 2
    probability, term_at = (exp(-half), 1.0) if freedom % 2 == 0 else (erfc(sqrt(half)), 0.5)
    while term_at < freedom / 2:
        probability += exp(-half) * half**term_at / gamma(term_at + 1)
        term_at += 1
    return probability


def quantile(histogram: Mapping[int, int], part: float) -> int:
    """Value below which this part of all games lies."""
    left = part * sum(histogram.values())
    for value, count in sorted(histogram.items()):
        left -= count
        if left <= 0:
            return value
    return max(histogram)
