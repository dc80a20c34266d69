"""A position as text, for any game: its picture, if it has one, and the fields of its view."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from stellwerk.kernel.capabilities import Pictured
from stellwerk.kernel.game import Game
from stellwerk.kernel.message import Message
from stellwerk.kernel.view import View

WIDE = 100
"""A value longer than this is told item by item."""

Speaker = Callable[[Message], str]
"""Turns a message into a sentence of some language."""


def picture_of(game: Game, view: View, speaker: Speaker | None = None) -> list[str]:
    """The picture, with its legend where there are words; nothing where a game has none."""
    if not isinstance(game, Pictured):
        return []
    legend = [] if speaker is None else ["", speaker(Message(game.legend))]
    return [*game.picture(view), *legend]


def readable(game: Game, view: View, speaker: Speaker | None = None) -> list[str]:
    """The picture, then the view field by field; messages become sentences, or are named where there are no words."""
    lines = picture_of(game, view, speaker)
    drawn = game.pictured if isinstance(game, Pictured) else frozenset()
    for name in view.__struct_fields__:
        if name not in drawn:
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
