"""Position of any game as text: its picture, if the game has one, and the fields of its view."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec

from stellwerk.kernel.game import Game
from stellwerk.kernel.message import Message
from stellwerk.kernel.view import View
from stellwerk.words.words import Words

WIDE = 100
"""A value that is longer is printed item by item."""


class Picture(Protocol):
    """The file `picture.py` of a game's package, if it has one: it draws a view as plain text."""

    SHOWN: frozenset[str]  # fields that the picture shows already
    LEGEND: str  # the message that explains its signs

    def picture(self, view: Any) -> list[str]: ...


def picture_module(game: Game) -> Picture | None:
    """Module `picture` of a game; None if it has none."""
    name = f"{type(game).__module__}.picture"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the game is a single file
        return None
    return None if found is None else cast(Picture, import_module(name))


def picture_of(game: Game, view: View, words: Words) -> list[str]:
    """Lines of the picture and its legend; none if the game has no picture."""
    drawing = picture_module(game)
    return [] if drawing is None else [*drawing.picture(view), "", words.say(drawing.LEGEND)]


def readable(game: Game, view: View, words: Words) -> list[str]:
    """Lines of the picture, then of the view field by field."""
    drawing = picture_module(game)
    lines = picture_of(game, view, words)
    for name in view.__struct_fields__:
        if drawing is None or name not in drawing.SHOWN:
            value = getattr(view, name)
            plain = words.text(value) if isinstance(value, Message) else msgspec.to_builtins(value)
            lines += _field(name.replace("_", " "), plain)
    return lines


def _field(name: str, value: Any) -> Iterator[str]:
    short = _short(value)
    if len(short) <= WIDE:
        yield f"{name}: {short}"
        return
    yield f"{name}:"
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        yield f"  {key}: {_short(item)}"


def _short(value: Any) -> str:
    """One line of text for any JSON value."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple | dict) for item in value)
        return ("; " if nested else " ").join(map(_short, value)) or "–"
    return str(value)
