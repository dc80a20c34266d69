"""Every clause of the specification has a test, and the game's page tells which."""

import re
from pathlib import Path

import pytest

from stellwerk.games.paris import GAME
from tests import clause_index

RULES = Path(__file__).parents[3] / "docs" / "rules" / "paris.md"


def test_the_game_knows_every_clause_of_the_specification() -> None:
    """Clauses are printed bold there: **PAR-1.1**, **PAR-V1 `fixed_starts`**."""
    written = re.findall(r"^- \*\*(PAR-[V0-9.]+[0-9])\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert written == GAME.meta.clauses


@pytest.mark.parametrize("clause", GAME.meta.clauses)
def test_a_clause_is_cited_by_a_test(clause: str) -> None:
    assert clause in clause_index.cited("paris"), f"no test cites {clause} in its docstring"


def test_tests_cite_only_clauses_that_exist() -> None:
    assert set(clause_index.cited("paris")) <= set(GAME.meta.clauses)


@pytest.mark.parametrize("number", range(1, 29))
def test_every_worked_example_is_a_test(number: int) -> None:
    names = [name for tests in clause_index.cited("paris").values() for name in tests]
    assert any(f"::test_example_{number}_" in name for name in names)


def test_the_page_of_the_game_has_the_table() -> None:
    """Made by `python -m tests.clause_index paris --write`."""
    assert clause_index.table_of_page("paris") == clause_index.table("paris")
