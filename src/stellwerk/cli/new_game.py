"""`stellwerk new-game`: a small game that works, to be changed into another one."""

from pathlib import Path

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.output import stdout_console
from stellwerk.scaffold.errors import NoNewGame
from stellwerk.scaffold.writing import is_repository, write_game


def new_game(name: str, /, *, folder: Path = Path()) -> int:
    """Write a complete small game: rules, words in German and English, a board, tests.

    It is a project of its own in a new folder; in the root of Stellwerk's repository it becomes one of its games.
    `docs/add-a-game.md` goes on from there.

    ```
    stellwerk new-game tictactoe
    stellwerk new-game tic_tac --folder ~/games
    ```

    Parameters
    ----------
    name
        The id of the game: small letters, digits and underscores.
    folder
        Where the new folder is made; the current folder if missing.
    """
    try:
        written = write_game(name, folder)
    except NoNewGame as error:
        raise WrongUse(str(error), error.next_step) from None
    console = stdout_console()
    for target in written:
        console.print(f"Wrote {target}", markup=False, highlight=False, soft_wrap=True)
    steps = [f"stellwerk check {name}", f"stellwerk play {name}", "stellwerk serve"]
    if not is_repository(folder):
        steps.insert(0, f"pip install --editable {written[0]}")
    console.print("It can be played as it is:", markup=False)
    for step in steps:
        console.print(f"    {step}", markup=False, highlight=False, soft_wrap=True)
    return 0
