"""Strength from placings: a Plackett-Luce fit with a term for every seat, told on the scale of Elo.

A game is a row of choices: who comes first of all, then who comes first of the rest, and so on. Each is chosen with
a probability in proportion to its worth, and the worth of a bot at a seat is that of the bot times that of the seat.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb, log10
from typing import NamedTuple

Entrant = tuple[int, int]
"""A bot and the seat that it plays from."""

Choice = tuple[Entrant, ...]
"""The entrants out of which one comes first."""

PRIOR = 0.5
"""Any two bots, and any two seats, also share one imagined choice: who never lost stays finite."""

ELO = 400.0
PRECISE, ROUNDS = 1e-7, 2000


class Fit(NamedTuple):
    """Worth of the bots, the first of which is 1, and of the seats, whose product is 1."""

    bots: list[float]
    seats: list[float]


def elo(worth: float) -> float:
    """Worth on the scale of Elo."""
    return ELO * log10(worth)


class Evidence:
    """Choices of many games, added up."""

    def __init__(self, bots: int, seats: int) -> None:
        self.choices: dict[Choice, float] = {}
        self.bots = [0.0] * bots  # how often each was chosen
        self.seats = [0.0] * seats

    def add(self, line_up: Sequence[int], places: Sequence[int], times: float = 1.0) -> None:
        """Add a game that was played so many times, by the bots and the places of its seats."""
        for choice, weight in choices_of(line_up, places):
            self.choices[choice] = self.choices.get(choice, 0.0) + weight * times
        for seat, share in enumerate(chosen_shares(places)):
            self.bots[line_up[seat]] += share * times
            self.seats[seat] += share * times


def choices_of(line_up: Sequence[int], places: Sequence[int]) -> Iterator[tuple[Choice, float]]:
    """Choices of one game with their weights; entrants who share a place count as the mean of all their orders."""
    for place in sorted(set(places)):
        equals = [(line_up[seat], seat) for seat in range(len(places)) if places[seat] == place]
        behind = [(line_up[seat], seat) for seat in range(len(places)) if places[seat] > place]
        for size in range(1 if behind else 2, len(equals) + 1):
            weight = 1 / comb(len(equals), size)
            for left in combinations(equals, size):
                yield tuple(sorted((*left, *behind))), weight


def chosen_shares(places: Sequence[int]) -> list[float]:
    """How often each seat was chosen; somebody is last without a choice, and equals share that."""
    last = max(places)
    return [1.0 if place < last else 1 - 1 / sum(other == last for other in places) for place in places]


def fit(evidence: Evidence, start: Fit | None = None, prior: float = PRIOR, precise: float = PRECISE) -> Fit:
    """Worths under which the evidence is most likely (Hunter's MM algorithm, bots and seats in turn)."""
    choices = list(evidence.choices.items())
    bots, seats = start or Fit([1.0] * len(evidence.bots), [1.0] * len(evidence.seats))
    for _ in range(ROUNDS):
        demand = _demand(choices, bots, seats, of_seats=False)
        renewed = _renewed(bots, evidence.bots, demand, prior)
        change = max(abs(new / old - 1) for new, old in zip(renewed, bots, strict=True))
        bots = renewed
        if len(seats) > 1:
            seats = _renewed(seats, evidence.seats, _demand(choices, bots, seats, of_seats=True), prior)
        if change < precise:
            break
    return _normal(bots, seats)


def _demand(
    choices: Iterable[tuple[Choice, float]], bots: Sequence[float], seats: Sequence[float], of_seats: bool
) -> list[float]:
    """For every bot, or every seat: what it would have been chosen for a worth of 1."""
    demand = [0.0] * len(seats if of_seats else bots)
    for choice, weight in choices:
        share = weight / sum(bots[bot] * seats[seat] for bot, seat in choice)
        for bot, seat in choice:
            if of_seats:
                demand[seat] += share * bots[bot]
            else:
                demand[bot] += share * seats[seat]
    return demand


def _renewed(worths: list[float], chosen: Sequence[float], demand: Sequence[float], prior: float) -> list[float]:
    """Worths that fit better, the imagined choices included."""
    renewed = []
    for own, worth in enumerate(worths):
        imagined = sum(2 * prior / (worth + other) for rival, other in enumerate(worths) if rival != own)
        renewed.append((chosen[own] + prior * (len(worths) - 1)) / (demand[own] + imagined))
    return renewed


def _normal(bots: list[float], seats: list[float]) -> Fit:
    """The same worths with the first bot at 1 and the seats around 1."""
    middle = 1.0
    for worth in seats:
        middle *= worth ** (1 / len(seats))
    return Fit([worth / bots[0] for worth in bots], [worth / middle for worth in seats])
