"""`stellwerk rules`: the rules as we play them."""

from typing import Literal

from rich.console import Console
from rich.padding import Padding

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.inputs import Rules, the_game, the_language
from stellwerk.cli.output import stdout_console
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Meta
from stellwerk.words.rules import chapters, introduction
from stellwerk.words.words import Words, words_of


def rules(
    game: str,
    clause: str | None = None,
    /,
    *,
    rules: Rules = None,
    lang: Literal["de", "en"] | None = None,
) -> int:
    """Show the rules of a game, or one clause of them.

    ```
    stellwerk rules paris
    stellwerk rules paris PAR-5.3 --lang de
    stellwerk rules paris 9.8 --rules 1.0
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them).
    clause
        The number of a clause, with or without the letters before it.
    lang
        German or English; the environment's language if missing.
    """
    found = the_game(game, rules)
    words = words_of(the_language(lang), found)
    if clause is None:
        _print_all(stdout_console(), words, found.meta)
    else:
        id = clause_named(found.meta, clause)
        if id is None:
            raise WrongUse(f"{game} has no clause {clause!r}", f"`stellwerk rules {game}` shows all of them.")
        stdout_console().print(f"{id} {words.clause(id)}", markup=False)
    return 0


def clause_named(meta: Meta, text: str) -> str | None:
    """Id of the clause named by a text (`PAR-5.3`, `par-5.3` or `5.3`); None if there is none."""
    wanted = text.upper()
    return next((id for id in meta.clauses if wanted in (id.upper(), id.upper().partition("-")[2])), None)


def _print_all(console: Console, words: Words, meta: Meta) -> None:
    """Print title, introduction and all chapters."""
    console.print(words.say("title"), style="bold", markup=False)
    console.print(words.say("pitch"), markup=False)
    for number, paragraph in enumerate(introduction(words), start=1):
        heading = words.filled(Message(f"intro-{number}"), "heading")
        console.print(f"\n{heading or ''}", style="bold", markup=False)
        console.print(paragraph, markup=False)
    for chapter in chapters(words, meta):
        console.print(f"\n{chapter.title}", style="bold", markup=False)
        for clause, sentence in chapter.clauses:
            console.print(clause, style="bold", markup=False)
            console.print(Padding(sentence, (0, 0, 0, 2), expand=False), markup=False, soft_wrap=False)
    _print_versions(console, words, meta)


def _print_versions(console: Console, words: Words, meta: Meta) -> None:
    """Print which version this is and what the others changed, newest first; a game with one says nothing."""
    if len(meta.known_rules) > 1:
        console.print(f"\n{words.say('terminal-rules', rules=meta.rules)}", style="bold", markup=False)
        for version in reversed(meta.known_rules):
            console.print(f"{version}  {words.version(version)}", markup=False)
