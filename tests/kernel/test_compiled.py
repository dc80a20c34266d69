"""Compiled files are found by the names of their modules, packages included."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from stellwerk.compiled import MANIFEST, PACKAGE, sources, status
from stellwerk.compiled.build import _module


def name_of(source: Path) -> str:
    """The module of a source file."""
    parts = source.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_the_library_of_an_init_file_is_the_package() -> None:
    library = Path("library")
    assert (
        _module(library / "stellwerk/games/bus/offers/__init__.cpython-311.so", library) == "stellwerk.games.bus.offers"
    )
    assert _module(library / "stellwerk/games/bus/state.cpython-311.so", library) == "stellwerk.games.bus.state"


@pytest.mark.skipif(status().mode == "pure", reason="the engines run in pure Python")
def test_every_compiled_file_is_used() -> None:
    names = [name_of(source) for source in sources()]
    assert set(names) <= set(json.loads(MANIFEST.read_text())["modules"])
    assert [name for name in names if str(import_module(name).__file__).endswith(".py")] == []
