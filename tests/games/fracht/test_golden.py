"""What the golden records of Frachtexpress cover; they are replayed by tests/games/test_golden.py."""

from stellwerk.games.fracht import GAME
from stellwerk.kernel.entries import Decision
from tests.games.golden import records

VERBS = "build couple uncouple drive redraw end at rotate go off stop branch discard"


def test_the_golden_records_cover_options_tables_and_verbs() -> None:
    """Every option, every number of players, every verb; both endings (FRA-9.1, FRA-9.7)."""
    stored = records("fracht")
    assert {len(one.seats) for one in stored} == {2, 3, 4}
    assert {name for one in stored for name in one.options} == {option.name for option in GAME.meta.options}
    decisions = [entry for one in stored for entry in one.log if isinstance(entry, Decision)]
    assert {entry.do.partition(":")[0] for entry in decisions if entry.do} == set(VERBS.split())
