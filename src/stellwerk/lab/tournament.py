"""Everybody against everybody: pairs of bots share a table, seats rotate, ratings follow."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Options
from stellwerk.lab.intervals import bootstrap
from stellwerk.lab.series import Row, Setting
from stellwerk.lab.simulate import Progress, play_all, settled
from stellwerk.lab.strength import Comparisons, added, compare, elo, nothing
from stellwerk.lab.summary import winners

ANCHOR = "random"
BOOTSTRAPS = 300


class Rating(Struct, frozen=True):
    """The strength of one bot: Elo with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    wins: float  # k winners count 1/k each
    fair: float  # wins that would be its fair share
    milliseconds: float | None  # per choice that needed thought


class Pairing(Struct, frozen=True):
    """Two bots that shared tables: how often a seat of the first finished before one of the second."""

    bot: str
    rival: str
    games: int
    ahead: float


class Tournament(Struct, frozen=True, kw_only=True):
    """The result of a tournament; its JSON is what `stellwerk tournament --json` prints."""

    game: str
    bots: list[str]
    seats: int
    options: Options
    games: int
    seed: int
    jobs: int
    seconds: float
    anchor: str  # the bot whose rating is 0
    ratings: list[Rating]  # best first
    pairings: list[Pairing]


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Tournament:
    """Play about `games` games for each pair of bots and rate all of them; `random` is 0, else the first."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise WrongSetup("a tournament needs at least two different bots")
    if ANCHOR in names:
        names.sort(key=lambda name: name != ANCHOR)
    setting = settled(game, names, seats, options or {}, seed)
    begin = perf_counter()
    blocks = _play_blocks(game, setting, names, games, jobs, progress)
    return _result(setting, names, blocks, jobs, perf_counter() - begin)


def line_ups(first: str, second: str, seats: int) -> list[list[str]]:
    """Every way to seat two bots at a table, as evenly as it goes: one block, played on the same setup."""
    shares = sorted({seats // 2, seats - seats // 2})
    return [
        [first if seat in chosen else second for seat in range(seats)]
        for share in shares
        for chosen in combinations(range(seats), share)
    ]


def _play_blocks(
    game: Game, setting: Setting, names: list[str], games: int, jobs: int, progress: Progress | None
) -> list[list[Row]]:
    """All blocks of all pairs; a block is what the bootstrap draws."""
    pairs = list(combinations(names, 2))
    size = len(line_ups("", "", setting.seats))
    per_pair = max(1, round(games / size)) * size
    blocks: list[list[Row]] = []
    for number, (first, second) in enumerate(pairs):
        seating = line_ups(first, second, setting.seats)
        part = replace(setting, seed=setting.seed + number, line_ups=seating, block=size)
        step = _offset(progress, number * per_pair, len(pairs) * per_pair)
        rows = play_all(game, part, range(per_pair), jobs, None, step)
        blocks += [rows[at : at + size] for at in range(0, per_pair, size)]
    return blocks


def _offset(progress: Progress | None, done: int, total: int) -> Progress | None:
    """Progress of one pair as progress of the whole."""
    if progress is None:
        return None
    return lambda number, _: progress(done + number, total)


def _result(setting: Setting, names: list[str], blocks: list[list[Row]], jobs: int, seconds: float) -> Tournament:
    """Fit the ratings and put everything together."""
    tables = [_comparisons(block, names) for block in blocks]
    points = elo(added(tables))
    intervals = bootstrap(tables, lambda drawn: elo(added(drawn), 60), BOOTSTRAPS, setting.seed)
    rows = [row for block in blocks for row in block]
    ratings = [
        _rating(name, points[at], intervals[at], [row for row in rows if name in row.line_up])
        for at, name in enumerate(names)
    ]
    return Tournament(
        game=setting.game,
        bots=names,
        seats=setting.seats,
        options=setting.options,
        games=len(rows),
        seed=setting.seed,
        jobs=jobs,
        seconds=round(seconds, 3),
        anchor=names[0],
        ratings=sorted(ratings, key=lambda rating: -rating.elo),
        pairings=_pairings(names, blocks),
    )


def _comparisons(rows: Sequence[Row], names: list[str]) -> Comparisons:
    table = nothing(len(names))
    for row in rows:
        compare(table, [names.index(name) for name in row.line_up], row.places)
    return table


def _rating(name: str, points: float, interval: tuple[float, float], rows: Sequence[Row]) -> Rating:
    """One line of the table; `rows` are the games in which this bot sat."""
    own = [(row, seat) for row in rows for seat, bot in enumerate(row.line_up) if bot == name]
    thoughts = sum(row.thoughts[seat] for row, seat in own)
    seconds = sum(row.seconds[seat] for row, seat in own)
    return Rating(
        bot=name,
        elo=round(points, 1),
        low=round(interval[0], 1),
        high=round(interval[1], 1),
        games=len(rows),
        wins=round(sum(winners(row.places)[seat] for row, seat in own), 3),
        fair=round(sum(1 / len(row.line_up) for row, _ in own), 3),
        milliseconds=round(1000 * seconds / thoughts, 3) if thoughts else None,
    )


def _pairings(names: list[str], blocks: list[list[Row]]) -> list[Pairing]:
    """The matrix behind the ratings."""
    pairings = []
    for first, second in combinations(names, 2):
        rows = [row for block in blocks for row in block if set(row.line_up) == {first, second}]
        table = _comparisons(rows, [first, second])
        both = table[0][1] + table[1][0]
        pairings.append(Pairing(first, second, len(rows), round(table[0][1] / both, 4) if both else 0.5))
    return pairings
