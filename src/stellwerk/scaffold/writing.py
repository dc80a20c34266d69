"""Writing a new game: all of it or nothing."""

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from stellwerk.scaffold.copying import game_of, package_of
from stellwerk.scaffold.errors import NoNewGame
from stellwerk.scaffold.names import names_of


def write_game(id: str, folder: Path) -> list[Path]:
    """Write a game and return its new folders; NoNewGame if that is impossible, and then nothing is left behind.

    In the root of Stellwerk's repository it becomes one of its games, anywhere else a project of its own.
    """
    names = names_of(id)
    if not folder.is_dir():
        raise NoNewGame(f"there is no folder {folder}", "Make it first, or choose another one by --folder.")
    inside = is_repository(folder)
    trees: Mapping[str, Mapping[str, str]] = game_of(names) if inside else {id: package_of(names)}
    targets = {folder / path: files for path, files in trees.items()}
    for target in targets:
        if target.exists() or target.is_symlink():
            raise NoNewGame(f"{target} is there already", "Choose another name or another folder; nothing was changed.")
    try:
        _write(targets)
    except OSError as error:
        raise NoNewGame(f"cannot write in {folder}: {error.strerror}", "Nothing was changed.") from None
    return list(targets)


def is_repository(folder: Path) -> bool:
    """Whether this is the root of Stellwerk's repository."""
    return (folder / "src" / "stellwerk" / "games" / "__init__.py").is_file()


def _write(targets: Mapping[Path, Mapping[str, str]]) -> None:
    """Write every folder beside its place and move it there; a failure takes back what was moved."""
    done: list[Path] = []
    try:
        for target, files in targets.items():
            with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as work:
                made = Path(work) / target.name
                for path, text in files.items():
                    file = made / path
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(text, encoding="utf-8")
                made.rename(target)
            done.append(target)
    except OSError:
        for target in done:
            shutil.rmtree(target)
        raise
