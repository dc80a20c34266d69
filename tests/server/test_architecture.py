"""The architecture page leads to code that is there."""

import ast
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
LINK = re.compile(r"\[`([\w.]+)`\]\((\.\./src/[\w/.]+\.py)\)")
LINKS = LINK.findall((DOCS / "architecture.md").read_text())


def names_in(file: Path) -> set[str]:
    """Classes, functions and `Class.method` of a file."""
    found: set[str] = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{each.name}" for each in inner}
    return found


def test_the_way_of_a_move_is_described() -> None:
    """The page links every station."""
    assert len(LINKS) > 20


@pytest.mark.parametrize(("name", "path"), LINKS)
def test_every_link_leads_to_its_class_or_function(name: str, path: str) -> None:
    """A renamed or moved function fails here."""
    file = (DOCS / path).resolve()
    assert file.is_file(), f"{path} is not there"
    assert name in names_in(file), f"{name} is not in {path}"
