"""Many games in a few figures."""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import Struct

from stellwerk.kernel.meta import Options
from stellwerk.lab.series import Setting
from stellwerk.lab.tally import BotTally, Tally, win_unit

BINS = 25


class Bin(Struct, frozen=True):
    """A bar of a histogram: values from `least` to below `below`."""

    least: int
    below: int
    count: int


class Simulation(Struct, frozen=True, kw_only=True):
    """The result of a series of games; its JSON is what `stellwerk simulate --json` prints."""

    game: str
    rules: str
    bots: list[str]
    seats: int
    options: Options
    games: int
    seed: int
    jobs: int
    seconds: float
    games_per_second: float
    actions_per_second: float
    decisions_mean: float
    branching_mean: float
    forced_share: float
    wins_by_seat: list[float]  # k winners count 1/k each
    wins_by_bot: dict[str, float]
    seats_by_bot: dict[str, int]  # seats taken over all games: the fair share of wins is seats / table size
    scores_mean: list[float]  # by seat
    scores_mean_by_bot: dict[str, float]
    scores_mean_by_place: list[float]  # best first
    milliseconds_by_bot: dict[str, float]  # per choice that needed thought
    endings: dict[str, int]
    decisions_histogram: list[Bin]
    scores_histogram_by_bot: dict[str, list[Bin]]


def summarize(setting: Setting, tally: Tally, jobs: int) -> Simulation:
    """Figures of the games that were added up."""
    games, unit, bots = tally.games, win_unit(setting.seats), tally.bots
    return Simulation(
        game=setting.game,
        rules=setting.rules,
        bots=setting.bots,
        seats=setting.seats,
        options=setting.options,
        games=games,
        seed=setting.seed,
        jobs=jobs,
        seconds=round(tally.seconds, 3),
        games_per_second=round(games / tally.seconds, 3),
        actions_per_second=round(tally.decisions / tally.seconds, 1),
        decisions_mean=tally.decisions / games,
        branching_mean=tally.branching / tally.decisions,
        forced_share=tally.forced / tally.decisions,
        wins_by_seat=[won / unit for won in tally.won_by_seat],
        wins_by_bot={name: bot.won / unit for name, bot in bots.items()},
        seats_by_bot={name: bot.seats for name, bot in bots.items()},
        scores_mean=[total / games for total in tally.scores_by_seat],
        scores_mean_by_bot={name: _mean(bot.scores) for name, bot in bots.items()},
        scores_mean_by_place=[total / games for total in tally.scores_by_place],
        milliseconds_by_bot=milliseconds(bots),
        endings=dict(sorted(tally.endings.items(), key=lambda ending: -ending[1])),
        decisions_histogram=histogram(tally.lengths),
        scores_histogram_by_bot={name: histogram(bot.scores) for name, bot in bots.items()},
    )


def milliseconds(bots: Mapping[str, BotTally]) -> dict[str, float]:
    """Mean time per choice; bots that never had to think are left out."""
    return {name: round(1000 * bot.thinking / bot.thoughts, 3) for name, bot in bots.items() if bot.thoughts}


def _mean(counts: Mapping[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def histogram(counts: Mapping[int, int]) -> list[Bin]:
    """Values that were counted, in bins of a round width, at most 25 of them."""
    least, most = min(counts), max(counts)
    width = next(width for width in _round_widths() if most // width - least // width < BINS)
    bins: Counter[int] = Counter()
    for value, count in counts.items():
        bins[value // width] += count
    return [Bin(at * width, (at + 1) * width, bins[at]) for at in range(least // width, most // width + 1)]


def _round_widths() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    unit = 1
    while True:
        yield from (unit, 2 * unit, 5 * unit)
        unit *= 10
