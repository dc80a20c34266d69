"""What has changed between two views of one audience, so that a move is told without what stays."""

from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple, replace

from stellwerk.wire.tables import Moved, Perspective

Changes = dict[str, Any]


class NotTold(Exception):
    """The change cannot be told as changed fields: something is no longer there."""


def changed_since(known: list[Perspective], moved: Moved) -> Moved:
    """What a move has changed for a client that knows these perspectives; NotTold if it has to be told as a whole."""
    if [each.seat for each in known] != [each.seat for each in moved.perspectives]:
        raise NotTold
    pairs = zip(known, moved.perspectives, strict=True)
    return replace(moved, perspectives=[_changed_perspective(before, after) for before, after in pairs])


def _changed_perspective(before: Perspective, after: Perspective) -> Perspective:
    view, insights = changed_fields(before.view, after.view), changed_fields(before.insights, after.insights)
    return replace(after, view=view, insights=insights)


def changed_fields(before: Struct, after: Struct) -> Changes:
    """The fields that differ, by name; `name/key` is an element of a list or an entry of an object."""
    if type(before) is not type(after):
        raise NotTold
    found: Changes = {}
    for name, old, new in zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True):
        if new is not old and new != old:
            found |= _changed_value(name, old, new)
    return found


def _changed_value(name: str, old: object, new: object) -> Changes:
    """The change of one field: its elements that differ, where all others have kept their places, else all of it."""
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        return {f"{name}/{at}": value for at, value in enumerate(new) if value != old[at]}
    if isinstance(new, dict) and isinstance(old, dict) and new.keys() >= old.keys() and _has_names(new):
        return {f"{name}/{key}": value for key, value in new.items() if key not in old or value != old[key]}
    if new is UNSET:
        raise NotTold
    return {name: new}


def _has_names(value: dict[Any, object]) -> bool:
    return all(isinstance(key, str) for key in value)
