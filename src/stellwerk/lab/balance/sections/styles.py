"""Section 9: is there more than one way to win?"""

from itertools import permutations
from math import exp, log

from stellwerk.lab.balance.charts.intervals import Reference, Row, intervals
from stellwerk.lab.balance.estimates import share_of
from stellwerk.lab.balance.sections.openings import won_share
from stellwerk.lab.balance.sections.section import Chart, Section, Table, figure_cells, heads
from stellwerk.lab.balance.sums import Facts, Wins
from stellwerk.lab.balance.telling import Telling

RARE = 0.02
"""Styles of fewer seats than this share are left out of the chart."""


def styles(telling: Telling) -> Section:
    """Share of wins by style, how many styles win, and styles that beat each other in a circle."""
    usual = telling.balance.usual
    tables = [facts.wins.get("styles", {}) for facts in telling.facts(usual)]
    names = _names(tables)
    rows = [Row(telling.kind(name), [won_share(table.get(name, Wins()), usual) for table in tables]) for name in names]
    if not rows:
        return Section("styles", 0, [], [], [telling.say("no-kinds")])
    caption = telling.say("chart-styles", players=telling.players(usual))
    fair = Reference(1 / usual, telling.say("fair", share=telling.percent(1 / usual)))
    lines = [
        (row.label, level, *figure_cells(telling, figure, telling.percent))
        for row in rows
        for level, figure in zip(telling.levels, row.figures, strict=True)
    ]
    games = sum(total.games for total in telling.balance.watched[usual])
    table = Table([*heads(telling, "style")[:-1], telling.say("head-times")], lines)
    chart = Chart(caption, intervals(rows, telling.round_percent, fair, caption))
    return Section("styles", games, [chart], [table, _variety(telling)], _circles(telling))


def _names(tables: list[dict[str, Wins]]) -> list[str]:
    """Styles that are not rare, those that win most by the better level first."""
    seats = [sum(wins.count for wins in table.values()) for table in tables]
    found = {
        name
        for table, all in zip(tables, seats, strict=True)
        for name, wins in table.items()
        if wins.count > RARE * all
    }
    best = tables[-1]
    return sorted(found, key=lambda name: (-best.get(name, Wins()).won, name))


def effective(table: dict[str, Wins]) -> float:
    """How many equally frequent styles would make the winners as different as they are."""
    total = sum(wins.won for wins in table.values())
    shares = [wins.won / total for wins in table.values() if wins.won]
    return exp(-sum(share * log(share) for share in shares))


def _variety(telling: Telling) -> Table:
    rows = []
    for level, facts, total in zip(
        telling.levels,
        telling.facts(telling.balance.usual),
        telling.balance.watched[telling.balance.usual],
        strict=True,
    ):
        table = facts.wins.get("styles", {})
        if any(wins.won for wins in table.values()):
            rows.append(
                (telling.say("number-variety"), level, telling.number(effective(table)), telling.whole(total.games))
            )
    return Table([telling.say(f"head-{name}") for name in ("figure", "level", "value", "games")], rows)


def circles(facts: Facts) -> list[tuple[str, str, str]]:
    """Styles of which each clearly beats the next, and the last the first; each circle once."""
    duels = facts.counts.get("duels", {})
    beats = {
        tuple(duel.split(" > "))
        for duel, count in duels.items()
        if share_of(count, count + duels.get(" > ".join(reversed(duel.split(" > "))), 0)).low > 0.5
    }
    names = sorted({name for pair in beats for name in pair})
    return [
        (one, two, three)
        for one, two, three in permutations(names, 3)
        if one < two and one < three and {(one, two), (two, three), (three, one)} <= beats
    ]


def _circles(telling: Telling) -> list[str]:
    facts = telling.facts(telling.balance.usual)[-1]
    found = [" > ".join(telling.kind(name) for name in (*circle, circle[0])) for circle in circles(facts)]
    level = telling.levels[-1]
    return [
        telling.say("circles", level=level, list="; ".join(found)) if found else telling.say("no-circles", level=level)
    ]
