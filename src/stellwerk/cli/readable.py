"""A position as text, for any game: its picture, if it has one, and the fields of its view."""

from collections.abc import Iterator
from typing import Any

import msgspec

from stellwerk.kernel.capabilities import Pictured
from stellwerk.kernel.game import Game
from stellwerk.kernel.message import Message
from stellwerk.kernel.view import View
from stellwerk.words.words import Words

WIDE = 100
"""A value longer than this is told item by item."""


def picture_of(game: Game, view: View, words: Words) -> list[str]:
    """The picture with its legend; nothing where a game has none."""
    return [*game.picture(view), "", words.say(game.legend)] if isinstance(game, Pictured) else []


def readable(game: Game, view: View, words: Words) -> list[str]:
    """The picture, then the view field by field; messages become sentences."""
    lines = picture_of(game, view, words)
    drawn = game.pictured if isinstance(game, Pictured) else frozenset()
    for name in view.__struct_fields__:
        if name not in drawn:
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
