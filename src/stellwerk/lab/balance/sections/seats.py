"""Section 1: is it better to sit at one place than at another?"""

from math import log10

from stellwerk.lab.balance.charts.intervals import Reference, Row, intervals
from stellwerk.lab.balance.estimates import Estimate, chi_square, share
from stellwerk.lab.balance.sections.section import Chart, Section, Table, figure_cells, games_watched, heads
from stellwerk.lab.balance.sums import Facts
from stellwerk.lab.balance.telling import Telling
from stellwerk.lab.sequential import ELO
from stellwerk.lab.tally import win_unit


def seats(telling: Telling) -> Section:
    """Share of wins by order of play, counted from the seat that takes the first decision."""
    charts, shares, tests = [], [], []
    for size in telling.balance.wish.seats:
        rows = _rows(telling, size)
        fair = Reference(1 / size, telling.say("fair", share=telling.percent(1 / size)))
        told = telling.say("chart-seats", players=telling.players(size))
        charts.append(Chart(telling.players(size), intervals(rows, telling.round_percent, fair, told)))
        for row in rows:
            for level, figure in zip(telling.levels, row.figures, strict=True):
                cells = figure_cells(telling, figure, telling.percent)
                shares.append((telling.players(size), row.label, level, *cells))
        tests += [_test(telling, size, level, facts) for level, facts in _by_level(telling, size)]
    test_heads = [telling.say(f"head-{name}") for name in ("players", "level", "chi", "chance", "worst-pair", "games")]
    return Section(
        "seats",
        games_watched(telling),
        charts,
        [Table(heads(telling, "players", "place"), shares), Table(test_heads, tests)],
    )


def seat_shares(facts: Facts, size: int) -> list[Estimate]:
    """Share of wins of each place in the order of play."""
    return [share(facts.numbers[f"won-{place}"], win_unit(size)) for place in range(size)]


def _rows(telling: Telling, size: int) -> list[Row]:
    by_level = [seat_shares(facts, size) for facts in telling.facts(size)]
    places = zip(*by_level, strict=True)
    return [Row(telling.say("place", number=place + 1), list(figures)) for place, figures in enumerate(places)]


def _by_level(telling: Telling, size: int) -> list[tuple[str, Facts]]:
    return list(zip(telling.levels, telling.facts(size), strict=True))


def _test(telling: Telling, size: int, level: str, facts: Facts) -> list[str]:
    """Whether chance alone explains the differences, and what the best place is worth beside the worst."""
    shares = seat_shares(facts, size)
    games = shares[0].games
    statistic, chance = chi_square({place: figure.value * games for place, figure in enumerate(shares)})
    worst, best = min(figure.value for figure in shares), max(figure.value for figure in shares)
    elo = telling.whole(ELO * log10(best / worst)) if worst > 0 else "–"
    cells = (telling.hundredths(statistic), telling.number(chance, 3), elo, telling.whole(games))
    return [telling.players(size), level, *cells]
