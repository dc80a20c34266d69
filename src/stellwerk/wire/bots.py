"""Messages to programs that play: lines of JSON, the same over standard input and over the stream of a server."""

from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

PROTOCOL: Final = 1
"""Version of the messages. New messages and new fields do not raise it: a program ignores what it does not know."""


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line. A program on standard input answers it with a `hello` of its own."""

    protocol: int = PROTOCOL
    version: str = ""  # of Stellwerk
    name: str | UnsetType = UNSET  # of the bot's account on a server


class Turn(Struct, frozen=True, tag_field="type", tag="turn"):
    """A seat of the bot is to act; the answer is an `Act` with the same `seat` and `number`."""

    table: str
    game: str
    rules: str
    seat: int
    number: int
    view: Any  # the View of the game, as this seat may see it
    legal: list[str]  # notations of everything that is allowed now
    deadline: str | None  # moment by which the answer must be there; None: nobody is hurried
    seed: int | UnsetType = UNSET  # in a series: chance for a bot whose games shall be the same again


class Answered(Struct, frozen=True, tag_field="type", tag="hello"):
    """What a program answers to `hello`: the version of the messages that it speaks."""

    protocol: Literal[1]
