"""`stellwerk admin check-upgrade`: every stored game is judged before anything is touched."""

import hashlib
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run

DATA = Path(__file__).parents[1] / "server/platform/database/data"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Finished, running and uploaded tables of all games, written by an earlier version."""
    return unpacked("one-version", tmp_path)


def unpacked(name: str, folder: Path) -> Path:
    with zipfile.ZipFile(DATA / f"{name}.zip") as packed:
        packed.extractall(folder)
    return folder


def change(folder: Path, statement: str, *values: object) -> None:
    """Damage something by hand."""
    with closing(sqlite3.connect(folder / "stellwerk.sqlite3", isolation_level=None)) as plain:
        assert plain.execute(statement, values).rowcount == 1


def table_of(folder: Path, game: str, status: str) -> str:
    with closing(sqlite3.connect(folder / "stellwerk.sqlite3")) as plain:
        chosen = "SELECT id FROM tables WHERE game = ? AND status = ? ORDER BY id"
        return str(plain.execute(chosen, (game, status)).fetchone()[0])


def digest(folder: Path) -> str:
    return hashlib.sha256((folder / "stellwerk.sqlite3").read_bytes()).hexdigest()


def test_games_of_an_earlier_version_can_be_carried_on_and_nothing_is_written(run: Run, folder: Path) -> None:
    before = digest(folder)
    ran = run("admin", "check-upgrade", "--data", folder)
    assert (
        ran.code == 0 and ran.out.splitlines()[-1] == "13 stored games judged: this version can carry on all of them."
    )
    assert "paris 1.0: 5 tables" in ran.out and digest(folder) == before
    assert run("admin", "check-upgrade", "--data", folder, "--json").document == {
        "ok": True,
        "games": {"bus 1.0": 2, "fracht 1.0": 2, "kraftwagen 1.0": 2, "minden 1.0": 2, "paris 1.0": 5},
        "broken": [],
    }


def test_a_database_of_an_older_shape_is_judged_too(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "check-upgrade", "--data", unpacked("before-0018", tmp_path))
    assert ran.code == 0 and "paris 1.0: 4 tables" in ran.out
    assert (tmp_path / "stellwerk.sqlite3-moves").exists(), "settling is the server's"


def test_a_broken_game_is_named_with_its_line_and_clause(run: Run, folder: Path) -> None:
    id = table_of(folder, "bus", "running")
    change(folder, 'UPDATE log SET entry = ? WHERE "table" = ? AND number = 7', '{"seat":0,"do":"fly:K1"}', id)
    ran = run("admin", "check-upgrade", "--data", folder)
    assert ran.code == 1 and f"table {id} (bus 1.0, running) breaks at entry 7: INPUT" in ran.out
    assert "13 stored games judged: 1 cannot be carried on." in ran.out


BROKEN = [
    ("UPDATE tables SET rules = '7.0' WHERE id = ?", None, "RULES"),
    ("UPDATE tables SET game = 'chess' WHERE id = ?", None, "INPUT"),
    ("UPDATE tables SET options = '{}' WHERE id = ?", None, "INPUT"),
    ("UPDATE tables SET options = '{\"luck\":1}' WHERE id = ?", None, "INPUT"),
    ("UPDATE tables SET places = '[1,1,1]' WHERE id = ?", "end", "RESULT"),
    ('UPDATE log SET entry = \'{"nothing":1}\' WHERE "table" = ? AND number = 4', 4, "INPUT"),
    ("UPDATE log SET entry = '{' WHERE \"table\" = ? AND number = 4", 4, "INPUT"),
    ('DELETE FROM log WHERE "table" = ? AND number = 0', 0, None),
]


@pytest.mark.parametrize(("statement", "index", "clause"), BROKEN)
def test_whatever_is_wrong_with_a_game_is_told(
    run: Run, folder: Path, statement: str, index: int | str | None, clause: str | None
) -> None:
    id = table_of(folder, "kraftwagen", "over")
    change(folder, statement, id)
    ran = run("admin", "check-upgrade", "--data", folder, "--json")
    (broken,) = ran.document["broken"]
    assert ran.code == 1 and broken["table"] == id and not ran.document["ok"]
    assert index == "end" or broken["index"] == index
    assert clause is None or broken["clause"] == clause


def test_where_there_is_no_store_nothing_is_made(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "check-upgrade", "--data", tmp_path)
    assert ran.code == 2 and "there is no store" in ran.err and not list(tmp_path.iterdir())
    (tmp_path / "stellwerk.sqlite3").write_bytes(b"this is no database, whatever its name may say" * 100)
    ran = run("admin", "check-upgrade", "--data", tmp_path)
    assert ran.code == 2 and "damaged, or no database at all" in ran.err


def test_a_database_that_does_not_answer_can_be_tried_again(run: Run, tmp_path: Path) -> None:
    """Exit code 75, as of every command for hosts; nothing is said about games."""
    ran = run("admin", "check-upgrade", "--data", tmp_path, "--database", "postgresql://nobody@127.0.0.1:9/none")
    assert (ran.code, ran.out) == (75, "") and "does not answer" in ran.err and "try again later" in ran.err


def test_the_overview_says_what_every_command_is_for(run: Run) -> None:
    assert "Judge every stored game" in run("admin", "--help").out
