"""How sure a figure is."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TypeVar

Sample = TypeVar("Sample")

NORMAL_95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's score interval; shared wins count in parts)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = NORMAL_95**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def bootstrap(
    samples: Sequence[Sample], measure: Callable[[Sequence[Sample]], list[float]], times: int, seed: int
) -> list[tuple[float, float]]:
    """The 95 % intervals of several figures, by drawing the samples again and again with replacement."""
    random = Random(seed)
    draws = [measure([random.choice(samples) for _ in samples]) for _ in range(times)]
    return [_middle(sorted(values)) for values in zip(*draws, strict=True)]


def _middle(ordered: list[float]) -> tuple[float, float]:
    """The middle 95 % of values in order."""
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
