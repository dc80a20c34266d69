"""How strong the bots of a game are: what `stellwerk lab ratings` writes into the game's page."""

import platform
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct

from stellwerk.compiled import status
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.grow import ALONE, Farm
from stellwerk.lab.intervals import wilson
from stellwerk.lab.simulate import settled, simulated
from stellwerk.lab.tournament import Tournament, tournament

FOLDER = Path("docs/games")
FEWER = 4
BEGIN, END = "<!-- ratings -->", "<!-- /ratings -->"


class Match(Struct, frozen=True):
    """One bot against a table full of another; a win shared by k counts 1/k."""

    bot: str
    rival: str
    seats: int
    games: int
    seed: int
    wins: float
    share: float
    low: float  # Wilson's 95 % interval
    high: float
    milliseconds: float | None  # per choice that needed thought


class Ratings(Struct, frozen=True):
    """All that was measured of a game's bots, and on what."""

    game: str
    rules: str
    engine: str  # "pure" or "compiled"
    python: str
    machine: str
    matches: list[Match]
    tournament: Tournament


def rate(game: Game, games: int, rounds: int, seed: int, farm: Farm = ALONE) -> Ratings:
    """Matches of every bot against a simpler one, then everybody against everybody.

    To resume from, the farm has a folder with a file for each of these series.
    """
    bots = game.meta.bots
    matches = [match(game, *pair, seed, _own_file(farm, game, *pair[:2])) for pair in pairs(game, games)]
    result = tournament(game, bots, rounds, seed=seed, farm=_own_file(farm, game, "tournament"))
    versions = (status().mode, platform.python_version(), f"{platform.machine()}, {platform.system()}")
    return Ratings(game.meta.id, game.meta.rules, *versions, matches, result)


def _own_file(farm: Farm, game: Game, *names: str) -> Farm:
    """The farm with a file of this series in its folder."""
    if farm.resume is None:
        return farm
    return farm._replace(resume=farm.resume / f"{'-'.join((game.meta.id, *names))}.json")


def pairs(game: Game, games: int) -> list[tuple[str, str, int]]:
    """Bot, rival and number of games of every match.

    Levels of search play the simplest one that looks ahead, the slowest of them fewer games; personas, who know
    more or less and think alike, play the one below them.
    """
    bots = game.meta.bots
    if game.meta.knowledge:
        return [(bot, rival, games) for rival, bot in pairwise(bots)]
    rivals = [bots[0], *[bots[1]] * (len(bots) - 2)]
    counts = [games] * (len(bots) - 2) + [max(1, games // FEWER)]
    return list(zip(bots[1:], rivals, counts, strict=True))


def match(game: Game, bot: str, rival: str, games: int, seed: int, farm: Farm = ALONE) -> Match:
    """One bot among rivals of one kind; its seat moves on from game to game."""
    seats = min(max(4, game.meta.least_seats), game.meta.most_seats)
    setting = settled(game, [bot] + [rival] * (seats - 1), seats, {}, seed)
    result = simulated(farm, game, setting, games)
    wins = result.wins_by_bot[bot]
    low, high = wilson(wins, games)
    figures = (round(wins, 3), round(wins / games, 4), round(low, 4), round(high, 4))
    return Match(bot, rival, seats, games, seed, *figures, result.milliseconds_by_bot.get(bot))


def markdown(ratings: Ratings) -> str:
    """The tables of the game's page."""
    cup = ratings.tournament
    lines = [
        f"One bot against a table full of another, seats rotated, seed {ratings.matches[0].seed}; a win shared by k "
        f"counts 1/k. Engines {ratings.engine}, Python {ratings.python} on {ratings.machine}.",
        "",
        "| Bot | Against | Games | Wins | 95 % interval | Fair share | ms per choice |",
        "|---|---|---|---|---|---|---|",
        *(_match_line(match) for match in ratings.matches),
        "",
        f"Everybody against everybody, {cup.games} games at tables of {cup.seats}, seed {cup.seed}: Elo from a "
        f"Plackett-Luce fit with a term for every seat, `{cup.anchor}` = 0, intervals by bootstrap over blocks of "
        "games on the same setup.",
        "",
        "| Bot | Elo | 95 % interval | Games |",
        "|---|---|---|---|",
        *(
            f"| `{line.bot}` | {line.elo:.0f} | {line.low:.0f} to {line.high:.0f} | {line.games} |"
            for line in cup.ratings
        ),
    ]
    return "\n".join(lines) + "\n"


def _match_line(match: Match) -> str:
    rivals = f"{match.seats - 1} × `{match.rival}`"
    share = f"{match.share:.1%} | {match.low:.1%} to {match.high:.1%} | {1 / match.seats:.0%}"
    time = "–" if match.milliseconds is None else f"{match.milliseconds:.1f}"
    return f"| `{match.bot}` | {rivals} | {match.games} | {share} | {time} |"


def write(ratings: Ratings, folder: Path) -> None:
    """Put the figures beside the game's page, and the tables into it."""
    page = folder / f"{ratings.game}.md"
    before, after = _around(page)
    figures = msgspec.json.format(msgspec.json.encode(ratings), indent=1)
    (folder / f"{ratings.game}-ratings.json").write_bytes(figures + b"\n")
    page.write_text(f"{before}{BEGIN}\n{markdown(ratings)}{END}{after}", encoding="utf-8")


def check_page(game: Game, folder: Path) -> None:
    """Raise WrongSetup if the page of a game cannot take ratings: better before hours of games than after them."""
    _around(folder / f"{game.meta.id}.md")


def _around(page: Path) -> tuple[str, str]:
    """What stands in a page before and after the ratings."""
    if not page.is_file():
        raise WrongSetup(f"there is no page {page}; --folder says where the pages of the games stand")
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise WrongSetup(f"{page} has no place for ratings: {BEGIN} {END}")
    return before, after


if __name__ == "__main__":  # as it was called before there was `stellwerk lab ratings`
    sys.exit(import_module("stellwerk.cli").main(["lab", "ratings", *sys.argv[1:]]))
