"""Games are found, not named: nothing outside their folders knows one of them, in Python or in the client."""

import ast
import re
from pathlib import Path

from stellwerk.kernel.registry import all_games

ROOT = Path(__file__).parents[2]
PYTHON, CLIENT = ROOT / "src" / "stellwerk", ROOT / "web" / "src"
EXAMPLES = ("cli/bench.py", "bench/load/run.py", "server/schema/")
"""Examples: the game that a server is measured with unless another is asked for, and values in the documentation."""
GENERATED = {"wire/wire.ts", "wire/shows.ts"}


def test_no_python_file_outside_the_games_names_one() -> None:
    found = []
    for path in PYTHON.rglob("*.py"):
        where = path.relative_to(PYTHON).as_posix()
        if where.startswith(("games/", "_compiled/", *EXAMPLES)):
            continue
        named = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
        found += [(where, text) for text in named if isinstance(text, str) and text in all_games()]
    assert found == []


def test_no_file_of_the_client_outside_the_games_names_one() -> None:
    naming = re.compile(rf"['\"`/-]({'|'.join(all_games())})['\"`/:),;]")
    found = []
    for path in CLIENT.rglob("*"):
        where = path.relative_to(CLIENT).as_posix()
        if path.suffix not in (".ts", ".svelte", ".css") or where.endswith(".test.ts"):
            continue
        if not where.startswith("games/") and where not in GENERATED:
            found += [(where, hit[0]) for hit in naming.finditer(path.read_text("utf-8"))]
    assert found == []
