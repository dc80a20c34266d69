"""Golden records: every line is judged again and leads to the same result."""

from pathlib import Path

import pytest

from stellwerk.kernel.entries import ChanceEntry, Undo
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import Record, read_record, result_of, write_record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.stellwerk.json"))


def record(file: Path) -> Record:
    return read_record(file.read_bytes())


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.partition(".")[0])
def test_a_golden_record_replays_to_its_result(file: Path) -> None:
    """Judged by the clauses, played by the fast rules."""
    stored = record(file)
    fold = judge(stored)
    assert isinstance(fold, Fold), fold
    assert fold.state is not None
    outcome = fold.state.outcome()
    assert outcome is not None
    assert result_of(outcome) == stored.result


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.partition(".")[0])
def test_a_golden_record_is_written_as_it_was_read(file: Path) -> None:
    assert write_record(record(file)) == file.read_bytes()


def test_the_golden_records_cover_ends_options_tables_and_undo() -> None:
    """KW-5.9, KW-5.10, KW-5.12: every ending; every option, every number of players, reshuffles, undo (KW-V1.6)."""
    records = [record(file) for file in GOLDEN]
    assert len(records) >= 5
    assert {stored.result.reason for stored in records if stored.result} == {"market", "buyer_track", "turn_limit"}
    assert {len(stored.seats) for stored in records} == {2, 3, 4}
    assert {name for stored in records for name in stored.options} == {"special_tiles", "exact_level", "open_money"}
    entries = [entry for stored in records for entry in stored.log]
    assert {entry.chance for entry in entries if isinstance(entry, ChanceEntry)} == {
        *("single_tiles", "double_tiles", "player_order", "deck", "start_tiles", "special_stack"),
        *("reshuffle", "special_reshuffle"),
    }
    assert any(isinstance(entry, Undo) for entry in entries)
