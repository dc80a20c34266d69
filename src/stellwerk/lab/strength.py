"""Strength from comparisons: a Bradley-Terry fit, told on the scale of Elo."""

from collections.abc import Sequence
from math import log10

Comparisons = list[list[float]]
"""By bot and rival: how often the bot finished before the rival; a shared place counts one half for each."""

PRIOR = 0.5
"""Every pair also shares one imagined comparison, so that somebody who never lost stays finite."""

ELO = 400.0


def nothing(count: int) -> Comparisons:
    """No comparison yet."""
    return [[0.0] * count for _ in range(count)]


def compare(into: Comparisons, line_up: Sequence[int], places: Sequence[int]) -> None:
    """Add one finished game: every two seats with different bots are compared."""
    for seat, bot in enumerate(line_up):
        for other, rival in enumerate(line_up):
            if bot != rival and places[seat] <= places[other]:
                into[bot][rival] += 1.0 if places[seat] < places[other] else 0.5


def added(parts: Sequence[Comparisons]) -> Comparisons:
    """Several tables of comparisons in one."""
    count = len(parts[0])
    return [[sum(part[row][column] for part in parts) for column in range(count)] for row in range(count)]


def elo(comparisons: Comparisons, rounds: int = 200) -> list[float]:
    """The ratings under which these comparisons are most likely; the first bot is 0."""
    count = len(comparisons)
    wins = [sum(row) + PRIOR * (count - 1) for row in comparisons]
    strengths = [1.0] * count
    for _ in range(rounds):
        strengths = [
            wins[bot]
            / sum(
                (comparisons[bot][rival] + comparisons[rival][bot] + 2 * PRIOR) / (strengths[bot] + strengths[rival])
                for rival in range(count)
                if rival != bot
            )
            for bot in range(count)
        ]
        strengths = [strength / strengths[0] for strength in strengths]
    return [ELO * log10(strength) for strength in strengths]
