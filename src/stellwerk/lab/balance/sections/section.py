"""A section of the page, and tables of figures for it."""

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.lab.balance.charts.intervals import Row
from stellwerk.lab.balance.estimates import Estimate, mean, share
from stellwerk.lab.balance.sums import Facts
from stellwerk.lab.balance.telling import Telling, Writer


class Table(NamedTuple):
    """A table behind a chart: heads and cells as text."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class Chart(NamedTuple):
    """A chart with its caption."""

    caption: str
    svg: str


class Section(NamedTuple):
    """A numbered part of the page; its title is `balance-<key>`, what it is about `balance-<key>-lead`."""

    key: str
    games: int
    charts: Sequence[Chart]
    tables: Sequence[Table]
    notes: Sequence[str] = ()


class Measure(NamedTuple):
    """A number of games that is told for every table size: its words are `balance-number-<name>`."""

    name: str
    writer: Writer
    is_share: bool = False
    scale: float = 1.0

    def estimate(self, facts: Facts) -> Estimate | None:
        """The figure of one level at one table size; None if no game has such a number."""
        moments = facts.numbers.get(self.name)
        if moments is None:
            return None
        return share(moments) if self.is_share else mean(moments, self.scale)


def size_rows(telling: Telling, measure: Measure) -> list[Row]:
    """A row for every table size with the figures of both levels, where there are any."""
    rows = [
        Row(telling.players(seats), [measure.estimate(facts) for facts in telling.facts(seats)])
        for seats in telling.balance.wish.seats
    ]
    return [row for row in rows if any(row.figures)]


def size_table(telling: Telling, measures: Sequence[Measure]) -> Table:
    """Measures by table size and level."""
    rows = [
        (telling.say(f"number-{measure.name}"), row.label, level, *figure_cells(telling, figure, measure.writer))
        for measure in measures
        for row in size_rows(telling, measure)
        for level, figure in zip(telling.levels, row.figures, strict=True)
    ]
    return Table((telling.say("head-figure"), *heads(telling, "players")), rows)


def heads(telling: Telling, *first: str) -> list[str]:
    """Heads of a table: what is compared, then level, figure, interval and games."""
    return [telling.say(f"head-{name}") for name in (*first, "level", "value", "interval", "games")]


def figure_cells(telling: Telling, figure: Estimate | None, writer: Writer) -> list[str]:
    """Figure, interval and games as cells; dashes where there is none."""
    if figure is None:
        return ["–", "–", "0"]
    return [writer(figure.value), telling.interval(figure, writer), telling.whole(figure.games)]


def games_watched(telling: Telling) -> int:
    """Games that were looked at, over all table sizes and both levels."""
    return sum(total.games for levels in telling.balance.watched.values() for total in levels)
