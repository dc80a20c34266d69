"""The template as the files of a new game: other names, other imports."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from stellwerk.scaffold.names import Names

PACKAGE: Final = "newgame"
HOME: Final = "stellwerk.scaffold.newgame"
"""Where the template stands, and how its files import each other."""
IMPORTS: Final = re.compile(r"(?:^from stellwerk\.[^\n]*\n)+", re.MULTILINE)
OTHERS: Final = re.compile(r"^((?:from msgspec|import pytest).*\n)\n(?=(?:from|import) stellwerk)", re.MULTILINE)
"""The empty line that separates msgspec and pytest from Stellwerk; another project imports all three in one block."""


def package_of(names: Names) -> dict[str, str]:
    """A project of its own that brings the game as a package: text by path."""
    found = {f"src/{names.id}/{path}": text for path, text in _game(names, names.id).items()}
    found[f"src/{names.id}/py.typed"] = ""
    found[f"tests/test_{names.id}.py"] = _test(names, names.id)
    found["pyproject.toml"] = _renamed(_read("project.toml"), names, names.id)  # here that name would rule the template
    found["README.md"] = _renamed(_read("README.md"), names, names.id)
    return found


def game_of(names: Names) -> dict[str, dict[str, str]]:
    """One of Stellwerk's own games: by folder of the repository, text by path."""
    home = f"stellwerk.games.{names.id}"
    tests = {"__init__.py": "", f"test_{names.id}.py": _test(names, home)}
    return {f"src/stellwerk/games/{names.id}": _game(names, home), f"tests/games/{names.id}": tests}


def _game(names: Names, home: str) -> dict[str, str]:
    template = files("stellwerk.scaffold").joinpath(PACKAGE)
    return {
        path.replace(PACKAGE, names.id): _renamed(file.read_text(encoding="utf-8"), names, home)
        for path, file in _files_in(template)
    }


def _test(names: Names, home: str) -> str:
    return _renamed(_read(f"test_{PACKAGE}.txt"), names, home)


def _read(path: str) -> str:
    return files("stellwerk.scaffold").joinpath(path).read_text(encoding="utf-8")


def _files_in(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file below a folder with its path; what Python compiled is left out."""
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files_in(entry, f"{above}{entry.name}/")
        elif entry.is_file():
            yield above + entry.name, entry


def _renamed(text: str, names: Names, home: str) -> str:
    """The text with the names of the new game, its imports in order again."""
    text = text.replace(HOME, home).replace(PACKAGE, names.id)
    text = text.replace("NewGame", names.type).replace("New game", names.title).replace("NEW-", f"{names.prefix}-")
    if home != names.id:  # inside Stellwerk all of its imports stand in one block
        return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
    text = OTHERS.sub(r"\1", text)
    return re.sub(rf"^((?:from|import) stellwerk.*\n)(?=from {home}\b)", r"\1\n", text, flags=re.MULTILINE)
