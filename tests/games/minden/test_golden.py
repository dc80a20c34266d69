"""What the golden records of Finden Sie Minden cover; they are replayed by tests/games/test_golden.py."""

from stellwerk.games.minden import GAME
from tests.games.golden import records


def test_the_golden_records_cover_options_and_tables() -> None:
    """Every value of every option, every number of players; both endings (MIN-9.1, MIN-9.4)."""
    stored = records("minden")
    assert {len(one.seats) for one in stored} == {2, 3, 4, 5}
    switched = {(name, value) for one in stored for name, value in one.options.items()}
    assert {(option.name, value) for option in GAME.meta.options for value in option.values} <= switched
