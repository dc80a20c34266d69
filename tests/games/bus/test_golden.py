"""What the golden records of Bus cover; they are replayed by tests/games/test_golden.py."""

from stellwerk.games.bus import GAME
from stellwerk.kernel.entries import Decision
from tests.games.golden import records


def test_the_golden_records_cover_options_tables_and_verbs() -> None:
    """Every option, every number of players, every verb; all kinds of ending (BUS-13.1, BUS-13.2, BUS-13.3)."""
    stored = records("bus")
    assert {len(one.seats) for one in stored} == {3, 4, 5}
    assert {name for one in stored for name in one.options} == {option.name for option in GAME.meta.options}
    verbs = {entry.do.split(":")[0] for one in stored for entry in one.log if isinstance(entry, Decision) and entry.do}
    assert verbs == {"build", "first", "extend", "heads", "place", "pass", "arrive", "clock", "ride"}
