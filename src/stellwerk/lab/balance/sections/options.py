"""Section 11: what do the options change?"""

from collections.abc import Sequence

from stellwerk.lab.balance.charts.intervals import Reference, Row, intervals
from stellwerk.lab.balance.estimates import Estimate, mean
from stellwerk.lab.balance.sections.section import Chart, Section, Table, figure_cells
from stellwerk.lab.balance.sums import SCALE, Paired
from stellwerk.lab.balance.telling import Telling, Writer
from stellwerk.lab.tally import win_unit


def options(telling: Telling) -> Section:
    """Every option with every other value: games on the same seeds, and the differences."""
    changes = telling.balance.options
    if not changes:
        return Section("options", 0, [], [], [telling.say("no-options")])
    usual = telling.balance.usual
    named = [(telling.option(change.option, change.value), change.pairs) for change in changes]
    rows = [row for label, pairs in named if any((row := Row(label, [longer(pair) for pair in pairs])).figures)]
    caption = telling.say("chart-options", players=telling.players(usual))
    same = Reference(0.0, telling.say("unchanged"))
    chart = Chart(caption, intervals(rows, telling.signed(telling.round_percent), same, caption))
    lines = [line for label, pairs in named for line in change_lines(telling, label, usual, pairs)]
    games = 2 * sum(pair.games for change in changes for pair in change.pairs)
    return Section("options", games, [chart], [Table(change_heads(telling, "option"), lines)])


def longer(pair: Paired) -> Estimate | None:
    """By which part games become longer; None if none of them ended both ways."""
    if "length" not in pair.change:
        return None
    return mean(pair.change["length"]).times(pair.usual["length"].count / pair.usual["length"].total)


def change_heads(telling: Telling, first: str) -> list[str]:
    """Heads of a table of differences."""
    return [telling.say(f"head-{name}") for name in (first, "level", "figure", "change", "interval", "pairs")]


def change_lines(telling: Telling, label: str, seats: int, pairs: Sequence[Paired]) -> list[list[str]]:
    """Differences that matter: length, margin, changes of the lead, and the place whose share of wins moves most."""
    lines = []
    for level, pair in zip(telling.levels, pairs, strict=True):
        for words, figure, writer in _figures(telling, seats, pair):
            lines.append([label, level, words, *figure_cells(telling, figure, telling.signed(writer))])
    return lines


def _figures(telling: Telling, seats: int, pair: Paired) -> list[tuple[str, Estimate, Writer]]:
    figures: list[tuple[str, Estimate, Writer]] = []
    if pair.other["endless"].total:
        figures.append((telling.say("number-endless"), mean(pair.change["endless"]), telling.percent))
    length = longer(pair)
    if length is None:
        return figures
    figures.append((telling.say("number-longer"), length, telling.percent))
    figures.append((telling.say("number-margin"), mean(pair.change["margin"]), telling.number))
    if "lead_changes" in pair.change:
        figures.append((telling.say("number-lead_changes"), mean(pair.change["lead_changes"]), telling.hundredths))
        figures.append((telling.say("number-sure"), mean(pair.change["sure"], SCALE), telling.percent))
    place, moved = most_moved(pair, seats)
    figures.append((telling.say("won-at", number=place + 1), moved, telling.percent))
    return figures


def most_moved(pair: Paired, seats: int) -> tuple[int, Estimate]:
    """The place whose share of wins moves most, and by how much."""
    shares = [mean(pair.change[f"won-{place}"], win_unit(seats)) for place in range(seats)]
    place = max(range(seats), key=lambda at: abs(shares[at].value))
    return place, shares[place]
