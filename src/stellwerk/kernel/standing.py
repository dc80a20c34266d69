"""How seats stand: chances to win from expected points, shares of a win from final ones."""

from math import exp


def chances(points: list[float], scale: float) -> list[float]:
    """The chances to win by expected points: a lead of `scale` points makes e times the chance."""
    top = max(points)
    weights = [exp((value - top) / scale) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares(points: list[int]) -> list[float]:
    """The shares of the win by final points: 1 / k for each of the k seats that have most."""
    top = max(points)
    winners = points.count(top)
    return [1.0 / winners if value == top else 0.0 for value in points]
