"""`stellwerk simulate`: games of bots by the thousand."""

from pathlib import Path

from rich.table import Table

from stellwerk.cli.farming import Address, EngineChoice, Jobs, Resume, farming
from stellwerk.cli.inputs import Rules, the_bots, the_game, the_options
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.cli.report import report as page_of
from stellwerk.lab.simulate import settled, simulated
from stellwerk.lab.summary import Simulation


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random",
    options: str | None = None,
    rules: Rules = None,
    seed: int = 0,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
    resume: Resume = None,
    json: bool = False,
    report: Path | None = None,
    records: Path | None = None,
) -> int:
    """Let bots play many games and sum them up.

    One bot fills all seats; several are rotated over the seats from game to game.
    The same seed gives the same games, whatever the number of jobs and whoever plays them.

    ```
    stellwerk simulate paris --games 1000 --bots random --seats 4
    stellwerk simulate paris --bots search-1,greedy,greedy --games 60 --jobs 2
    stellwerk simulate bus --bots "greedy,exec:python3 mybot.py" --games 20
    stellwerk simulate paris --games 20 --records games --report games.html --json
    stellwerk simulate paris --bots greedy --seats 3 --rules 1.0
    stellwerk simulate bus --games 1000000 --jobs 2 --resume bus.json
    stellwerk simulate bus --games 1000000 --engine ray --address 10.0.0.5:6379
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them).
    seats
        Size of the table; four, or one per bot, if missing.
    games
        How many games.
    bots
        Names of bots, separated by commas; `exec:./mybot` is a program (page "Write a bot").
    options
        Options of the game as a JSON object.
    seed
        Where chance begins.
    json
        Print one JSON document.
    report
        Write an HTML page with charts; needs nothing else to be read.
    records
        Write every game as a record into this folder.
    """
    found, names, given = the_game(game, rules), the_bots(bots), the_options(options)
    with farming(game, jobs, engine, address, resume) as farm:
        setting = settled(found, names, seats, given, seed)
        simulation = simulated(farm, found, setting, games, records)
        if report is not None:
            report.write_text(page_of(simulation), encoding="utf-8")
    if json:
        print_json(simulation)
    else:
        _print(simulation)
    return 0


def _print(simulation: Simulation) -> None:
    """Print the figures of a simulation as text."""
    console = stdout_console()
    console.print(
        f"{simulation.games} games of {simulation.game} at a table of {simulation.seats}, seed {simulation.seed}: "
        f"{simulation.seconds} s, {simulation.games_per_second:.1f} games/s, "
        f"{simulation.actions_per_second:,.0f} actions/s",
        markup=False,
    )
    console.print(
        f"{simulation.decisions_mean:.1f} decisions per game, {simulation.branching_mean:.2f} legal actions each, "
        f"{simulation.forced_share:.1%} forced",
        markup=False,
    )
    console.print(
        "endings: " + ", ".join(f"{name} {count}" for name, count in simulation.endings.items()), markup=False
    )
    console.print(_bots_table(simulation), _seats_table(simulation), soft_wrap=False)


def _bots_table(simulation: Simulation) -> Table:
    table = Table("bot", "wins", "of fair share", "mean score", "ms per choice")
    for bot, wins in simulation.wins_by_bot.items():
        fair = simulation.seats_by_bot[bot] / simulation.seats
        thought = simulation.milliseconds_by_bot.get(bot)
        table.add_row(
            bot,
            f"{wins:.1f}",
            f"{wins / fair:.2f}",
            f"{simulation.scores_mean_by_bot[bot]:.1f}",
            "–" if thought is None else f"{thought:.2f}",
        )
    return table


def _seats_table(simulation: Simulation) -> Table:
    table = Table("seat", "wins", "mean score")
    for seat, (wins, score) in enumerate(zip(simulation.wins_by_seat, simulation.scores_mean, strict=True)):
        table.add_row(str(seat), f"{wins:.1f}", f"{score:.1f}")
    return table
