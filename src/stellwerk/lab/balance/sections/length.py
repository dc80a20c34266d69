"""Section 2: how long is a game?"""

from stellwerk.lab.balance.charts.histogram import histogram
from stellwerk.lab.balance.charts.intervals import intervals
from stellwerk.lab.balance.estimates import quantile
from stellwerk.lab.balance.sections.section import Chart, Measure, Section, games_watched, size_rows, size_table
from stellwerk.lab.balance.telling import Telling
from stellwerk.lab.summary import histogram as binned


def length(telling: Telling) -> Section:
    """Decisions and turns per game, and how they are spread at the usual table."""
    measures = [Measure("length", telling.number), Measure("turns", telling.number)]
    told = telling.say("number-length")
    charts = [Chart(told, intervals(size_rows(telling, measures[0]), telling.whole, None, told))]
    charts += [spread(telling, "length", level) for level in range(len(telling.levels))]
    note = telling.say("printed-minutes", minutes=telling.game.meta.minutes)
    return Section("length", games_watched(telling), charts, [size_table(telling, measures)], [note])


def spread(telling: Telling, name: str, level: int) -> Chart:
    """Histogram of a number at the usual table, with its middle and the middle half."""
    usual = telling.balance.usual
    counts = telling.facts(usual)[level].histograms[name]
    middle, low, high = (quantile(counts, part) for part in (0.5, 0.25, 0.75))
    bot, players = telling.levels[level], telling.players(usual)
    caption = telling.say("spread", level=bot, players=players, low=telling.whole(low), high=telling.whole(high))
    label = telling.say("middle", value=telling.whole(middle))
    axis = telling.say(f"number-{name}")
    return Chart(caption, histogram(binned(counts), middle, label, axis, f"{caption}, {label}"))
