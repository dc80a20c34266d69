"""What a seat may see: an allow-list that each game builds in its own `view.py`."""

from msgspec import Struct

from stellwerk.kernel.message import Message


class View(Struct, frozen=True, kw_only=True):
    """What every game's view has; a game adds its own fields.

    prompt: what is expected now. Its value speaks to the one who is to act; its attribute `.wait`
            speaks to the others and gets `$name` of who is to act.
    clause: the clause being played.
    """

    phase: str
    to_act: list[int]
    prompt: Message
    clause: str
    turn: int  # turns begun so far, from 1: "Zug 42"


class Insights(Struct, frozen=True, kw_only=True):
    """The overlays of a game, from what the seat may know; a game adds its own fields."""
