"""Records: read, write, judge."""

import msgspec
import pytest

from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.record import Record, RecordError, Result, read_record, write_record

HEAD = {"format": "stellwerk/1", "game": "toy", "rules": "1.0", "seats": ["A", "B"], "log": []}


def text(**changes: object) -> bytes:
    return msgspec.json.encode({**HEAD, **changes})


def test_a_record_survives_writing_and_reading() -> None:
    log: list[Entry] = [
        Decision(0, "bid:1", "2026-01-01T00:00:00Z"),
        ChanceEntry("die", 2),
        Undo(1, 0),
        TableEntry("pause", seat=1),
    ]
    record = Record(game="toy", rules="1.0", seats=["A", "„B“"], log=log, result=Result([1, 2], [2, 1], "rounds"))
    assert read_record(write_record(record)) == record
    assert read_record(write_record(Record(game="toy", rules="1.0", seats=[], log=[]))).log == []


@pytest.mark.parametrize(
    ("faulty", "index"),
    [
        (b"not json", None),
        (b"\xff\xfe", None),
        (b"[]", None),
        (text(format="stellwerk/2"), None),
        (text(surplus=1), None),
        (text(seats="AB"), None),
        (text(log=[{"seat": 0, "do": "bid:1"}, 7]), 1),
        (text(log=[{"seat": True, "do": "bid:1"}]), 0),
        (text(log=[{"seat": 0, "do": "bid:1", "surplus": 1}]), 0),
        (text(log=[{"seat": 0}]), 0),
        (text(log=[{"undo": "1", "by": 0}]), 0),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_its_place(faulty: bytes, index: int | None) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(faulty)
    assert caught.value.index == index
