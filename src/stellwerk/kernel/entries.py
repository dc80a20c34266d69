"""The entries of a log: the truth about a table."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class ChanceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome of chance."""

    chance: str
    value: Any


class Decision(Struct, frozen=True, forbid_unknown_fields=True, rename={"note": "with"}):
    """A seat's choice; `with` is a note of the client, revealed with the decision."""

    seat: int
    do: str | None  # null where an export hides it
    at: str | UnsetType = UNSET
    note: str | UnsetType = UNSET


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes back the last `undo` decisions that still count, with their chance; never undone itself."""

    undo: int
    by: int
    at: str | UnsetType = UNSET


class TableEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about the table, not the game: replaying skips it."""

    table: Literal["seat", "time", "away", "draft", "forced", "end", "hint", "pause", "resume"]  # last two: unused
    seat: int | UnsetType = UNSET
    by: str | UnsetType = UNSET
    at: str | UnsetType = UNSET


HANDS = ("seat", "time", "away")
"""Kinds of TableEntry from which on another hand plays a seat."""

Entry = ChanceEntry | Decision | Undo | TableEntry
