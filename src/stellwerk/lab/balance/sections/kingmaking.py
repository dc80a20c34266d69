"""Section 10: do losers decide who wins?"""

from stellwerk.lab.balance.charts.intervals import intervals
from stellwerk.lab.balance.sections.section import Chart, Measure, Section, games_watched, size_rows, size_table
from stellwerk.lab.balance.telling import Telling


def kingmaking(telling: Telling) -> Section:
    """How often the last turn of a loser decides which of two others wins."""
    measure = Measure("kingmaking", telling.percent, is_share=True)
    rows = size_rows(telling, measure)
    if not rows:
        return Section("kingmaking", 0, [], [], [telling.say("no-standing")])
    caption = telling.say("number-kingmaking")
    charts = [Chart(caption, intervals(rows, telling.round_percent, None, caption))]
    return Section("kingmaking", games_watched(telling), charts, [size_table(telling, [measure])])
