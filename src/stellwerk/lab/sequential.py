"""A sequential test of a share: play on until one of two hypotheses is clear.

The generalized sequential probability ratio test compares the largest likelihood of what was seen under H1 (the mean
is `h1`) with that under H0 (the mean is `h0`). Nothing is assumed about how scores are distributed: both likelihoods
are those of the distribution over the seen scores that has this mean and fits best (empirical likelihood).
"""

from collections.abc import Mapping
from math import log, log10, sqrt
from typing import Literal

from msgspec import Struct

ELO = 400.0
IMAGINED = 8.0
"""Imagined blocks with the mean of both hypotheses and the spread of independent games: the first real blocks know too
little of the spread, and would decide too early."""
CAUTION = 0.1
"""By how much both bounds are wider than those of a test that knows the spread: it costs 3 % more games."""
TRACE = 1e-3
"""An imagined score of 0 or 1, where all that was seen lies on one side of a mean."""
STEPS = 30  # of a bisection; the likelihood is flat at its top, so an error in the root hardly shows
CHI_SQUARE_95 = 3.841459

Decision = Literal["H0", "H1"]
Counts = Mapping[float, float]
"""How often each score was seen: 0 for a block without a win, 1 for one in which every game was won."""


def share_of_elo(points: float, seats: int) -> float:
    """Share of wins of one bot among equal rivals who are so many points of Elo weaker."""
    worth = 10 ** (points / ELO)
    return float(worth / (worth + seats - 1))


def elo_of_share(share: float, seats: int) -> float | None:
    """How many points of Elo a bot with this share of wins is above its rivals; None if it won nothing or all."""
    return ELO * log10(share * (seats - 1) / (1 - share)) if 0 < share < 1 else None


class Bounds(Struct, frozen=True):
    """Two hypotheses about the mean score of blocks, and how often the test may be wrong under each of them."""

    h0: float
    h1: float
    block: int  # games
    alpha: float = 0.05  # accepts H1 though H0 is true
    beta: float = 0.05  # accepts H0 though H1 is true

    @property
    def lower(self) -> float:
        """Log-likelihood ratio at which H0 is accepted."""
        return log(self.beta / (1 - self.alpha)) - CAUTION

    @property
    def upper(self) -> float:
        """Log-likelihood ratio at which H1 is accepted."""
        return log((1 - self.beta) / self.alpha) + CAUTION

    def decision(self, counts: Counts) -> Decision | None:
        """Hypothesis that is clear from these scores; None if neither is."""
        ratio = self.ratio(counts)
        return "H1" if ratio >= self.upper else "H0" if ratio <= self.lower else None

    def ratio(self, counts: Counts) -> float:
        """Log-likelihood ratio of H1 to H0."""
        middle = (self.h0 + self.h1) / 2
        spread = max(sqrt(middle * (1 - middle) / self.block), self.h1 - self.h0)
        together = dict(counts)
        for score in (middle - spread, middle + spread):
            together[score] = together.get(score, 0.0) + IMAGINED / 2
        return deficit(together, self.h0) - deficit(together, self.h1)


def deficit(counts: Counts, mean: float) -> float:
    """How much less likely (in logarithms) the scores are if this is their mean than if it is the one seen.

    The best distribution with the mean gives a score x the weight n / (1 + t (x - mean)), with the t at which this
    adds up to the mean: where the sum below is largest.
    """
    seen = [(score - mean, count) for score, count in counts.items()]
    least, most = min(seen)[0], max(seen)[0]
    if least >= 0:
        least = -mean
        seen.append((least, TRACE))
    if most <= 0:
        most = 1 - mean
        seen.append((most, TRACE))
    low, high = -1 / most, -1 / least
    for _ in range(STEPS):
        tilt = (low + high) / 2
        if sum(count * distance / (1 + tilt * distance) for distance, count in seen) > 0:
            low = tilt
        else:
            high = tilt
    return sum(count * log(1 + tilt * distance) for distance, count in seen)


def mean_of(counts: Counts) -> float:
    """Mean of the scores."""
    return sum(score * count for score, count in counts.items()) / sum(counts.values())


def interval(counts: Counts) -> tuple[float, float]:
    """The 95 % interval of the mean: every one that is not much less likely than the one seen."""
    mean = mean_of(counts)
    return _edge(counts, mean, 0.0), _edge(counts, mean, 1.0)


def _edge(counts: Counts, inside: float, outside: float) -> float:
    """Mean between these two at which the scores become too unlikely."""
    if inside == outside:
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if 2 * deficit(counts, middle) < CHI_SQUARE_95:
            inside = middle
        else:
            outside = middle
    return inside
