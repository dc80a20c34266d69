"""Golden records: every line is judged again and leads to the same result."""

from pathlib import Path

import pytest

from stellwerk.games.fracht import GAME
from stellwerk.kernel.entries import Decision, Undo
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


def test_the_golden_records_cover_ends_options_tables_verbs_and_undo() -> None:
    """Every kind of ending, every option, the smallest and the largest table, every verb (FRA-9.1, FRA-9.7)."""
    records = [record(file) for file in GOLDEN]
    assert len(records) >= 5
    assert {stored.result.reason for stored in records if stored.result} == set(GAME.meta.reasons)
    assert {len(stored.seats) for stored in records} == {2, 3, 4}
    assert {name for stored in records for name in stored.options} == {option.name for option in GAME.meta.options}
    entries = [entry for stored in records for entry in stored.log]
    verbs = {entry.do.partition(":")[0] for entry in entries if isinstance(entry, Decision) and entry.do}
    wanted = "build couple uncouple drive redraw end at rotate go off stop branch discard"
    assert verbs == set(wanted.split())
    assert any(isinstance(entry, Undo) for entry in entries)
