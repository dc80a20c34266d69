"""Golden records of all games: every line is judged again and leads to the same result."""

from pathlib import Path

import pytest

from stellwerk.kernel.entries import Undo
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.game import Game
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import result_of, write_record
from stellwerk.kernel.registry import all_games
from tests.games.golden import files, record, records

every_record = pytest.mark.parametrize("file", files(), ids=lambda file: file.name.partition(".")[0])


@every_record
def test_a_golden_record_replays_to_its_result(file: Path) -> None:
    """Judged by the clauses, played by the fast rules."""
    stored = record(file)
    fold = judge(stored)
    assert isinstance(fold, Fold), fold
    assert fold.state is not None
    outcome = fold.state.outcome()
    assert outcome is not None
    assert result_of(outcome) == stored.result


@every_record
def test_a_golden_record_is_written_as_it_was_read(file: Path) -> None:
    assert write_record(record(file)) == file.read_bytes()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.meta.id)
def test_the_golden_records_cover_ends_tables_and_undo(game: Game) -> None:
    """At least five; every kind of ending, the smallest and the largest table, decisions taken back."""
    stored = records(game.meta.id)
    assert len(stored) >= 5
    assert {one.result.reason for one in stored if one.result} == set(game.meta.reasons)
    assert {game.meta.least_seats, game.meta.most_seats} <= {len(one.seats) for one in stored}
    assert any(isinstance(entry, Undo) for one in stored for entry in one.log)
