"""Section 13, if it is asked for: two versions or two sets of options, on the same seeds."""

from stellwerk.lab.balance.charts.intervals import Reference, Row, intervals
from stellwerk.lab.balance.sections.options import change_heads, change_lines, longer
from stellwerk.lab.balance.sections.section import Chart, Section, Table
from stellwerk.lab.balance.telling import Telling


def compare(telling: Telling) -> Section:
    """What changes at every table size."""
    compared = telling.balance.compared
    rows = [Row(telling.players(seats), [longer(pair) for pair in pairs]) for seats, pairs in compared.items()]
    caption = telling.say("chart-compare")
    same = Reference(0.0, telling.say("unchanged"))
    chart = Chart(caption, intervals(rows, telling.signed(telling.round_percent), same, caption))
    lines = [
        line
        for seats, pairs in compared.items()
        for line in change_lines(telling, telling.players(seats), seats, pairs)
    ]
    games = 2 * sum(pair.games for pairs in compared.values() for pair in pairs)
    return Section("compare", games, [chart], [Table(change_heads(telling, "players"), lines)], [_variant(telling)])


def _variant(telling: Telling) -> str:
    """What is compared with what."""
    wish = telling.balance.wish
    assert wish.compare is not None
    named = [telling.option(name, value) for name, value in wish.compare.options.items()]
    return telling.say("compared", usual=telling.balance.rules, other=wish.compare.rules, list="; ".join(named) or "–")
