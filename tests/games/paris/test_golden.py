"""What the golden records of Paris Connection cover; they are replayed by tests/games/test_golden.py."""

from stellwerk.games.paris import GAME
from tests.games.golden import records


def test_the_golden_records_cover_options_and_tables() -> None:
    """Options switched on, every number of players; all kinds of ending (PAR-9.7)."""
    stored = records("paris")
    assert {len(one.seats) for one in stored} == {3, 4, 5, 6}
    switched = {name for one in stored for name in one.options}
    assert {"cut_off", "open_hands", "fixed_starts", "start_player", "board", "no_ledger"} <= switched


def test_the_golden_records_cover_every_version_of_the_rules() -> None:
    """Each with a stalemate, which is what they differ in (PAR-9.8)."""
    stored = records("paris")
    stalled = {one.rules for one in stored if one.result and one.result.reason == "stalemate"}
    assert stalled == {one.rules for one in stored} == set(GAME.meta.versions)
