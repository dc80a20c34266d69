"""A position as text, for any game: its picture, if it has one, and the fields of its view."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec

from stellwerk.kernel.game import Game
from stellwerk.kernel.message import Message
from stellwerk.kernel.view import View

WIDE = 100
"""A value longer than this is told item by item."""

Speaker = Callable[[Message], str]
"""Turns a message into a sentence of some language."""


class Picture(Protocol):
    """The file `picture.py` of a game's package, if it has one: it draws a view as plain text."""

    SHOWN: frozenset[str]  # fields that need not be told beside the picture
    LEGEND: str  # the message that explains its signs

    def picture(self, view: Any) -> list[str]: ...


def picture_module(game: Game) -> Picture | None:
    """The drawing that a game brings along."""
    name = f"{type(game).__module__}.picture"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the game is a single file
        return None
    return None if found is None else cast(Picture, import_module(name))


def picture_of(game: Game, view: View, speaker: Speaker | None = None) -> list[str]:
    """The picture, with its legend where there are words; nothing where a game has none."""
    drawing = picture_module(game)
    if drawing is None:
        return []
    legend = [] if speaker is None else ["", speaker(Message(drawing.LEGEND))]
    return [*drawing.picture(view), *legend]


def readable(game: Game, view: View, speaker: Speaker | None = None) -> list[str]:
    """The picture, then the view field by field; messages become sentences, or are named where there are no words."""
    drawing = picture_module(game)
    lines = picture_of(game, view, speaker)
    for name in view.__struct_fields__:
        if drawing is None or name not in drawing.SHOWN:
            value = getattr(view, name)
            plain = (speaker or _named)(value) if isinstance(value, Message) else msgspec.to_builtins(value)
            lines += _field(name.replace("_", " "), plain)
    return lines


def _named(message: Message) -> str:
    """A message without words: its id and its arguments."""
    return " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())])


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
