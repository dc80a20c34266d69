"""Between rows of the database and the domain's structs."""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

import msgspec

from stellwerk.kernel.proof import Proof
from stellwerk.kernel.record import read_entry
from stellwerk.server.model.table_row import Chair, Change, LogRow, Origin, Proposal, Request, TableRow
from stellwerk.server.model.time_control import Clocks, Deadline, TimeControl

_JSON: dict[str, Any] = {
    "options": dict[str, Any],
    "places": list[int],
    "earlier": list[int],
    "time": TimeControl,
    "clocks": Clocks,
    "proposal": Proposal,
    "settings": dict[str, Any],
    "deadline": Deadline,
    "origin": Origin,
    "proof": Proof,
}
"""What is kept as JSON, and its type."""
EntryRow = tuple[str, int, str, int, str | None]
RequestRow = tuple[str, int, str, str, int]
SHEET = tuple(name for name in TableRow.__struct_fields__ if name not in ("id", "chairs"))
_values = attrgetter(*SHEET)
_UNKNOWN = (object(),) * len(SHEET)


def table_columns(table_row: TableRow, before: TableRow | None = None) -> dict[str, Any]:
    """A sheet without id and chairs as a row; with the one before only what has changed since."""
    known = _UNKNOWN if before is None else _values(before)
    fields = zip(SHEET, _values(table_row), known, strict=True)
    return {name: _column(name, value) for name, value, old in fields if value is not old and value != old}


def _column(name: str, value: Any) -> Any:
    return value if value is None or name not in _JSON else _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_row_of(row: Mapping[Any, Any], chairs: list[Any]) -> TableRow:
    """The sheet of a row and the rows of its chairs, in the order of the seats."""
    fields = {name: row[name] for name in ("id", *SHEET)}
    for name, kind in _JSON.items():
        fields[name] = None if fields[name] is None else msgspec.json.decode(fields[name], type=kind)
    names = Chair.__struct_fields__
    return TableRow(**fields, chairs=tuple(Chair(**{name: chair[name] for name in names}) for chair in chairs))


def origin_of(text: str) -> Origin:
    """The Origin of a table from the JSON text of its column."""
    return msgspec.json.decode(text, type=Origin)


def chair_rows(table_row: TableRow) -> list[dict[str, Any]]:
    """The chairs of a table as rows."""
    return [
        {"table": table_row.id, "seat": seat, **{name: getattr(chair, name) for name in Chair.__struct_fields__}}
        for seat, chair in enumerate(table_row.chairs)
    ]


def entry_rows(change: Change) -> list[EntryRow]:
    """New entries as rows, in the order of the columns; the sheet counts them already."""
    first = change.row.number - len(change.log_rows)
    return [
        (change.row.id, number, msgspec.json.encode(row.entry).decode(), row.turn, row.author)
        for number, row in enumerate(change.log_rows, start=first)
    ]


def request_row(table: str, asked: Request) -> RequestRow:
    """A request as a row, in the order of the columns."""
    return table, asked.seat, asked.id, asked.done.content, asked.done.number


def log_rows(found: list[Any]) -> list[LogRow]:
    """Entries as they were stored, in order: (entry, turn, author). Decoded together, which is faster."""
    raw = msgspec.json.decode("[" + ",".join(entry for entry, _, _ in found) + "]")
    return [LogRow(read_entry(raw[index], index), turn, author) for index, (_, turn, author) in enumerate(found)]
