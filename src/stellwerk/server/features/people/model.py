"""Accounts, tokens and returning guests as they are stored."""

from typing import Literal

from msgspec import Struct

Scope = Literal["read", "play", "tables"]


class Account(Struct, frozen=True):
    """Somebody who can sign in. A sign-in of an earlier epoch is void."""

    person: str
    name: str
    password: str  # argon2id, with its salt and its cost
    epoch: int
    disabled: bool
    created_at: str


class Token(Struct, frozen=True):
    """What a script shows instead of a cookie; of its secret only the hash is kept."""

    id: str
    person: str
    name: str
    hash: str
    scopes: tuple[Scope, ...]
    created_at: str
    expires_at: str | None

    def has_expired(self, now: str) -> bool:
        """Tell whether the token is no longer valid at this moment."""
        return self.expires_at is not None and self.expires_at <= now


class ReturningGuest(Struct, frozen=True):
    """A guest: cookies of an earlier epoch are void; of the link to come back the hash is kept, if there is one."""

    person: str
    epoch: int = 0
    key_round: int = 0
    key_hash: str | None = None


class NameTaken(Exception):
    """Somebody else has this name, or this person has an account already; nothing was written."""
