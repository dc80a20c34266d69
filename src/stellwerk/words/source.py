"""Where words come from: the Fluent files of the frame and of a game's package."""

from importlib.resources import files
from typing import Final

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import game_file, game_files

LANGUAGES: Final = ("de", "en")
FALLBACK: Final = "en"
"""The language that is asked when another one lacks a message (a foreign game with one language)."""


FRAME: Final = ("frame.ftl", "log.ftl", "terminal.ftl", "notices.ftl")
"""The files of the frame that command line and notices need; the others are the browser's alone."""


TABLE: Final = ("seats.ftl", "terms.ftl", "time.ftl")
"""What the terminal says at a table of a server, too."""


def frame_source(language: str) -> str:
    """The Fluent text of the frame: problems, bots, the log of a table, the terminal."""
    return _read(language, FRAME)


def table_source(language: str) -> str:
    """The Fluent text about a table of people: its seats, its terms, its clock."""
    return _read(language, TABLE)


def _read(language: str, names: tuple[str, ...]) -> str:
    folder = files("stellwerk.words").joinpath("locales", language)
    found = (folder.joinpath(name) for name in names)
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())


def game_source(game: Game, language: str) -> str:
    """The Fluent text of a game, all its files of this language one after another."""
    folder = f"locales/{language}"
    texts = (game_file(game, f"{folder}/{name}") for name in game_files(game, folder) if name.endswith(".ftl"))
    return "\n".join(text.decode("utf-8") for text in texts if text is not None)
