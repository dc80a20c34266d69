"""Which test stands for which clause: the ids that the tests of a game cite in their docstrings.

`python -m tests.clause_index paris` prints the table of a game, `--write` puts it into docs/games/<id>.md.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

from stellwerk.kernel.registry import find_game

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "games"
CLAUSE = re.compile(r"\b[A-Z]{2,3}-(?:V\d+(?:\.\d+)?|\d+(?:\.\d+)+[a-z]?)")
BEGIN, END = "<!-- clauses -->", "<!-- /clauses -->"


@cache
def cited(game: str) -> dict[str, list[str]]:
    """By clause: the tests of this game that cite it, in the order of their files."""
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / "games" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in dict.fromkeys(CLAUSE.findall(ast.get_docstring(node) or "")):
                    found.setdefault(clause, []).append(f"{file.name}::{node.name}")
    return found


def clauses(game: str) -> list[str]:
    """Every clause of the game, in the order of its rules."""
    found = find_game(game)
    if found is None:
        raise SystemExit(f"no game {game!r}")
    return found.meta.clauses


def table(game: str) -> str:
    """The table of the game's page: clause, tests."""
    tests = cited(game)
    rows = [f"| {clause} | {_cell(tests.get(clause, []))} |" for clause in clauses(game)]
    return "\n".join(["| Clause | Tests |", "|---|---|", *rows])


def _cell(tests: list[str]) -> str:
    return "<br>".join(f"`{test}`" for test in tests) or "none"


def page(game: str) -> Path:
    """The page of the game."""
    return DOCS / f"{game}.md"


def table_of_page(game: str) -> str:
    """The table that stands in the game's page now."""
    return page(game).read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0].strip()


def write(game: str) -> None:
    """Put the table into the game's page."""
    before, rest = page(game).read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page(game).write_text(f"{before}{BEGIN}\n{table(game)}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1]) if "--write" in sys.argv else print(table(sys.argv[1]))
