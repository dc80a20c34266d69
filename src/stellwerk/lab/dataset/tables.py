"""The same games as a table for questions: one row per game, in Parquet."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from stellwerk.extras import needs
from stellwerk.kernel.entries import ChanceEntry, Decision
from stellwerk.kernel.record import Record, Result, read_record
from stellwerk.kernel.replay import undone

COLUMNS: Final[dict[str, tuple[str, str]]] = {
    "index": ("BIGINT", "number of the game in this dataset, from 0"),
    "game": ("VARCHAR", "id of the game"),
    "rules": ("VARCHAR", "version of the rules"),
    "seats": ("VARCHAR[]", "who plays, by seat: `bot:greedy`, or a number instead of a name (`player 1`)"),
    "day": ("VARCHAR", "day on which the game ended (UTC), empty in a series of bots"),
    "options": ("VARCHAR", "options that differ from the usual ones, as JSON"),
    "scores": ("INTEGER[]", "points by seat"),
    "places": ("INTEGER[]", "places by seat; equals share the better one"),
    "reason": ("VARCHAR", "how the game ended"),
    "movers": ("TINYINT[]", "the seats of the decisions, in order, without those that were taken back"),
    "moves": ("VARCHAR[]", "the same decisions in notation"),
    "chance": ("VARCHAR[]", "what chance brought, in order, as JSON, without what was taken back"),
}
"""Columns with their type and meaning."""


def write_parquet(lines: Path, target: Path) -> None:
    """Write the table of a file of records; the same bytes whenever it is written by the same DuckDB."""
    with needs("data"):
        import duckdb
    beside = target.with_name(f"{target.name}.rows")
    try:
        with beside.open("wb") as file:
            file.writelines(msgspec.json.encode(row) + b"\n" for row in rows(lines))
        columns = ", ".join(f"'{name}': '{kind}'" for name, (kind, _) in COLUMNS.items())
        source = f"read_json(?, format = 'newline_delimited', columns = {{{columns}}}, maximum_object_size = 67108864)"
        with duckdb.connect(config={"threads": 1}) as database:
            database.execute(
                f"COPY (SELECT * FROM {source}) TO '{_quoted(target)}' (FORMAT parquet, COMPRESSION zstd)",
                [str(beside)],
            )
    finally:
        beside.unlink(missing_ok=True)


def rows(lines: Path) -> Iterator[dict[str, Any]]:
    """One row per record of a file."""
    with lines.open("rb") as file:
        for index, line in enumerate(file):
            yield _row(index, read_record(line))


def _row(index: int, record: Record) -> dict[str, Any]:
    gone = undone(record.log)
    counting = [entry for number, entry in enumerate(record.log) if number not in gone]
    decisions = [entry for entry in counting if isinstance(entry, Decision)]
    chance = [entry for entry in counting if isinstance(entry, ChanceEntry)]
    assert isinstance(record.result, Result)
    return {
        "index": index,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "day": next((entry.at[:10] for entry in reversed(decisions) if entry.at), None),
        "options": msgspec.json.encode(record.options).decode(),
        "scores": record.result.scores,
        "places": record.result.places,
        "reason": record.result.reason,
        "movers": [entry.seat for entry in decisions],
        "moves": [entry.do for entry in decisions],
        "chance": [msgspec.json.encode(entry).decode() for entry in chance],
    }


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")
