"""Arguments of several commands, checked: a game, a file, options, bots, a language."""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from stellwerk.cli.failure import WrongUse
from stellwerk.kernel.errors import UnknownGame, UnknownRules
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import installed_game
from stellwerk.words.source import FALLBACK, LANGUAGES

RecordFile = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The path of a record; `-` is standard input."""


Rules = Annotated[str | None, Parameter(help="A version of the rules, such as 1.0; the newest if missing.")]
"""The version of the rules that a command plays by."""


def the_game(id: str, rules: str | None = None) -> Game:
    """Game with this id by a version of its rules; raise WrongUse if there is none."""
    try:
        return installed_game(id, rules)
    except UnknownGame as error:
        raise WrongUse(f"there is no game {id!r}", f"There are: {', '.join(error.known)}.") from None
    except UnknownRules as error:
        raise WrongUse(f"{id} has no rules {rules!r}", f"There are: {', '.join(error.known)}.") from None


def the_file(path: str) -> bytes:
    """Content of a file, of standard input for `-`; raise WrongUse if it cannot be read."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise WrongUse(f"cannot read {path}: {error.strerror}") from None


def the_options(text: str | None) -> Mapping[str, Any]:
    """Options of a game from a JSON object; raise WrongUse if it is none."""
    if text is None:
        return {}
    try:
        options = json.loads(text)
    except ValueError as error:
        raise WrongUse(f"--options is not JSON: {error}", _OPTIONS_EXAMPLE) from None
    if not isinstance(options, dict):
        raise WrongUse("--options must be a JSON object", _OPTIONS_EXAMPLE)
    return options


_OPTIONS_EXAMPLE = """Write it like this: --options '{"open_hands": true}'"""


def table_sizes(game: Game, text: str | None) -> list[int]:
    """Table sizes that are separated by commas; all of the game if none are named."""
    if text is None:
        return list(range(game.meta.least_seats, game.meta.most_seats + 1))
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdigit() for part in parts):
        raise WrongUse(f"--seats is {text!r}: table sizes separated by commas, such as 3,4")
    return sorted({int(part) for part in parts})


def the_bots(text: str) -> list[str]:
    """Bots' names, separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def the_language(given: str | None) -> str:
    """Language: the given one, else the one of the environment, else English."""
    if given is not None:
        return given
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((name for name in names if name), "")
    return next((language for language in LANGUAGES if first.startswith(language)), FALLBACK)
