"""`stellwerk lab ratings`: renew the tables of bots in the pages of the games."""

from pathlib import Path

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.farming import Address, EngineChoice, Jobs, Resume, farming
from stellwerk.cli.inputs import the_game
from stellwerk.kernel.registry import all_games
from stellwerk.lab.ratings import FOLDER, check_page, markdown, rate, write


def ratings(
    *games_to_rate: str,
    games: int = 200,
    rounds: int = 24,
    seed: int = 1,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
    resume: Resume = None,
    folder: Path = FOLDER,
) -> int:
    """Measure the bots of games and write the result into the games' pages.

    `--resume` names a folder here: every series keeps a file in it.

    ```
    stellwerk lab ratings
    stellwerk lab ratings paris --games 400 --rounds 120 --jobs 2
    stellwerk lab ratings bus minden --resume ratings
    ```

    Parameters
    ----------
    games_to_rate
        Ids of games; all of them if missing.
    games
        Games per match.
    rounds
        Games per pair of the tournament.
    seed
        Where chance begins.
    folder
        Where the pages of the games stand.
    """
    found = [the_game(id) for id in games_to_rate or all_games()]
    if games < 1 or rounds < 1:
        raise WrongUse("--games and --rounds must be above 0")
    for game in found:
        with farming(game.meta.id, jobs, engine, address, resume) as farm:
            check_page(game, folder)
            if resume is not None:
                resume.mkdir(parents=True, exist_ok=True)
            measured = rate(game, games, rounds, seed, farm)
            write(measured, folder)
        print(f"{game.meta.id}\n\n{markdown(measured)}")
    return 0
