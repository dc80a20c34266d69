"""`stellwerk lab train`: a net that corrects the evaluation of a game, from games of bots against each other."""

from pathlib import Path

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.farming import Address, EngineChoice, Jobs, farming
from stellwerk.cli.inputs import Rules, table_sizes, the_game
from stellwerk.extras import needs
from stellwerk.kernel.capabilities import HasFigures
from stellwerk.lab.simulate import settled


def train(
    game: str,
    /,
    *,
    folder: Path,
    generations: int = 3,
    games: int = 10_000,
    seats: str | None = None,
    hidden: str = "64,32",
    rules: Rules = None,
    test_games: int = 2_000,
    seed: int = 1,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
) -> int:
    """Train a net for a game by games of bots against each other (extra `net`).

    In every generation the champion (at first `greedy@1`) plays against itself and earlier champions, a candidate
    learns from the games who wins, and becomes champion if it wins a sequential test. Everything is kept in the
    folder: the same command goes on where it was interrupted, and more `--generations` go on from the last one.
    `progress.html` in the folder shows how far it is; `net:FOLDER/generation-00/net.weights` is the name of a bot with
    a net. The nodes of a Ray cluster must see the folder under the same path.

    ```
    stellwerk lab train bus --folder bus-net
    stellwerk lab train bus --folder bus-net --generations 6 --jobs 2
    stellwerk lab train bus --folder small --seats 4 --games 1000 --hidden 32
    stellwerk lab match net:bus-net/generation-02/net.weights greedy@1 --game bus --seats 4
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them).
    folder
        Where the training is kept.
    generations
        How many generations there shall be in the end.
    games
        Games per generation and size of the table.
    seats
        Table sizes, separated by commas; all of the game if missing. Candidates are tested at the last one.
    hidden
        Widths of the hidden layers, separated by commas.
    test_games
        The most games of a test of a candidate.
    seed
        Where chance begins.
    """
    with needs("net"):
        from stellwerk.lab.train.generation import Training
        from stellwerk.lab.train.plan import FIRST_CHAMPION, Folder, Plan
        from stellwerk.lab.train.progress import write_page
    found = the_game(game, rules)
    if not isinstance(found, HasFigures):
        raise WrongUse(f"{game} has no figures that a net could learn from")
    if games < 1 or generations < 1 or test_games < 1:
        raise WrongUse("--games, --generations and --test-games must be above 0")
    plan = Plan(
        game=game,
        rules=found.meta.rules,
        tables=table_sizes(found, seats),
        seed=seed,
        games=games,
        hidden=_widths(hidden),
        most_games=test_games,
    )
    with farming(game, jobs, engine, address, None) as farm:
        for size in plan.tables:
            settled(found, [FIRST_CHAMPION], size, {}, seed)  # refuses a table that cannot be, before anything is kept
        kept = Folder(folder, plan)
        training = Training(found, plan, kept, farm, lambda text: print(text, flush=True))
        for number in range(len(kept.reports()), generations):
            report = training.run(number)
            write_page(kept, plan)
            print(
                f"generation {number}: log loss {min(report.held_out):.4f} (evaluation {report.evaluation:.4f}), wins "
                f"{report.share:.1%} against {report.champion} ({report.test_games} games): {report.decision}"
            )
    print(f"champion: {kept.champion(generations)}")
    return 0


def _widths(text: str) -> list[int]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdigit() and int(part) > 0 for part in parts):
        raise WrongUse(f"--hidden is {text!r}: widths separated by commas, such as 64,32")
    return [int(part) for part in parts]
