"""The envelope of a snapshot: version, seats and options are checked here, everything else by the game."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from stellwerk.kernel.meta import Meta
from stellwerk.kernel.options import options_refusal, seats_refusal


class Snapshot(Struct, forbid_unknown_fields=True):
    """A position as readable JSON; a game narrows `version` to its own and adds what its positions are made of.

    Where speed does not matter, the positions of a game may be such Structs themselves.
    """

    version: str
    seats: int
    options: dict[str, Any]


class NoPosition(ValueError):
    """What a snapshot says cannot be."""


T = TypeVar("T", bound=Snapshot)
S = TypeVar("S")


def demand(fulfilled: bool, what: str) -> None:
    """NoPosition unless this holds."""
    if not fulfilled:
        raise NoPosition(what)


def load_snapshot(text: bytes, kind: type[T], meta: Meta, restore: Callable[[T], S]) -> S:
    """The position that `restore` makes of a snapshot of this kind; ValueError says what is wrong with it."""
    try:
        snapshot = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # msgspec's errors are ValueErrors, but say so plainly
        raise ValueError(f"no snapshot of {meta.id}: {error}") from None
    try:
        _check_table(snapshot, meta)
        return restore(snapshot)
    except (LookupError, TypeError, ValueError) as error:  # a demand, or an id that does not exist
        raise ValueError(f"no position of {meta.id}: {error}") from None


def _check_table(snapshot: Snapshot, meta: Meta) -> None:
    """Seats and options that the game has, every option named."""
    refusal = seats_refusal(meta, snapshot.seats) or options_refusal(meta, snapshot.seats, snapshot.options)
    demand(refusal is None, f"seats and options: {refusal}")
    demand(len(snapshot.options) == len(meta.options), "every option is named")
