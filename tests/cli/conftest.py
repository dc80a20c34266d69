"""Records to look at, and a way to run commands in this process."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stellwerk.cli import main
from stellwerk.kernel.registry import all_games
from stellwerk.lab.simulate import simulate

PARIS = all_games()["paris"]


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """Its only JSON document."""
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, in English."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "200")

    def command(*arguments: object) -> Ran:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Records of three random games at a table of four."""
    folder = tmp_path_factory.mktemp("records")
    simulate(PARIS, ["random"], 3, seats=4, seed=1, records=folder)
    return sorted(folder.iterdir())


@pytest.fixture
def record(records: list[Path]) -> dict[str, Any]:
    """A finished game as plain JSON, to be changed."""
    loaded: dict[str, Any] = json.loads(records[0].read_text())
    return loaded


@pytest.fixture
def replay(run: Run, tmp_path: Path) -> Callable[..., Ran]:
    """Write a record and judge it."""

    def judge(record: object, *arguments: object) -> Ran:
        file = tmp_path / "game.stellwerk.json"
        file.write_text(record if isinstance(record, str) else json.dumps(record))
        return run("replay", file, "--json", *arguments)

    return judge
