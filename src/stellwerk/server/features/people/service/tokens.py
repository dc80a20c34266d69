"""Personal access tokens, with which scripts act for a person within scopes."""

import secrets
from datetime import timedelta

from stellwerk.server.errors import ErrorCode, RequestError, bad_input, limit_reached
from stellwerk.server.features.people.messages import NewToken, TokenInfo, TokenMade, token_info
from stellwerk.server.features.people.model import Token
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.model.names import checked_name
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.security.keys import hashed, matches

PREFIX = "stw"
MOST_TOKENS = 20
MOST_DAYS = 3660


class Tokens:
    """Makes, lists, checks and withdraws tokens."""

    def __init__(self, account_store: AccountStore, clock: Clock) -> None:
        self.account_store = account_store
        self.clock = clock

    async def make(self, person: str, wish: NewToken) -> TokenMade:
        """Create a token; its secret is in the answer and nowhere else."""
        if await self.account_store.account(person) is None:
            raise RequestError(ErrorCode.NO_ACCOUNT, "Tokens belong to an account.")
        if len(await self.account_store.tokens(person)) >= MOST_TOKENS:
            raise limit_reached(f"There are {MOST_TOKENS} tokens already; withdraw one first.")
        if not wish.scopes:
            raise bad_input("A token needs at least one scope.")
        if wish.days is not None and not 1 <= wish.days <= MOST_DAYS:
            raise bad_input(f"A token lasts 1 to {MOST_DAYS} days.")
        expires = None if wish.days is None else self.clock.after(timedelta(days=wish.days).total_seconds())
        id, secret = secrets.token_hex(6), secrets.token_urlsafe(24)
        scopes = tuple(dict.fromkeys(wish.scopes))
        token = Token(id, person, checked_name(wish.name), hashed(secret), scopes, self.clock.now(), expires)
        await self.account_store.add_token(token)
        return TokenMade(token_info(token), f"{PREFIX}_{id}_{secret}")

    async def list(self, person: str) -> list[TokenInfo]:
        """The tokens of a person."""
        return [token_info(token) for token in await self.account_store.tokens(person)]

    async def withdraw(self, person: str, id: str) -> None:
        """Delete a token of this person."""
        if not await self.account_store.remove_token(person, id):
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such token.")

    async def find_valid(self, text: str) -> Token | None:
        """The token of the text `stw_<id>_<secret>`; None if there is none, its secret differs or it has expired."""
        prefix, _, rest = text.partition("_")
        id, _, secret = rest.partition("_")
        token = await self.account_store.token(id) if prefix == PREFIX and id.isalnum() and id.isascii() else None
        if token is None or token.has_expired(self.clock.now()) or not matches(secret, token.hash):
            return None
        return token
