"""The games of a series, added up."""

from collections.abc import Sequence
from math import lcm
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, field

from stellwerk.kernel.game import Game
from stellwerk.lab.farm.batch import Batch
from stellwerk.lab.farm.total import Total
from stellwerk.lab.series import Row, play_index


def win_unit(seats: int) -> int:
    """How many whole parts a win has, so that one shared by any number of seats can be counted exactly."""
    return lcm(*range(1, seats + 1))


def won_parts(places: Sequence[int]) -> list[int]:
    """How many parts of the win each seat has: all of them alone, an equal share with other winners."""
    first = sum(place == 1 for place in places)
    return [win_unit(len(places)) // first if place == 1 else 0 for place in places]


class BotTally(Struct):
    """What one bot did."""

    seats: int = 0  # taken over all games
    won: int = 0  # parts of wins
    thoughts: int = 0  # choices that needed thought
    thinking: float = 0.0  # seconds spent on them
    scores: dict[int, int] = field(default_factory=dict)  # how often it made which score

    def add(self, other: "BotTally") -> None:
        """Add what the bot did in other games."""
        self.seats += other.seats
        self.won += other.won
        self.thoughts += other.thoughts
        self.thinking += other.thinking
        add_counts(self.scores, other.scores)


class Tally(Total["Tally"], kw_only=True):
    """Games in sums of whole numbers, which are the same however the series is cut into batches."""

    decisions: int = 0
    branching: int = 0
    forced: int = 0
    won_by_seat: list[int] = field(default_factory=list)  # parts of wins
    scores_by_seat: list[int] = field(default_factory=list)
    scores_by_place: list[int] = field(default_factory=list)  # best first
    bots: dict[str, BotTally] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)  # how many games had how many decisions

    def count(self, row: Row) -> None:
        """Add one game."""
        parts = won_parts(row.places)
        bots: dict[str, BotTally] = {}
        for seat, name in enumerate(row.line_up):
            figures = BotTally(1, parts[seat], row.thoughts[seat], row.seconds[seat], {row.scores[seat]: 1})
            bots.setdefault(name, BotTally()).add(figures)
        self.add(
            Tally(
                games=1,
                decisions=row.decisions,
                branching=row.branching,
                forced=row.forced,
                won_by_seat=parts,
                scores_by_seat=row.scores,
                scores_by_place=sorted(row.scores, reverse=True),
                bots=bots,
                endings={row.reason: 1},
                lengths={row.decisions: 1},
            )
        )

    def add(self, part: "Tally") -> None:
        """Add the games that come next."""
        self.games += part.games
        self.decisions += part.decisions
        self.branching += part.branching
        self.forced += part.forced
        self.won_by_seat = _added(self.won_by_seat, part.won_by_seat)
        self.scores_by_seat = _added(self.scores_by_seat, part.scores_by_seat)
        self.scores_by_place = _added(self.scores_by_place, part.scores_by_place)
        for name, figures in part.bots.items():
            self.bots.setdefault(name, BotTally()).add(figures)
        add_counts(self.endings, part.endings)
        add_counts(self.lengths, part.lengths)


def tally_batch(game: Game, batch: Batch, records: Path | None = None) -> Tally:
    """Play a batch, write its records if there is a folder for them, and add it up."""
    tally = Tally()
    for index in batch.indices:
        tally.count(play_index(game, batch.setting, index, records))
    return tally


def _added(first: list[int], second: list[int]) -> list[int]:
    return [one + other for one, other in zip(first, second, strict=True)] if first else list(second)


Key = TypeVar("Key")


def add_counts(into: dict[Key, int], counts: dict[Key, int]) -> None:
    """Add how often things were counted."""
    for key, count in counts.items():
        into[key] = into.get(key, 0) + count
