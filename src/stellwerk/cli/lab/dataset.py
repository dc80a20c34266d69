"""`stellwerk lab dataset`: games as open data."""

from pathlib import Path

from stellwerk.cli.farming import Address, EngineChoice, Jobs, Resume, farming
from stellwerk.cli.inputs import Rules, the_bots, the_game, the_options
from stellwerk.lab.dataset.write import write_dataset
from stellwerk.lab.simulate import settled


def dataset(
    game: str,
    /,
    *,
    out: Path,
    games: int = 1000,
    bots: str = "random",
    seats: int | None = None,
    options: str | None = None,
    rules: Rules = None,
    seed: int = 0,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
    resume: Resume = None,
) -> int:
    """Let bots play games and write them as open data (extra `data`).

    The folder has the records as JSON lines (zstd), a table of them (Parquet), its schema, checksums and a card with
    the licence. Every game is replayed by the rules before it is written. The same command gives the same files.

    ```
    stellwerk lab dataset paris --games 10000 --bots greedy --out paris-greedy
    stellwerk lab dataset bus --games 100000 --bots random,greedy --seats 4 --jobs 2 --out bus --resume bus.json
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them).
    out
        The folder to write; it must not have a dataset yet.
    games
        How many games.
    bots
        Names of bots, separated by commas; several are rotated over the seats from game to game.
    seats
        Size of the table; four, or one per bot, if missing.
    options
        Options of the game as a JSON object.
    seed
        Where chance begins.
    """
    found, names, given = the_game(game, rules), the_bots(bots), the_options(options)
    with farming(game, jobs, engine, address, resume) as farm:
        folder = write_dataset(found, settled(found, names, seats, given, seed), games, out, farm)
    print(f"{games} games of {game} are in {folder}")
    return 0
