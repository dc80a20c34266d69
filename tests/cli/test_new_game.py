"""`stellwerk new-game`: all of a game or nothing, in a folder of its own or in the repository."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.kernel.registry import all_games
from stellwerk.scaffold.writing import write_game
from tests.cli.conftest import Run
from tests.scaffold.projects import ROOT, page_files

NOT_COPIED = shutil.ignore_patterns("__pycache__", "_compiled", "client", "newgame.egg-info")


def everything_in(folder: Path) -> set[str]:
    """Every file and folder below this one."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def test_the_command_says_what_to_do_next(run: Run, tmp_path: Path) -> None:
    written = run("new-game", "tic_tac", "--folder", str(tmp_path))
    assert written.code == 0
    assert f"pip install --editable {tmp_path / 'tic_tac'}" in written.out
    assert "stellwerk check tic_tac" in written.out
    text = (tmp_path / "tic_tac" / "src" / "tic_tac" / "__init__.py").read_text(encoding="utf-8")
    assert "class TicTac(OpenGame[State], Observes[State]):" in text


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    write_game("lanterns", tmp_path)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert not [path for path in files if "newgame" in str(path.relative_to(tmp_path))]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert not [
        text for text in texts for word in ("newgame", "NewGame", "New game", "NEW-", "scaffold") if word in text
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Bad", "no name for a game"),
        ("bad-name", "no name for a game"),
        ("../bad", "no name for a game"),
        ("no", "no name for a game"),
        ("x12", "no name for a game"),
        ("a" * 31, "no name for a game"),
        ("two__lines", "no name for a game"),
        ("lambda", "word of Python"),
        ("json", "word of Python"),
        ("paris", "there is a game 'paris' already"),
        ("msgspec", "a Python package 'msgspec' already"),
    ],
)
def test_bad_names_are_refused_and_nothing_is_written(run: Run, tmp_path: Path, name: str, said: str) -> None:
    refused = run("new-game", name, "--folder", str(tmp_path))
    assert (refused.code, everything_in(tmp_path)) == (2, set())
    assert said in refused.err


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lanterns").mkdir()
    refused = run("new-game", "lanterns", "--folder", str(tmp_path))
    assert (refused.code, everything_in(tmp_path)) == (2, {"lanterns"})
    assert "is there already" in refused.err


def test_a_folder_that_is_missing_is_named(run: Run, tmp_path: Path) -> None:
    refused = run("new-game", "lanterns", "--folder", str(tmp_path / "nowhere"))
    assert refused.code == 2
    assert "there is no folder" in refused.err and "--folder" in refused.err


def test_a_write_that_fails_leaves_nothing_behind(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the repository two folders are written; the first goes again if the second cannot be written."""
    (tmp_path / "src" / "stellwerk" / "games").mkdir(parents=True)
    (tmp_path / "src" / "stellwerk" / "games" / "__init__.py").touch()
    before = everything_in(tmp_path)  # without tests/games, so that writing there fails
    refused = run("new-game", "lanterns", "--folder", str(tmp_path))
    assert (refused.code, everything_in(tmp_path)) == (2, before)
    assert "cannot write" in refused.err and "Nothing was changed" in refused.err


def test_in_the_repository_it_is_one_of_the_games(tmp_path: Path) -> None:
    """A sixth folder: found without being named anywhere, in order, and it keeps the contract."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=NOT_COPIED)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    written = write_game("lanterns", tmp_path)
    assert written == [tmp_path / "src/stellwerk/games/lanterns", tmp_path / "tests/games/lanterns"]
    environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": "", "STELLWERK_PURE": "1"}
    for command in (
        ["-m", "stellwerk", "check", "lanterns"],
        ["-c", "from stellwerk.server.schema.openapi import document_of; document_of()"],
        [
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:asyncio",
            "--rootdir",
            str(tmp_path),
            str(written[1]),
        ],
        ["-m", "ruff", "check", "--no-cache", "--config", str(ROOT / "pyproject.toml"), *map(str, written)],
        ["-m", "ruff", "format", "--no-cache", "--check", "--config", str(ROOT / "pyproject.toml"), *map(str, written)],
    ):
        done = subprocess.run(
            [sys.executable, *command], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (command, done.stdout + done.stderr)
    assert "lanterns" not in all_games()


def test_the_page_shows_every_file_that_the_command_writes(tmp_path: Path) -> None:
    """Except what every project has anyway: whoever follows the page has nothing of the template left."""
    write_game("tictactoe", tmp_path)
    project = tmp_path / "tictactoe"
    written = {str(path.relative_to(project)) for path in project.rglob("*") if path.is_file()}
    assert written - page_files().keys() == {"README.md", "src/tictactoe/README.md", "src/tictactoe/py.typed"}
    assert page_files().keys() <= written
