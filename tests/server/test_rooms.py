"""The folders and files of the server stay small enough to be taken in at a glance."""

from pathlib import Path

SERVER = Path(__file__).parents[2] / "src/stellwerk/server"
MOST_MODULES = 15
MOST_LINES = 300


def modules() -> list[Path]:
    """All modules of the server, without migrations, of which every change of the schema adds one."""
    found = [path for path in SERVER.rglob("*.py") if "migrations" not in path.parts]
    assert len(found) > 100
    return found


def test_no_folder_has_more_than_15_modules() -> None:
    folders: dict[str, int] = {}
    for path in modules():
        if path.name != "__init__.py":
            name = str(path.parent.relative_to(SERVER))
            folders[name] = folders.get(name, 0) + 1
    assert {name: count for name, count in folders.items() if count > MOST_MODULES} == {}


def test_no_module_has_more_than_300_lines() -> None:
    lines = {str(path.relative_to(SERVER)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}
