"""Reading: from rows of the database to TableRow and LogRow."""

from collections.abc import Mapping
from typing import Any

import msgspec

from stellwerk.kernel.proof import Proof
from stellwerk.kernel.record import read_entry
from stellwerk.server.model.table_row import Chair, LogRow, Origin, Proposal, TableRow
from stellwerk.server.model.time_control import Clocks, Deadline, TimeControl

JSON_COLUMNS: dict[str, Any] = {
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
    "removed": list[str],
}
"""What is kept as JSON, and its type."""
TABLE_COLUMNS = tuple(name for name in TableRow.__struct_fields__ if name not in ("id", "chairs"))


def table_row_of(row: Mapping[Any, Any], chairs: list[Any]) -> TableRow:
    """The TableRow of a row of the database and the rows of its chairs, in the order of the seats."""
    fields = {name: row[name] for name in ("id", *TABLE_COLUMNS)}
    for name, kind in JSON_COLUMNS.items():
        fields[name] = None if fields[name] is None else msgspec.json.decode(fields[name], type=kind)
    names = Chair.__struct_fields__
    return TableRow(**fields, chairs=tuple(Chair(**{name: chair[name] for name in names}) for chair in chairs))


def origin_of(text: str) -> Origin:
    """The Origin of a table from the JSON text of its column."""
    return msgspec.json.decode(text, type=Origin)


def log_rows(found: list[Any]) -> list[LogRow]:
    """Entries as they were stored, in order: (entry, turn, author). Decoded together, which is faster."""
    raw = msgspec.json.decode("[" + ",".join(entry for entry, _, _ in found) + "]")
    return [LogRow(read_entry(raw[index], index), turn, author) for index, (_, turn, author) in enumerate(found)]
