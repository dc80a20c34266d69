"""How strong the bots of a game are: `python -m stellwerk.lab.ratings paris`, or `make ratings`."""

import platform
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct

from stellwerk.compiled import status
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import find_game
from stellwerk.lab.intervals import wilson
from stellwerk.lab.simulate import Progress, simulate
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


def rate(game: Game, games: int, rounds: int, seed: int, jobs: int, progress: Progress | None = None) -> Ratings:
    """Matches of every bot against a simpler one, then everybody against everybody."""
    bots = game.meta.bots
    matches = [match(game, *pair, seed, jobs, progress) for pair in pairs(game, games)]
    result = tournament(game, bots, rounds, seed=seed, jobs=jobs, progress=progress)
    versions = (status().mode, platform.python_version(), f"{platform.machine()}, {platform.system()}")
    return Ratings(game.meta.id, game.meta.rules, *versions, matches, result)


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


def match(
    game: Game, bot: str, rival: str, games: int, seed: int, jobs: int = 1, progress: Progress | None = None
) -> Match:
    """One bot among rivals of one kind; its seat moves on from game to game."""
    seats = min(max(4, game.meta.least_seats), game.meta.most_seats)
    result = simulate(game, [bot] + [rival] * (seats - 1), games, seats=seats, seed=seed, jobs=jobs, progress=progress)
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
        f"Bradley-Terry fit over all pairs of seats, `{cup.anchor}` = 0, intervals by bootstrap over blocks of games "
        "on the same setup.",
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
    figures = msgspec.json.format(msgspec.json.encode(ratings), indent=1)
    (folder / f"{ratings.game}-ratings.json").write_bytes(figures + b"\n")
    page = folder / f"{ratings.game}.md"
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page} has no place for ratings: {BEGIN} {END}")
    page.write_text(f"{before}{BEGIN}\n{markdown(ratings)}{END}{after}", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Measure the bots of a game and write the result into its page."""
    parser = ArgumentParser(prog="python -m stellwerk.lab.ratings", description="Measure the bots of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="games per match")
    parser.add_argument("--rounds", type=int, default=24, help="games per pair of the tournament")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes at the same time")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pages of the games stand")
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    if game is None:
        parser.error(f"no game {chosen.game!r} is installed")
    progress = _show if sys.stderr.isatty() else None
    ratings = rate(game, chosen.games, chosen.rounds, chosen.seed, chosen.jobs, progress)
    write(ratings, chosen.folder)
    print(markdown(ratings))
    return 0


def _show(done: int, total: int) -> None:
    """How far it is, in one line of the terminal."""
    print(f"\r{done} of {total} games ", end="" if done < total else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
