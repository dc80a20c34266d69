"""Section 4: how long does a game stay open?"""

from stellwerk.lab.balance.charts.curve import curve
from stellwerk.lab.balance.charts.intervals import intervals
from stellwerk.lab.balance.estimates import share_of
from stellwerk.lab.balance.sections.section import (
    Chart,
    Measure,
    Section,
    Table,
    figure_cells,
    games_watched,
    heads,
    size_rows,
    size_table,
)
from stellwerk.lab.balance.sums import SCALE, Facts
from stellwerk.lab.balance.telling import Telling
from stellwerk.lab.balance.watch import GRID


def drama(telling: Telling) -> Section:
    """Changes of the lead, turning points, when it is clear who wins, and comebacks."""
    leads = Measure("lead_changes", telling.hundredths)
    measures = [
        leads,
        Measure("turning", telling.percent, scale=SCALE),
        Measure("sure", telling.percent, scale=SCALE),
        Measure("comeback", telling.percent, is_share=True),
    ]
    rows = size_rows(telling, leads)
    if not rows:
        return Section("drama", 0, [], [], [telling.say("no-standing")])
    told = telling.say("number-lead_changes")
    charts = [_decided(telling), Chart(told, intervals(rows, telling.number, None, told))]
    tables = [size_table(telling, measures), _decided_table(telling)]
    return Section("drama", games_watched(telling), charts, tables)


def decided_by(facts: Facts) -> list[int]:
    """How many games were decided when 0, 5, 10 ... 100 % of their decisions were taken."""
    counts = facts.histograms["decided"]
    return [sum(counts.get(point, 0) for point in range(until + 1)) for until in range(GRID + 1)]


def _decided(telling: Telling) -> Chart:
    usual = telling.balance.usual
    levels = [[count / decided[-1] for count in decided] for decided in map(decided_by, telling.facts(usual))]
    labels = [telling.round_percent(mark / 4) for mark in range(5)]
    caption = telling.say("chart-decided", players=telling.players(usual))
    return Chart(caption, curve(levels, labels, telling.say("axis-decisions"), caption))


def _decided_table(telling: Telling) -> Table:
    """The curve as figures, at every quarter of the game."""
    rows = []
    for level, facts in zip(telling.levels, telling.facts(telling.balance.usual), strict=True):
        decided = decided_by(facts)
        for point in range(GRID // 4, GRID + 1, GRID // 4):
            figure = share_of(decided[point], decided[-1])
            rows.append((telling.round_percent(point / GRID), level, *figure_cells(telling, figure, telling.percent)))
    return Table(heads(telling, "decided-after"), rows)
