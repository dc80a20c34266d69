"""Many games in a few figures."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from stellwerk.kernel.meta import Options
from stellwerk.lab.series import Row, Setting

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


def winners(places: Sequence[int]) -> list[float]:
    """What each seat won of this game: 1/k with k winners."""
    first = sum(place == 1 for place in places)
    return [1 / first if place == 1 else 0.0 for place in places]


def summarize(setting: Setting, rows: Sequence[Row], jobs: int, seconds: float) -> Simulation:
    """Sum up the games of a series, always in the order of their indices."""
    games = len(rows)
    decisions = sum(row.decisions for row in rows)
    seats_by_bot = Counter(name for row in rows for name in row.line_up)
    return Simulation(
        game=setting.game,
        rules=setting.rules,
        bots=setting.bots,
        seats=setting.seats,
        options=setting.options,
        games=games,
        seed=setting.seed,
        jobs=jobs,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 3),
        actions_per_second=round(decisions / seconds, 1),
        decisions_mean=decisions / games,
        branching_mean=sum(row.branching for row in rows) / decisions,
        forced_share=sum(row.forced for row in rows) / decisions,
        wins_by_seat=[sum(winners(row.places)[seat] for row in rows) for seat in range(setting.seats)],
        wins_by_bot=_sums_by_bot(rows, [winners(row.places) for row in rows]),
        seats_by_bot=dict(seats_by_bot),
        scores_mean=[sum(row.scores[seat] for row in rows) / games for seat in range(setting.seats)],
        scores_mean_by_bot={
            name: total / seats_by_bot[name] for name, total in _sums_by_bot(rows, [row.scores for row in rows]).items()
        },
        scores_mean_by_place=_by_place(rows, setting.seats),
        milliseconds_by_bot=_milliseconds(rows),
        endings=dict(Counter(row.reason for row in rows).most_common()),
        decisions_histogram=histogram([row.decisions for row in rows]),
        scores_histogram_by_bot={name: histogram(scores_of(rows, name)) for name in seats_by_bot},
    )


def _sums_by_bot(rows: Sequence[Row], values: Sequence[Sequence[float]]) -> dict[str, float]:
    """Values by seat, added up for the bots that sat there."""
    sums: dict[str, float] = {}
    for row, by_seat in zip(rows, values, strict=True):
        for name, value in zip(row.line_up, by_seat, strict=True):
            sums[name] = sums.get(name, 0.0) + value
    return sums


def _by_place(rows: Sequence[Row], seats: int) -> list[float]:
    ordered = [sorted(row.scores, reverse=True) for row in rows]
    return [sum(scores[place] for scores in ordered) / len(rows) for place in range(seats)]


def _milliseconds(rows: Sequence[Row]) -> dict[str, float]:
    """Mean time per choice; bots that never had to think are left out."""
    seconds = _sums_by_bot(rows, [row.seconds for row in rows])
    thoughts = _sums_by_bot(rows, [row.thoughts for row in rows])
    return {name: round(1000 * seconds[name] / thoughts[name], 3) for name in seconds if thoughts[name]}


def scores_of(rows: Sequence[Row], bot: str) -> list[int]:
    """Every score that a bot of this name made."""
    return [score for row in rows for name, score in zip(row.line_up, row.scores, strict=True) if name == bot]


def histogram(values: Sequence[int]) -> list[Bin]:
    """Counts in bins of a round width, at most 25 of them."""
    least, most = min(values), max(values)
    width = next(width for width in _round_widths() if most // width - least // width < BINS)
    counts = Counter(value // width for value in values)
    return [Bin(at * width, (at + 1) * width, counts[at]) for at in range(least // width, most // width + 1)]


def _round_widths() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    unit = 1
    while True:
        yield from (unit, 2 * unit, 5 * unit)
        unit *= 10
