"""Messages to programs that play: lines of JSON, the same over standard input and over the stream of a server."""

from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from stellwerk.wire.problems import Problem

PROTOCOL: Final = 1
"""Version of the messages. New messages and new fields do not raise it: a program ignores what it does not know."""


class BotHello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line. A program on standard input answers it with a `hello` of its own."""

    protocol: int = PROTOCOL
    version: str = ""  # of Stellwerk
    name: str | UnsetType = UNSET  # of the account on a server
    at: str | UnsetType = UNSET  # on a server: when this was sent; `since` of the next stream


class BotTurn(Struct, frozen=True, tag_field="type", tag="turn"):
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
    at: str | UnsetType = UNSET  # on a server: when this was sent


class BotAnswer(Struct, frozen=True, tag_field="type", tag="hello"):
    """What a program answers to `hello`: the version of the messages that it speaks."""

    protocol: Literal[1]


class BotInvited(Struct, frozen=True, tag_field="type", tag="invited"):
    """A chair is kept for the bot, which may sit down there without a key (`sitDown`), or decline (`releaseChair`)."""

    table: str
    game: str
    rules: str
    seat: int
    name: str  # of the table
    at: str


class BotStarted(Struct, frozen=True, tag_field="type", tag="started"):
    """A game has begun in which the bot holds these seats."""

    table: str
    game: str
    rules: str
    seats: list[int]
    options: dict[str, Any]
    at: str


class BotFinished(Struct, frozen=True, tag_field="type", tag="finished"):
    """A game of the bot is over; places by seat, None if it was ended without a result."""

    table: str
    game: str
    seats: list[int]
    places: list[int] | None
    at: str


class BotProblem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Why the stream ends."""

    problem: Problem


StreamMessage = BotHello | BotInvited | BotStarted | BotTurn | BotFinished | BotProblem
"""What comes over the stream of a server."""
