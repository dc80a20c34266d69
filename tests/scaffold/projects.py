"""Games of strangers: made in a folder by the command or as the page tells, installed beside it."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from stellwerk.scaffold.writing import write_game

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
TITLED = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


class Project(NamedTuple):
    """A game of a stranger: its id, its sources, and where it is installed."""

    id: str
    folder: Path
    site: Path

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run Python where the game is installed, in its folder."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment | {"PYTHONPATH": str(self.site)},
            capture_output=True,
            text=True,
            check=False,
        )


def page_files() -> dict[str, str]:
    """The files that the page shows: text by path."""
    return dict(TITLED.findall(PAGE.read_text(encoding="utf-8")))


def by_hand(folder: Path) -> str:
    """Write what the page shows, and nothing else."""
    for path, text in page_files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return "tictactoe"


def by_command(folder: Path) -> str:
    """Let `new-game` write a game."""
    write_game("lanterns", folder.parent).pop().rename(folder)
    return "lanterns"


def installed(make: Callable[[Path], str], folder: Path) -> Project:
    """Make a game and install it, without asking any index."""
    project = Project(make(folder / "project"), folder / "project", folder / "site")
    offline = ("--no-build-isolation", "--no-deps", "--no-index", "--disable-pip-version-check")
    done = project.run("-m", "pip", "install", "--quiet", *offline, "--target", str(project.site), ".")
    assert done.returncode == 0, done.stderr
    return project
