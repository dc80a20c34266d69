"""The page about features names places and tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/features.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (C?\d+) \| ([^|]+) \| (\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
NONE = "–"


def rows() -> list[tuple[str, ...]]:
    return [tuple(part.strip("` ") for part in found) for found in ROW.findall(PAGE)]


def test_the_page_has_all_72_rows_and_the_twelve() -> None:
    assert [row[0] for row in rows()] == [*map(str, range(1, 73)), *(f"C{number}" for number in range(1, 13))]
    assert {row[2] for row in rows()} <= {"yes", "partly", "no"}


def test_named_code_and_tests_exist() -> None:
    code = {row[4] for row in rows()} - {NONE}
    tests = {row[5] for row in rows()} - {NONE}
    assert [name for name in code if not (ROOT / "src/stellwerk" / name).exists()] == []
    assert [name for name in tests if not (ROOT / name).is_file()] == []


def test_what_is_here_has_a_test_and_what_is_not_has_none() -> None:
    for number, _, verdict, _, _, test in rows():
        assert (test == NONE) == (verdict == "no"), number
