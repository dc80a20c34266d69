"""Who asks: a signed, HTTP-only cookie, or a token; a cookie is made for those who look at `me` or change something."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.platform.http.visitors import ShownToken, Visitor
from stellwerk.server.platform.security.keys import Keys, new_person

COOKIE = "stellwerk"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_HANDS = "account"  # what no token may do
INVITING = "tables"
_ASKER = "stellwerk_asker"
_WELCOME = "stellwerk_welcome"
Connection = ASGIConnection[Any, Any, Any, Any]


class Authentication:
    """Tells who asks, by token or cookie, and hands out cookies."""

    def __init__(self, keys: Keys, sessions: Sessions, tokens: Tokens) -> None:
        self.keys = keys
        self.sessions = sessions
        self.tokens = tokens

    async def visitor_of(self, connection: Connection) -> Visitor:
        """The holder of a token or of a cookie, or a stranger."""
        shown = connection.headers.get("authorization")
        if shown is not None:
            return await self._by_token(shown)
        cookie = connection.cookies.get(COOKIE)
        found = None if cookie is None else self.keys.visitor(cookie)
        if found is None or not await self.sessions.valid(*found):
            return Visitor(new_person(), True)
        return Visitor(found[0], False, found[1])

    async def is_valid(self, visitor: Visitor) -> bool:
        """Whether the sign-in or the token of a visitor is still valid."""
        if visitor.token is None:
            return visitor.stranger or await self.sessions.valid(visitor.person, visitor.epoch)
        token = await self.tokens.account_store.token(visitor.token.id)
        if token is None or token.has_expired(self.tokens.clock.now()):
            return False
        return not (await self.sessions.standing(visitor.person)).disabled

    async def _by_token(self, shown: str) -> Visitor:
        kind, _, secret = shown.partition(" ")
        token = await self.tokens.shown(secret.strip()) if kind.lower() == "bearer" else None
        visitor = (
            None
            if token is None
            else Visitor(token.person, False, token=ShownToken(token.id, token.scopes, token.expires_at))
        )
        if visitor is None or not await self.is_valid(visitor):
            raise RequestError(ErrorCode.WRONG_TOKEN, "This token is not valid, or no longer.")
        return visitor

    def welcome(self, connection: Connection, visitor: Visitor) -> None:
        """Give the visitor a cookie with the answer: a stranger a first one, others one that lasts longer."""
        if visitor.token is None:
            connection.scope["state"][_WELCOME] = self.keys.signed(visitor.person, visitor.epoch)


def asker_of(scope: Scope) -> Visitor | None:
    """Who asks, if that is known already."""
    found: Visitor | None = scope.get("state", {}).get(_ASKER)
    return found


def must_reach(connection: Connection, visitor: Visitor) -> None:
    """A token does what its scopes allow: reading, playing, tables; never what belongs to the account."""
    connection.scope["state"][_ASKER] = visitor
    reading = "read" if connection.scope.get("method") in SAFE else OWN_HANDS
    scope = connection.route_handler.opt.get("scope", reading)
    if not visitor.may(scope):
        raise RequestError(ErrorCode.OUT_OF_SCOPE, f"This needs the scope {scope}.")


def farewell(connection: Connection) -> None:
    """Take the cookie away with the answer."""
    connection.scope["state"][_WELCOME] = ""


def add_cookie(message: Message, scope: Scope, secure: bool) -> None:
    """Put the cookie of a welcomed visitor on the answer."""
    value = scope.get("state", {}).get(_WELCOME)
    if value is None or message["type"] != "http.response.start":
        return
    cookie = Cookie(
        key=COOKIE,
        value=value,
        max_age=YEAR if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure or scope["scheme"] == "https",
    )
    MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
