"""People: who asks, accounts, tokens, profiles."""

from typing import Literal

from msgspec import Struct

from stellwerk.server.features.people.model import PlaySettings, Token


class Person(Struct, frozen=True):
    """Who asks. `account`: the name to sign in with, None for a guest; `host`: may use the page of the host.

    settings: how the account plays; None for a guest, whose devices keep theirs.
    """

    id: str
    name: str
    account: str | None = None
    host: bool = False
    settings: PlaySettings | None = None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How one wants to be called."""

    name: str


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest becomes somebody who can sign in anywhere; tables and name are kept.

    `invitation`: the key of an invitation, where the host takes no other accounts.
    """

    name: str
    password: str
    invitation: str | None = None


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing in; the tables of the guest who does so come along."""

    name: str
    password: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; every other device is signed out."""

    old: str
    new: str


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting oneself; `password` is needed if there is an account."""

    password: str | None = None


class NewReturn(Struct, frozen=True, forbid_unknown_fields=True):
    """The link with which a guest comes back on another device; fresh: another one, the old one is void."""

    fresh: bool = False


class ReturnLink(Struct, frozen=True):
    """The parts of the link `/#/return/{person}/{key}`."""

    person: str
    key: str


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """Coming back as the guest who made the link."""

    person: str
    key: str


Scope = Literal["read", "play", "tables"]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a script: what it may do, and for how many days (None: until it is withdrawn)."""

    name: str
    scopes: list[Scope]
    days: int | None = None


class TokenInfo(Struct, frozen=True):
    """A token as its owner sees it."""

    id: str
    name: str
    scopes: list[Scope]
    created_at: str
    expires_at: str | None


class TokenMade(Struct, frozen=True):
    """A new token with its secret, which is shown this once: `Authorization: Bearer …`."""

    token: TokenInfo
    secret: str


class GameResults(Struct, frozen=True):
    """How somebody did in one game: how often each place was reached, the first place first."""

    game: str
    played: int
    places: list[int]
    with_bots: int = 0  # of those played: a bot stood in for a while, or to the end


class Finished(Struct, frozen=True):
    """A finished game. `table` only for those who may see it; `seats`: those of the person.

    `bots`: the seats of people for whom a bot stood in, for a while or to the end.
    """

    table: str | None
    game: str
    at: str
    names: list[str | None]
    places: list[int]
    seats: list[int]
    bots: list[int] = []


class Profile(Struct, frozen=True):
    """Somebody with an account, as everybody sees them."""

    id: str
    name: str
    since: str
    results: list[GameResults]
    finished: list[Finished]  # the latest 50


def token_info(token: Token) -> TokenInfo:
    """Convert a stored Token to what its owner sees."""
    return TokenInfo(
        id=token.id,
        name=token.name,
        scopes=list(token.scopes),
        created_at=token.created_at,
        expires_at=token.expires_at,
    )
