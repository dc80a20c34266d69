"""What the golden records of Kraftwagen cover; they are replayed by tests/games/test_golden.py."""

from stellwerk.kernel.entries import ChanceEntry
from tests.games.golden import records


def test_the_golden_records_cover_options_tables_and_chance() -> None:
    """Every option and number of players, reshuffles (KW-V1.6); all endings (KW-5.9, KW-5.10, KW-5.12)."""
    stored = records("kraftwagen")
    assert {len(one.seats) for one in stored} == {2, 3, 4}
    assert {name for one in stored for name in one.options} == {"special_tiles", "exact_level", "open_money"}
    events = {entry.chance for one in stored for entry in one.log if isinstance(entry, ChanceEntry)}
    assert events == {
        *("single_tiles", "double_tiles", "player_order", "deck", "start_tiles", "special_stack"),
        *("reshuffle", "special_reshuffle"),
    }
