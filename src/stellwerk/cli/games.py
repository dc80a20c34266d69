"""`stellwerk games`: what can be played."""

from json import dumps
from typing import Literal

from rich.table import Table

from stellwerk.cli.inputs import the_language
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.words.words import words_of


def games(*, json: bool = False, lang: Literal["de", "en"] | None = None) -> int:
    """List the games with their seats, options and bots.

    ```
    stellwerk games
    stellwerk games --json
    ```

    Parameters
    ----------
    json
        Print one JSON document.
    lang
        Language of titles and help; the environment's if missing.
    """
    if json:
        print_json([game.meta for game in all_games().values()])
        return 0
    for game in all_games().values():
        _print_card(game, the_language(lang))
    return 0


def _print_card(game: Game, language: str) -> None:
    """Print a short description of a game and a table of its options."""
    words, meta, console = words_of(language, game), game.meta, stdout_console()
    console.print(f"{words.say('title')}  ({meta.id})", style="bold", markup=False)
    console.print(words.say("pitch"), markup=False)
    console.print(
        words.say("terminal-seats", least=meta.least_seats, most=meta.most_seats, minutes=meta.minutes), markup=False
    )
    console.print(words.say("terminal-rules", rules=", ".join(reversed(meta.known_rules))), markup=False)
    console.print(words.say("terminal-bots", bots=", ".join(meta.bots)), markup=False)
    table = Table("--options", words.say("terminal-default"), "", box=None, pad_edge=False, padding=(0, 2))
    for option in meta.options:
        label = words.say(f"option-{option.name}")
        table.add_row(option.name, dumps(option.default), label)
    console.print(table, "", soft_wrap=False)
