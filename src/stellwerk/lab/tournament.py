"""Everybody against everybody: pairs of bots share a table, seats rotate, ratings follow."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Options
from stellwerk.lab.farm.grow import ALONE, Farm, Series, grown
from stellwerk.lab.placings import Ending, Placings, Strengths, place_batch
from stellwerk.lab.series import Setting
from stellwerk.lab.simulate import settled
from stellwerk.lab.summary import milliseconds
from stellwerk.lab.tally import win_unit

ANCHOR = "random"


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
    """The result of a tournament; its JSON is what `stellwerk lab tournament --json` prints."""

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
    seats_elo: list[float] = []  # what sitting there is worth, with a mean of 0


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    farm: Farm = ALONE,
) -> Tournament:
    """Play about `games` games for each pair of bots and rate all of them; `random` is 0, else the first."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise WrongSetup("a tournament needs at least two different bots")
    if games < 1:
        raise WrongSetup("there must be at least one game for each pair")
    if ANCHOR in names:
        names.sort(key=lambda name: name != ANCHOR)
    setting = _round(settled(game, names, seats, options or {}, seed))
    rounds = max(1, round(games / setting.block))
    series = Series("tournament", game, setting, rounds * len(setting.line_ups))
    return _result(setting, grown(farm, series, place_batch, Placings()), farm.engine.workers)


def _round(setting: Setting) -> Setting:
    """The setting in which every pair plays one block, then every pair the next."""
    blocks = [line_ups(*pair, setting.seats) for pair in combinations(setting.bots, 2)]
    return replace(setting, line_ups=[line_up for block in blocks for line_up in block], block=len(blocks[0]))


def line_ups(first: str, second: str, seats: int) -> list[list[str]]:
    """Every way to seat two bots at a table, as evenly as it goes: one block, played on the same setup."""
    shares = sorted({seats // 2, seats - seats // 2})
    return [
        [first if seat in chosen else second for seat in range(seats)]
        for share in shares
        for chosen in combinations(range(seats), share)
    ]


def _result(setting: Setting, placings: Placings, jobs: int) -> Tournament:
    """Fit the ratings and put everything together."""
    strengths = Strengths(placings, setting)
    ratings = [_rating(setting, placings, strengths, number) for number in range(len(setting.bots))]
    return Tournament(
        game=setting.game,
        bots=setting.bots,
        seats=setting.seats,
        options=setting.options,
        games=placings.games,
        seed=setting.seed,
        jobs=jobs,
        seconds=round(placings.seconds, 3),
        anchor=setting.bots[0],
        ratings=sorted(ratings, key=lambda rating: -rating.elo),
        pairings=_pairings(setting.bots, placings.endings(setting)),
        seats_elo=[round(points, 1) for points in strengths.seats],
    )


def _rating(setting: Setting, placings: Placings, strengths: Strengths, number: int) -> Rating:
    """One line of the table."""
    name = setting.bots[number]
    figures = placings.tally.bots[name]
    low, high = strengths.intervals[number]
    return Rating(
        bot=name,
        elo=round(strengths.bots[number], 1),
        low=round(low, 1),
        high=round(high, 1),
        games=2 * placings.games // len(setting.bots),  # each pair plays equally often
        wins=round(figures.won / win_unit(setting.seats), 3),
        fair=round(figures.seats / setting.seats, 3),
        milliseconds=milliseconds({name: figures}).get(name),
    )


def _pairings(bots: Sequence[str], endings: Sequence[Ending]) -> list[Pairing]:
    """The matrix behind the ratings."""
    pairings = []
    for first, second in combinations(range(len(bots)), 2):
        games = [ending for ending in endings if set(ending[0]) == {first, second}]
        ahead = sum(_ahead(first, *ending) for ending in games) / len(games)
        pairings.append(Pairing(bots[first], bots[second], len(games), round(ahead, 4)))
    return pairings


def _ahead(bot: int, line_up: Sequence[int], places: Sequence[int]) -> float:
    """In which part of the pairs of seats with different bots this one finished first; equals count one half."""
    pairs = [
        (places[own], places[other])
        for own, other in product(range(len(line_up)), repeat=2)
        if line_up[own] == bot and line_up[other] != bot
    ]
    return sum(1.0 if own < other else 0.5 if own == other else 0.0 for own, other in pairs) / len(pairs)
