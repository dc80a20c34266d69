"""Section 3: how close is the end?"""

from stellwerk.lab.balance.charts.intervals import intervals
from stellwerk.lab.balance.sections.length import spread
from stellwerk.lab.balance.sections.section import Chart, Measure, Section, games_watched, size_rows, size_table
from stellwerk.lab.balance.telling import Telling


def closeness(telling: Telling) -> Section:
    """Points between the first and the others, and how often it is close."""
    close = Measure("close", telling.percent, is_share=True)
    measures = [
        Measure("margin", telling.number),
        Measure("spread", telling.number),
        close,
        Measure("shared", telling.percent, is_share=True),
    ]
    told = telling.say("number-close")
    charts = [Chart(told, intervals(size_rows(telling, close), telling.round_percent, None, told))]
    charts.append(spread(telling, "margin", len(telling.levels) - 1))
    return Section("closeness", games_watched(telling), charts, [size_table(telling, measures)])
