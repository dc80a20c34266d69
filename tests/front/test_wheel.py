"""The wheel in an empty environment: what it brings, and that it plays."""

import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import stellwerk
from tests.front.stranger import clean, serving, visit
from tests.front.test_pages import ROOT, ten_lines
from tests.front.test_project_files import copied

PURE = "py3-none-any"


def run(*command: object, cwd: Path | None = None, **more: str) -> str:
    """The output of a command that must succeed."""
    texts = [str(part) for part in command]
    ran = subprocess.run(texts, cwd=cwd, env=clean() | more, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{texts}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


class House:
    """An empty virtual environment into which a wheel was installed."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        self.folder = folder
        self.python = folder / "venv" / "bin" / "python"
        self.command = folder / "venv" / "bin" / "stellwerk"
        pip = [sys.executable, "-m", "pip", "-q", "--python", self.python, "install"]
        run(*pip, "-c", ROOT / "requirements" / "run.txt", f"{wheel}{extra}")

    def packages(self) -> set[str]:
        """The names of what is installed."""
        listed = run(sys.executable, "-m", "pip", "--python", self.python, "list", "--format", "json")
        return {package["name"].lower() for package in json.loads(listed)}

    def play(self, code: str) -> str:
        """Run Python code there, warnings being errors."""
        return run(self.python, "-W", "error", "-c", code, cwd=self.folder)


def built(folder: Path, **environment: str) -> Path:
    """A wheel of the project."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("pure"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("compiled"), STELLWERK_WHEEL="compiled")


def test_the_pure_wheel_brings_msgspec_alone_and_plays(pure: Path, tmp_path: Path) -> None:
    assert pure.name == f"stellwerk-{stellwerk.__version__}-{PURE}.whl"
    house = House(tmp_path, pure)
    assert house.packages() == {"stellwerk", "msgspec"}
    assert house.play("import stellwerk; print(stellwerk.compiled.status().mode)").strip() == "pure"
    assert "K36" in house.play(ten_lines().replace("games=1000", "games=2"))
    ran = subprocess.run([house.command, "games"], env=clean(), capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "pip install 'stellwerk[cli]'" in ran.stderr


@pytest.mark.deep
def test_the_compiled_wheel_plays_the_ten_lines_as_they_stand(compiled: Path, tmp_path: Path) -> None:
    assert PURE not in compiled.name
    house = House(tmp_path, compiled)
    assert house.packages() == {"stellwerk", "msgspec"}
    assert house.play("import stellwerk; print(stellwerk.compiled.status().mode)").strip() == "compiled"
    assert "K36" in house.play(ten_lines())


@pytest.mark.deep
def test_a_stranger_can_check_the_types(pure: Path, tmp_path: Path) -> None:
    house = House(tmp_path, pure)
    script = tmp_path / "script.py"
    script.write_text(
        "import stellwerk\n"
        'table = stellwerk.Table("bus", seats=3, seed=1)\n'
        "texts: list[str] = table.legal()\n"
        "outcome: stellwerk.Outcome | None = table.outcome\n"
        'wins: dict[str, float] = stellwerk.simulate("paris", bots=["random"], games=1).wins_by_bot\n'
    )
    check = [sys.executable, "-m", "mypy", "--strict", "--python-executable", house.python, "--cache-dir", tmp_path]
    assert "Success" in run(*check, script, cwd=tmp_path)
    script.write_text("import stellwerk\nstellwerk.Tabel\n")
    with pytest.raises(AssertionError, match='has no attribute "Tabel"'):
        run(*check, script, cwd=tmp_path)


@pytest.mark.deep
def test_the_wheel_with_the_server_serves_the_client_plays_and_checks_a_game(compiled: Path, tmp_path: Path) -> None:
    house = House(tmp_path, compiled, "[server]")
    assert {"litestar", "rich", "fluent.runtime"} <= house.packages()
    serve = ("serve", "--no-open", "--port", "0", "--data", tmp_path / "data")
    with serving(house.command, *serve) as address:
        visit(address)
    report = json.loads(run(house.command, "check", "paris", "--json", cwd=tmp_path))
    assert (report["ok"], report["engine"], len(report["checks"])) == (True, "compiled", 10)


@pytest.mark.deep
def test_the_wheel_serves_without_being_installed(pure: Path, tmp_path: Path) -> None:
    """As `uvx --from 'dist/….whl[server]' stellwerk serve` does."""
    uvx = (sys.executable, "-m", "uv", "tool", "run", "--from", f"{pure}[server]")
    with serving(*uvx, "stellwerk", "serve", "--no-open", "--port", "0", "--data", tmp_path / "data") as address:
        visit(address)


@pytest.mark.deep
def test_what_the_image_copies_is_enough_to_build_the_wheel(tmp_path: Path) -> None:
    """The steps of the Dockerfile without its container, in an environment with hatchling alone."""
    source = tmp_path / "source"
    for name in copied():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("node_modules", "client", "_compiled", "dist", "__pycache__")
            shutil.copytree(ROOT / name, source / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, source / name)
    venv.create(tmp_path / "builder", with_pip=True, symlinks=True)
    python = tmp_path / "builder" / "bin" / "python"
    run(python, "-m", "pip", "install", "-q", "hatchling==1.27.0")
    run(python, "-m", "hatchling", "build", "-t", "wheel", cwd=source)
    (wheel,) = (source / "dist").glob("*.whl")
    with ZipFile(wheel) as there, ZipFile(built(tmp_path / "here")) as here:
        assert "stellwerk/server/client/index.html" in there.namelist()
        assert sorted(there.namelist()) == sorted(here.namelist())
