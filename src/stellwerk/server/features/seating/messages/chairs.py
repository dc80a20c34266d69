"""Chairs: taking, giving and handing over, and what all at the table must agree to."""

from typing import Literal

from msgspec import Struct

InvitedTo = int | Literal["any"] | None
"""What an invitation is to: a chair, any free one, or (None) to watch."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a free chair. `key` is the chair's or the table's; needed unless the table is public."""

    name: str
    key: str | None = None
    salt_hash: str | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free chair, set there by the owner."""

    bot: str


class Reserve(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeping a free chair for somebody with an account: the name to sign in with."""

    name: str


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot plays for me; without a name the agreed substitute."""

    bot: str | None = None


class Propose(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to agree to: taking back the last `count` decisions, whosever, ending the game, or a substitute.

    `target`: the seat of somebody who has vanished, for which the agreed bot is to play.
    """

    seat: int
    kind: Literal["undo", "end", "substitute"]
    count: int = 1
    target: int | None = None


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """Yes, or no: then the proposal is gone."""

    seat: int
    agree: bool


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a chair, to any free one, or to watch (seat None)."""

    seat: InvitedTo
    key: str


class WatchKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that lets somebody watch a private table."""

    key: str


class NewKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Which invitation the owner wants anew: of a free chair, of any, or to watch (None). The old key is void."""

    seat: InvitedTo
