"""Open data: the records as lines and as a table, whole, checked, and the same from one process and two."""

import hashlib
import io
import sys
from pathlib import Path

import duckdb
import msgspec
import pytest
import zstandard

from stellwerk.kernel.entries import Decision, Undo
from stellwerk.kernel.errors import BrokenRecord, MissingExtra, WrongCheckpoint, WrongSetup
from stellwerk.kernel.record import Record, read_record
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.dataset import lines
from stellwerk.lab.dataset.tables import rows
from stellwerk.lab.dataset.write import FILES, write_dataset
from stellwerk.lab.farm.grow import ALONE, Farm
from stellwerk.lab.farm.processes import Processes
from stellwerk.lab.simulate import settled
from stellwerk.reading import judged_record
from stellwerk.record import Record as StoredRecord
from tests.cli.conftest import Run, run  # noqa: F401

PARIS = installed_game("paris")
SETTING = settled(PARIS, ["random", "greedy"], 3, {"board": "board_mini"}, 4)


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def records(folder: Path) -> list[Record]:
    with zstandard.open(folder / "games.jsonl.zst", "rb") as packed:
        return [read_record(line) for line in io.BufferedReader(packed)]  # type: ignore[arg-type]


def test_a_dataset_has_every_game_as_a_record_that_stands_and_as_a_row(tmp_path: Path) -> None:
    folder = write_dataset(PARIS, SETTING, 5, tmp_path / "data")
    assert set(content(folder)) == {*FILES, "checksums.txt"}
    found = records(folder)
    assert len(found) == 5 and found[0].seats == ["bot:random@1", "bot:greedy@1", "bot:random@1"]
    for record in found:
        assert judged_record(PARIS, StoredRecord.of(record)).state is not None
    table = duckdb.sql(
        f"SELECT index, places, moves, movers FROM '{folder / 'games.parquet'}' ORDER BY index"
    ).fetchall()
    for record, (index, places, moves, movers) in zip(found, table, strict=True):
        decisions = [entry for entry in record.log if isinstance(entry, Decision)]
        assert record is found[index] and places == record.result.places  # type: ignore[union-attr]
        assert moves == [entry.do for entry in decisions] and movers == [entry.seat for entry in decisions]


def test_a_row_has_no_decisions_that_were_taken_back(tmp_path: Path) -> None:
    (record,) = records(write_dataset(PARIS, SETTING, 1, tmp_path / "data"))
    first = next(number for number, entry in enumerate(record.log) if isinstance(entry, Decision))
    decision = record.log[first]
    assert isinstance(decision, Decision)
    log = [*record.log[: first + 1], Undo(1, decision.seat), *record.log[first:]]
    for name, each in (("plain", record), ("undone", msgspec.structs.replace(record, log=log))):
        (tmp_path / name).write_bytes(msgspec.json.encode(each) + b"\n")
    assert list(rows(tmp_path / "undone")) == list(rows(tmp_path / "plain"))


def test_checksums_schema_licence_and_card_fit_the_files(tmp_path: Path) -> None:
    folder = write_dataset(PARIS, SETTING, 2, tmp_path / "data")
    for line in (folder / "checksums.txt").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    schema = msgspec.json.decode((folder / "schema.json").read_bytes())
    described = duckdb.sql(f"DESCRIBE SELECT * FROM '{folder / 'games.parquet'}'").fetchall()
    assert [(each["name"], each["type"]) for each in schema["columns"]] == [row[:2] for row in described]
    card = (folder / "README.md").read_text()
    assert "CC0-1.0" in card and "# 2 games of paris" in card and "`random`, `greedy`" in card


def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    one = write_dataset(PARIS, SETTING, 8, tmp_path / "one", ALONE)
    two = write_dataset(PARIS, SETTING, 8, tmp_path / "two", Farm(Processes(2)))
    assert content(one) == content(two)


def test_an_interrupted_dataset_goes_on_and_what_was_half_written_is_written_again(tmp_path: Path) -> None:
    whole = content(write_dataset(PARIS, SETTING, 6, tmp_path / "whole"))
    folder, resume = tmp_path / "parts", tmp_path / "resume.json"
    write_dataset(PARIS, SETTING, 3, folder, Farm(resume=resume))
    kept = b"".join(msgspec.json.encode(record) + b"\n" for record in records(folder))
    for file in folder.iterdir():
        file.unlink()
    (folder / "games.jsonl").write_bytes(kept + b'{"format": "half')
    write_dataset(PARIS, SETTING, 6, folder, Farm(resume=resume))
    assert content(folder) == whole


def test_a_checkpoint_without_its_lines_is_refused(tmp_path: Path) -> None:
    resume = tmp_path / "resume.json"
    write_dataset(PARIS, SETTING, 2, tmp_path / "data", Farm(resume=resume))
    (tmp_path / "data" / "checksums.txt").unlink()
    with pytest.raises(WrongCheckpoint, match="is missing or cut"):
        write_dataset(PARIS, SETTING, 4, tmp_path / "data", Farm(resume=resume))


def test_a_checkpoint_of_another_folder_is_refused(tmp_path: Path) -> None:
    resume = tmp_path / "resume.json"
    write_dataset(PARIS, SETTING, 1, tmp_path / "data", Farm(resume=resume))
    with pytest.raises(WrongCheckpoint, match="belongs to"):
        write_dataset(PARIS, SETTING, 2, tmp_path / "other", Farm(resume=resume))


def test_a_game_that_the_rules_do_not_bear_out_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = lines.record_index

    def forged(*arguments: object) -> object:
        row, record = played(*arguments)  # type: ignore[arg-type]
        return row, msgspec.structs.replace(record, log=record.log[:-1])

    monkeypatch.setattr(lines, "record_index", forged)
    with pytest.raises(BrokenRecord):
        write_dataset(PARIS, SETTING, 1, tmp_path / "data")
    assert not (tmp_path / "data" / "checksums.txt").exists()


def test_a_folder_with_a_dataset_is_left_alone(tmp_path: Path) -> None:
    folder = write_dataset(PARIS, SETTING, 1, tmp_path / "data")
    before = content(folder)
    with pytest.raises(WrongSetup, match="has a dataset already"):
        write_dataset(PARIS, SETTING, 2, folder)
    assert content(folder) == before


def test_a_missing_package_is_named_with_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(MissingExtra, match=r"stellwerk\[data\]"):
        write_dataset(PARIS, SETTING, 1, tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_the_command_writes_a_dataset(run: Run, tmp_path: Path) -> None:  # noqa: F811
    ran = run("lab", "dataset", "paris", "--games", 2, "--seats", 3, "--out", tmp_path / "data")
    assert ran.code == 0 and "2 games of paris are in" in ran.out and len(records(tmp_path / "data")) == 2
    assert run("lab", "dataset", "paris", "--games", 2, "--out", tmp_path / "data").code == 2
