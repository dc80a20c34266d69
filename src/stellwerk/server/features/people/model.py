"""What accounts and tokens need from a store."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from stellwerk.server.features.people.messages import Scope
from stellwerk.server.model.moment import seconds_until


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

    @property
    def expired(self) -> bool:
        return self.expires_at is not None and seconds_until(self.expires_at) <= 0


class ReturningGuest(Struct, frozen=True):
    """A guest: cookies of an earlier epoch are void; of the link to come back the hash is kept, if there is one."""

    person: str
    epoch: int = 0
    key_round: int = 0
    key_hash: str | None = None


class NameTaken(Exception):
    """Somebody else has this name, or this person has an account already; nothing was written."""


class Traces(Struct, frozen=True):
    """Where somebody who is forgotten has left traces that are gone now."""

    named: list[str]  # the tables whose log named the person
    said: list[str]  # the tables at which the person said something


class AccountStore(Protocol):
    """Keeps accounts and tokens; every write is one transaction."""

    async def account(self, person: str) -> Account | None: ...

    async def by_login(self, login: str) -> Account | None: ...

    async def add(self, account: Account, login: str) -> Account:
        """A new account, which is also the person's name, in an epoch after the guest's; NameTaken if it cannot be."""
        ...

    async def renew(self, account: Account, login: str) -> None:
        """Change an account; NameTaken if another one has that login."""
        ...

    async def remove(self, person: str) -> Traces:
        """Forget a person: account, tokens, name and authorship."""
        ...

    async def all(self) -> list[Account]:
        """Every account, in the order of their names."""
        ...

    async def take_over(self, guest: str, person: str) -> list[str]:
        """Everything of a guest becomes the person's; the tables that have changed."""
        ...

    async def guest(self, person: str) -> ReturningGuest:
        """How a guest stands; of most nothing is kept."""
        ...

    async def change_guest(self, person: str, how: Callable[[ReturningGuest], ReturningGuest]) -> ReturningGuest | None:
        """How a guest stands from now on; None if the person has an account."""
        ...

    async def token(self, id: str) -> Token | None: ...

    async def tokens(self, person: str) -> list[Token]: ...

    async def add_token(self, token: Token) -> None: ...

    async def remove_token(self, person: str, id: str) -> bool:
        """Withdraw a token; False if the person has no such one."""
        ...
