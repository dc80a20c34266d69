"""What games add up to: sums of whole numbers, which are the same however a series is cut into batches."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct, field

from stellwerk.lab.farm.total import Total
from stellwerk.lab.tally import add_counts

SCALE = 10_000
"""Shares of one game are counted in so many parts, so that they can be added up exactly."""


class Moments(Struct):
    """Count, sum and sum of squares of one number per game: its mean and how far it strays."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def note(self, value: int) -> None:
        """Add the number of one game."""
        self.add(Moments(1, value, value * value))

    def add(self, other: "Moments") -> None:
        """Add the numbers of other games."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


class Wins(Struct):
    """How often something was done, and how many parts of wins those had who did it."""

    count: int = 0
    won: int = 0

    def add(self, other: "Wins") -> None:
        """Add those of other games."""
        self.count += other.count
        self.won += other.won


class Facts(Struct):
    """What one game, or many, say about the rules.

    numbers: per game, by name (`length`, `won-0`). histograms: how many games had which number.
    wins: tables (`openings`, `styles`) of what was done and won with. counts: tables (`endings`) of what came up.
    """

    numbers: dict[str, Moments] = field(default_factory=dict)
    histograms: dict[str, dict[int, int]] = field(default_factory=dict)
    wins: dict[str, dict[str, Wins]] = field(default_factory=dict)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)

    def note(self, numbers: Mapping[str, int]) -> None:
        """Add numbers of one game."""
        for name, value in numbers.items():
            self.numbers.setdefault(name, Moments()).note(value)

    def add(self, other: "Facts") -> None:
        """Add what other games say."""
        _merge(self.numbers, other.numbers)
        for name, histogram in other.histograms.items():
            add_counts(self.histograms.setdefault(name, {}), histogram)
        for name, table in other.wins.items():
            _merge(self.wins.setdefault(name, {}), table)
        for name, counts in other.counts.items():
            add_counts(self.counts.setdefault(name, {}), counts)


class Watched(Total["Watched"], kw_only=True):
    """Games of one setting, looked at closely."""

    facts: Facts = field(default_factory=Facts)

    def add(self, part: "Watched") -> None:
        """Add the games that come next."""
        self.games += part.games
        self.facts.add(part.facts)


class Paired(Total["Paired"], kw_only=True):
    """Numbers of games by one set of rules, by another on the same seeds, and the differences game by game."""

    usual: dict[str, Moments] = field(default_factory=dict)
    other: dict[str, Moments] = field(default_factory=dict)
    change: dict[str, Moments] = field(default_factory=dict)

    def add(self, part: "Paired") -> None:
        """Add the pairs that come next."""
        self.games += part.games
        _merge(self.usual, part.usual)
        _merge(self.other, part.other)
        _merge(self.change, part.change)


class Blocks(Total[list[int]], kw_only=True):
    """Blocks of games on one setup, in which one bot sits at every seat in turn."""

    size: int  # games of a block
    seen: dict[int, int] = field(default_factory=dict)  # how many blocks brought the bot so many parts of wins

    def add(self, part: list[int]) -> None:
        """Add the blocks that come next, by the parts that the bot won."""
        for score in part:
            self.games += self.size
            self.seen[score] = self.seen.get(score, 0) + 1


Adding = TypeVar("Adding", Moments, Wins)


def _merge(into: dict[str, Adding], other: Mapping[str, Adding]) -> None:
    """Add what stands under each name; what is added stays as it is."""
    for name, sums in other.items():
        if name not in into:
            into[name] = type(sums)()
        into[name].add(sums)
