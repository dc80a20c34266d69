"""Stored types of chat."""

from typing import Literal

from msgspec import Struct

Room = Literal["players", "spectators"]
"""Where something is said: what is said in one room is not heard in the other."""


class NewChatLine(Struct, frozen=True):
    """A line that is to be stored; the same `request` of the same person at a table is stored once."""

    table: str
    person: str
    name: str
    seat: int | None
    text: str
    at: str
    request: str | None = None
    room: Room = "players"


class StoredChatLine(Struct, frozen=True):
    """A line of the chat of a table; `number` counts from 1 at every table."""

    table: str
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class StoredNote(Struct, frozen=True):
    """The private note of a person on a seat."""

    table: str
    seat: int
    text: str
