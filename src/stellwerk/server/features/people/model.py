"""Stored types of people: accounts, tokens and guests."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Scope = Literal["read", "play", "tables"]


class PlaySettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How an account plays, on every device that follows it; what is None is left to the device."""

    pace: Literal["calm", "quick", "at-once"] | None = None
    confirm: Literal["default", "on", "off"] | None = None
    sounds: Literal["on", "off"] | None = None
    forced: Literal["on", "off"] | None = None  # decisions without a choice are taken by themselves; usual: on
    labels: Literal["normal", "large", "none"] | None = None
    contrast: Literal["normal", "high"] | None = None
    theme: Literal["light", "dark"] | None = None
    language: Literal["de", "en"] | None = None
    zone: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")] | None = None


class Account(Struct, frozen=True):
    """A person with name and password; sign-ins of an earlier epoch are void."""

    person: str
    name: str
    password: str  # the argon2id hash with its salt and parameters
    epoch: int
    disabled: bool
    created_at: str
    host: bool = False  # sees and does on the page of the host whatever `stellwerk admin` can
    owner: str | None = None  # of a bot account: the person to whom it belongs
    settings: PlaySettings = PlaySettings()


class AccountInvitation(Struct, frozen=True):
    """A permission to create one account; only the hash of its key is stored."""

    id: str
    hash: str
    note: str  # whom it is for
    made_by: str | None  # the person of a host; None: the command line
    created_at: str
    expires_at: str


class Token(Struct, frozen=True):
    """A personal access token of a script; only the hash of its secret is stored."""

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


class BotFailure(Struct, frozen=True):
    """Something that went wrong with a bot account, for its owner."""

    at: str
    bot: str
    table: str | None
    code: str  # an ErrorCode
    clause: str | None
    detail: str


class Guest(Struct, frozen=True):
    """A person without an account; cookies of an earlier epoch are void; `key_hash` is the hash of the guest link."""

    person: str
    epoch: int = 0
    key_round: int = 0
    key_hash: str | None = None


class NotInvited(Exception):
    """There is no valid invitation with this key; nothing was written."""


class NameTaken(Exception):
    """Another account has this name, or the person has an account already; nothing was written."""
