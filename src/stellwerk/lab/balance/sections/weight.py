"""Section 5: how much does a decision weigh?"""

from stellwerk.lab.balance.charts.intervals import Row, intervals
from stellwerk.lab.balance.estimates import mean
from stellwerk.lab.balance.sections.section import (
    Chart,
    Measure,
    Section,
    Table,
    figure_cells,
    games_watched,
    heads,
    size_table,
)
from stellwerk.lab.balance.sums import SCALE
from stellwerk.lab.balance.telling import Telling, Writer
from stellwerk.lab.balance.watch import QUARTERS


def weight(telling: Telling) -> Section:
    """Legal actions, forced decisions, and what the second-best plan costs, by quarter of the game."""
    measures = [Measure("branching", telling.number, scale=SCALE), Measure("forced", telling.percent, scale=SCALE)]
    charts, tables = [], [size_table(telling, measures)]
    for name, writer in (("weight", telling.percent), ("branching", telling.number)):
        rows = _quarters(telling, name)
        if rows:
            caption = telling.say(f"chart-{name}", players=telling.players(telling.balance.usual))
            charts.append(Chart(caption, intervals(rows, writer, None, caption)))
            tables.append(_table(telling, name, rows, writer))
    notes = [] if len(charts) == 2 else [telling.say("no-plans")]
    return Section("weight", games_watched(telling), charts, tables, notes)


def _quarters(telling: Telling, name: str) -> list[Row]:
    """A row for every quarter of the game at the usual table; none if the game cannot say."""
    rows = []
    for quarter in range(QUARTERS):
        sums = [facts.numbers.get(f"{name}-{quarter}") for facts in telling.facts(telling.balance.usual)]
        figures = [None if moments is None else mean(moments, SCALE) for moments in sums]
        if any(figures):
            rows.append(Row(telling.say("quarter", number=quarter + 1), figures))
    return rows


def _table(telling: Telling, name: str, rows: list[Row], writer: Writer) -> Table:
    cells = [
        (telling.say(f"number-{name}"), row.label, level, *figure_cells(telling, figure, writer))
        for row in rows
        for level, figure in zip(telling.levels, row.figures, strict=True)
    ]
    return Table((telling.say("head-figure"), *heads(telling, "quarter")), cells)
