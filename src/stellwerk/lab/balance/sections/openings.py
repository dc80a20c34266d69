"""Section 7: what is chosen first, and is it good?"""

from stellwerk.lab.balance.charts.intervals import Reference, Row, intervals
from stellwerk.lab.balance.estimates import Estimate, share_of
from stellwerk.lab.balance.sections.section import Chart, Section, Table, figure_cells
from stellwerk.lab.balance.sums import Wins
from stellwerk.lab.balance.telling import Telling
from stellwerk.lab.tally import win_unit

MOST = 8
"""Openings that are shown; all others are one line."""


def openings(telling: Telling) -> Section:
    """The first choice of a game, by what the better level likes most."""
    usual = telling.balance.usual
    tables = [facts.wins.get("openings", {}) for facts in telling.facts(usual)]
    shown = _shown(tables[-1])
    rows, lines = [], []
    for notation in shown:
        taken = [table.get(notation, Wins()) for table in tables]
        rows.append(Row(telling.opening(notation), [won_share(wins, usual) for wins in taken]))
        lines += _lines(telling, telling.opening(notation), taken, tables)
    others = [_others(table, shown) for table in tables]
    lines += _lines(telling, telling.say("others"), others, tables)
    caption = telling.say("chart-openings", players=telling.players(usual))
    fair = Reference(1 / usual, telling.say("fair", share=telling.percent(1 / usual)))
    names = ("opening", "level", "chosen", "interval", "won", "interval", "times")
    charts = [Chart(caption, intervals(rows, telling.round_percent, fair, caption))] if rows else []
    games = sum(wins.count for table in tables for wins in table.values())
    return Section("openings", games, charts, [Table([telling.say(f"head-{name}") for name in names], lines)])


def _shown(table: dict[str, Wins]) -> list[str]:
    """The openings that are chosen most, the most frequent first."""
    return sorted(table, key=lambda notation: (-table[notation].count, notation))[:MOST]


def won_share(wins: Wins, seats: int) -> Estimate | None:
    """Share of wins after something was done; None if it never was."""
    return share_of(wins.won / win_unit(seats), wins.count) if wins.count else None


def _others(table: dict[str, Wins], shown: list[str]) -> Wins:
    rest = Wins()
    for notation, wins in table.items():
        if notation not in shown:
            rest.add(wins)
    return rest


def _lines(telling: Telling, label: str, taken: list[Wins], tables: list[dict[str, Wins]]) -> list[list[str]]:
    lines = []
    for level, wins, table in zip(telling.levels, taken, tables, strict=True):
        games = sum(other.count for other in table.values())
        if wins.count:
            chosen = figure_cells(telling, share_of(wins.count, games), telling.percent)
            won = figure_cells(telling, won_share(wins, telling.balance.usual), telling.percent)
            lines.append([label, level, *chosen[:2], *won])
    return lines
