"""`stellwerk lab tournament`: how strong are these bots?"""

from rich.table import Table

from stellwerk.cli.farming import Address, EngineChoice, Jobs, Resume, farming
from stellwerk.cli.inputs import Rules, the_bots, the_game, the_options
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.lab.tournament import Tournament
from stellwerk.lab.tournament import tournament as played


def tournament(
    game: str,
    /,
    *,
    bots: str | None = None,
    games: int = 24,
    seats: int | None = None,
    options: str | None = None,
    rules: Rules = None,
    seed: int = 0,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
    resume: Resume = None,
    json: bool = False,
) -> int:
    """Let everybody play everybody and rate the bots.

    Two bots share a table in every way to seat them, on the same setup: that is a block. Ratings are those of a
    Plackett-Luce fit with a term for every seat; intervals come from a bootstrap over blocks.

    ```
    stellwerk lab tournament paris
    stellwerk lab tournament bus --bots random,greedy,search-1 --games 120 --seats 4 --jobs 2
    stellwerk lab tournament bus --bots random,greedy,exec:./mybot
    stellwerk lab tournament minden --games 600 --resume minden.json --json
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them).
    bots
        Names of bots, separated by commas; all of the game if missing. `random` has the rating 0, else the first.
        `exec:./mybot` is a program.
    games
        Games for each pair of bots, rounded to whole blocks.
    seats
        Size of the table; one per bot, as the game allows, if missing.
    options
        Options of the game as a JSON object.
    seed
        Where chance begins.
    json
        Print one JSON document.
    """
    found, given = the_game(game, rules), the_options(options)
    names = list(found.meta.bots) if bots is None else the_bots(bots)
    with farming(game, jobs, engine, address, resume) as farm:
        result = played(found, names, games, seats=seats, options=given, seed=seed, farm=farm)
    if json:
        print_json(result)
    else:
        _print(result)
    return 0


def _print(result: Tournament) -> None:
    """Print the ratings as text."""
    console = stdout_console()
    head = f"{result.games} games of {result.game} at tables of {result.seats}, seed {result.seed}"
    console.print(f"{head}: {result.seconds:.1f} s", markup=False)
    table = Table("bot", "Elo", "95 % interval", "games", "wins", "of fair share", "ms per choice")
    for line in result.ratings:
        time = "–" if line.milliseconds is None else f"{line.milliseconds:.2f}"
        interval = "–" if line.bot == result.anchor else f"{line.low:.0f} to {line.high:.0f}"
        share = f"{line.wins / line.fair:.2f}"
        table.add_row(line.bot, f"{line.elo:.0f}", interval, str(line.games), f"{line.wins:.1f}", share, time)
    console.print(table, soft_wrap=False)
    seats = ", ".join(f"seat {seat} {points:+.0f}" for seat, points in enumerate(result.seats_elo))
    console.print(f"Elo of sitting there: {seats}", markup=False)
