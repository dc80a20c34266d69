"""Section 6: skill or luck?"""

from stellwerk.lab.balance.charts.intervals import Row, intervals
from stellwerk.lab.balance.estimates import Estimate, block_share, setup_share
from stellwerk.lab.balance.sections.section import Chart, Section, Table, figure_cells
from stellwerk.lab.balance.sums import Blocks
from stellwerk.lab.balance.telling import Telling
from stellwerk.lab.sequential import elo_of_share


def skill(telling: Telling) -> Section:
    """How often one better bot wins among weaker ones, and what the setup has to do with it."""
    blocks = telling.balance.skill
    if not blocks:
        return Section("skill", 0, [], [], [telling.say("one-level")])
    weak, strong = telling.levels
    caption = telling.say("chart-skill", strong=strong, weak=weak)
    rows = [Row(telling.players(seats), [block_share(total)]) for seats, total in blocks.items()]
    cells = [line for seats, total in blocks.items() for line in _lines(telling, seats, total)]
    heads = [telling.say(f"head-{name}") for name in ("figure", "players", "value", "interval", "games")]
    charts = [Chart(caption, intervals(rows, telling.round_percent, None, caption))]
    return Section("skill", sum(total.games for total in blocks.values()), charts, [Table(heads, cells)])


def _lines(telling: Telling, seats: int, blocks: Blocks) -> list[list[str]]:
    """Share of wins, Elo and the part of the setup at one table size."""
    won, setup = block_share(blocks), setup_share(blocks, telling.balance.wish.seed)
    lines = [
        ("skill-share", figure_cells(telling, won, telling.percent)),
        ("skill-elo", _elo(telling, won, seats)),
        ("skill-setup", figure_cells(telling, setup, telling.percent)),
    ]
    return [[telling.say(f"number-{name}"), telling.players(seats), *cells] for name, cells in lines]


def _elo(telling: Telling, won: Estimate, seats: int) -> list[str]:
    """Points of Elo above the rivals; a bot that won all games has no upper bound."""
    points = [elo_of_share(part, seats) for part in (won.value, won.low, won.high)]
    value, low, high = (telling.say("unbounded") if elo is None else telling.whole(elo) for elo in points)
    return [value, telling.say("from-to", low=low, high=high), telling.whole(won.games)]
