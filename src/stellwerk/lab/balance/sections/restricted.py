"""Section 8: what is an action worth?"""

from stellwerk.lab.balance.charts.intervals import Reference, Row, intervals
from stellwerk.lab.balance.estimates import block_share
from stellwerk.lab.balance.sections.section import Chart, Section, Table, figure_cells, heads
from stellwerk.lab.balance.telling import Telling


def restricted(telling: Telling) -> Section:
    """Share of wins that is left to a bot that does without a kind of action, beside the fair share."""
    fair = 1 / telling.balance.usual
    rows = restricted_rows(telling)
    if not rows:
        return Section("restricted", 0, [], [], [telling.say("no-kinds")])
    caption = telling.say("chart-restricted", players=telling.players(telling.balance.usual))
    zero = Reference(0.0, telling.say("no-loss"))
    writer = telling.signed(telling.percent)
    lines = []
    for row in rows:
        for level, figure in zip(telling.levels, row.figures, strict=True):
            left = None if figure is None else telling.percent(figure.value + fair)
            lines.append((row.label, level, *figure_cells(telling, figure, writer), left or "–"))
    table = Table([*heads(telling, "kind"), telling.say("head-left")], lines)
    chart = Chart(caption, intervals(rows, telling.signed(telling.round_percent), zero, caption))
    games = sum(total.games for both in telling.balance.restricted.values() for total in both if total is not None)
    return Section("restricted", games, [chart], [table])


def restricted_rows(telling: Telling) -> list[Row]:
    """What doing without costs, in parts of a win; the dearest for the better level first."""
    fair = 1 / telling.balance.usual
    rows = [
        Row(telling.kind(kind), [None if total is None else block_share(total).minus(fair) for total in both])
        for kind, both in telling.balance.restricted.items()
    ]
    return sorted(rows, key=lambda row: (_of_best(row), row.label))


def _of_best(row: Row) -> float:
    """What doing without costs the better level; a kind that it never chooses comes last."""
    figure = row.figures[-1]
    return 1.0 if figure is None else figure.value
