"""The page about features names places and tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/features.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (C?\d+) \| ([^|]+) \| (\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
NONE = "–"
NOBODY_IS_STUCK = ("1", "17", "20", "24", "28", "40", "42", "47", "51", "56", "62", "70", "C11")
"""Rows of the table among people, the host's page and playing by text: each names the very test."""
ISSUES = (
    "Coming back: people, ratings, reminders, small tournaments",
    "The laboratory: learn, test, balance and publish, on one core or on a cluster",
    "Bots worth playing against: learned, graded, honest, and able to say why",
    "You see what happens, and you learn by playing: the client, second edition",
)


def rows() -> list[tuple[str, ...]]:
    return [tuple(part.strip("` ") for part in found) for found in ROW.findall(PAGE)]


def test_the_page_has_all_72_rows_and_the_twelve() -> None:
    assert [row[0] for row in rows()] == [*map(str, range(1, 73)), *(f"C{number}" for number in range(1, 13))]
    assert {row[2] for row in rows()} <= {"yes", "partly", "no"}


def test_named_code_and_tests_exist() -> None:
    code = {row[4] for row in rows()} - {NONE}
    tests = {row[5] for row in rows()} - {NONE}
    assert [name for name in code if not (ROOT / "src/stellwerk" / name).exists()] == []
    assert [name for name in tests if not is_test(name)] == []


def is_test(name: str) -> bool:
    """Whether there is such a file of tests, and in it the function if one is named."""
    path, _, function = name.partition("::")
    file = ROOT / path
    return file.is_file() and (not function or f"def {function}(" in file.read_text(encoding="utf-8"))


def test_what_is_not_here_names_the_issue_that_brings_it() -> None:
    for number, _, verdict, where, _, _ in rows():
        assert verdict == "yes" or any(f'"{issue}"' in where for issue in ISSUES), number
        assert "planned" not in where, number


def test_nobody_is_stuck_nobody_is_surprised() -> None:
    found = {row[0]: row for row in rows()}
    for number in NOBODY_IS_STUCK:
        assert found[number][2] == "yes" and "::test_" in found[number][5], number
        assert NONE not in found[number][3:], number


def test_what_is_here_has_a_test_and_what_is_not_has_none() -> None:
    for number, _, verdict, _, _, test in rows():
        assert (test == NONE) == (verdict == "no"), number
