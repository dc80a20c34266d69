"""A game as one file: `*.stellwerk.json`."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.errors import BrokenRecord
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.proof import Proof
from stellwerk.kernel.refusal import INPUT, RESULT

FORMAT = "stellwerk/1"


class RecordError(BrokenRecord):
    """A file that is no record; `begun` is the record before the fault, which can still be judged."""

    def __init__(self, message: str, index: int | None = None, clause: str = INPUT) -> None:
        super().__init__(message, index, clause)
        self.args = (message, index, clause)  # what a copy in another process is made of
        self.begun: Record | None = None


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    reason: str


class Record(Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to replay a game anywhere."""

    format: str = FORMAT
    game: str
    rules: str
    seats: list[str]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    log: list[Entry]
    result: Result | UnsetType | None = UNSET
    ended: Literal["agreement"] | UnsetType = UNSET
    proof: Proof | None = None


class _Head(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record as it stands in the file, its log not yet read."""

    format: str
    game: str
    rules: str
    seats: list[str]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    log: list[Any]
    result: Any = UNSET
    ended: Literal["agreement"] | UnsetType = UNSET
    proof: Proof | None = None


_KINDS: dict[str, Any] = {"chance": ChanceEntry, "do": Decision, "undo": Undo, "table": TableEntry}


def read_entry(raw: Any, index: int) -> Entry:
    """One entry of a log, told apart by its key."""
    if not isinstance(raw, dict):
        raise RecordError("an entry of the log must be an object", index)
    for key, kind in _KINDS.items():
        if key in raw:
            try:
                return msgspec.convert(raw, kind)  # type: ignore[no-any-return]
            except msgspec.ValidationError as error:
                raise RecordError(str(error), index) from None
    if "position" in raw:
        raise RecordError("a game goes on by the rules it began with: no entry can change its position", index)
    raise RecordError("an entry needs one of " + ", ".join(_KINDS), index)


def read_record(text: bytes | str) -> Record:
    """Read a record; RecordError says what is wrong with it, the first fault first."""
    try:
        head = msgspec.json.decode(text, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(str(error)) from None
    if head.format != FORMAT:
        raise RecordError(f"format is {head.format!r}, this program reads {FORMAT!r}")
    fields = {name: getattr(head, name) for name in head.__struct_fields__ if name not in ("log", "result")}
    record = Record(log=[], **fields)
    try:
        for index, raw in enumerate(head.log):
            record.log.append(read_entry(raw, index))
        record.result = _read_result(head.result, len(head.log))
    except RecordError as error:
        error.begun = record
        raise
    return record


def _read_result(raw: Any, index: int) -> Result | UnsetType | None:
    if raw is UNSET or raw is None:
        return raw
    try:
        return msgspec.convert(raw, Result)
    except msgspec.ValidationError as error:
        raise RecordError(f"the stored result is none: {error}", index, RESULT) from None


def write_record(record: Record) -> bytes:
    """The file of a record: one object, one line per entry of the log."""
    log = record.log
    head = msgspec.json.encode(msgspec.structs.replace(record, log=[]))
    rows = b",\n  ".join(msgspec.json.encode(entry) for entry in log)
    return head.replace(b'"log":[]', b'"log":[\n  ' + rows + b"]" if log else b'"log":[]', 1) + b"\n"


def result_of(outcome: Outcome) -> Result:
    """The result as a record keeps it."""
    return Result(outcome.scores, outcome.places, outcome.reason)
