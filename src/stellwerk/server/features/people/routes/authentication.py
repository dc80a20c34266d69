"""Authentication of requests by a signed HTTP-only cookie or a bearer token; it reads headers, so it is no service."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.platform.http.visitors import PresentedToken, Visitor
from stellwerk.server.platform.security.keys import Keys, new_person

COOKIE = "stellwerk"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
ACCOUNT_SCOPE = "account"  # no token has it
FOR_STRANGERS = "for_strangers"  # option of routes that people without an account need, also where guests are off
_VISITOR = "stellwerk_visitor"
_COOKIE_VALUE = "stellwerk_cookie"
Connection = ASGIConnection[Any, Any, Any, Any]


class Authentication:
    """Finds the visitor of a request by token or cookie, and sets cookies."""

    def __init__(self, keys: Keys, sessions: Sessions, tokens: Tokens) -> None:
        self.keys = keys
        self.sessions = sessions
        self.tokens = tokens

    async def visitor_of(self, connection: Connection) -> Visitor:
        """The visitor whose token or cookie the request has; a stranger if it has neither."""
        header = connection.headers.get("authorization")
        if header is not None:
            return await self._by_token(header)
        cookie = connection.cookies.get(COOKIE)
        found = None if cookie is None else self.keys.visitor(cookie)
        if found is None or not await self.sessions.is_valid(*found):
            return Visitor(new_person(), True)
        return Visitor(found[0], False, found[1])

    async def is_valid(self, visitor: Visitor) -> bool:
        """Whether the sign-in or the token of a visitor is still valid."""
        if visitor.token is None:
            return visitor.stranger or await self.sessions.is_valid(visitor.person, visitor.epoch)
        token = await self.tokens.account_store.token(visitor.token.id)
        if token is None or token.has_expired(self.tokens.clock.now()):
            return False
        state = await self.sessions.state_of(visitor.person)
        closed = state.owner is not None and (await self.sessions.state_of(state.owner)).disabled
        return not (state.disabled or closed)

    async def _by_token(self, header: str) -> Visitor:
        kind, _, secret = header.partition(" ")
        token = await self.tokens.find_valid(secret.strip()) if kind.lower() == "bearer" else None
        visitor = (
            None
            if token is None
            else Visitor(token.person, False, token=PresentedToken(token.id, token.scopes, token.expires_at))
        )
        if visitor is None or not await self.is_valid(visitor):
            raise RequestError(ErrorCode.WRONG_TOKEN, "This token is not valid, or no longer.")
        return visitor

    def set_cookie(self, connection: Connection, visitor: Visitor) -> None:
        """Set the cookie of a visitor with the response; it is valid for another year."""
        if visitor.token is None:
            connection.scope["state"][_COOKIE_VALUE] = self.keys.signed(visitor.person, visitor.epoch)


def known_visitor(scope: Scope) -> Visitor | None:
    """The visitor of a request, if it has been authenticated already."""
    found: Visitor | None = scope.get("state", {}).get(_VISITOR)
    return found


def must_have_scope(connection: Connection, visitor: Visitor) -> None:
    """Raise RequestError if the visitor's token lacks the scope of the route; store the visitor in the request."""
    connection.scope["state"][_VISITOR] = visitor
    default = "read" if connection.scope.get("method") in SAFE else ACCOUNT_SCOPE
    scope = connection.route_handler.opt.get("scope", default)
    if not visitor.may(scope):
        raise RequestError(ErrorCode.OUT_OF_SCOPE, f"This needs the scope {scope}.")


def clear_cookie(connection: Connection) -> None:
    """Remove the cookie with the response."""
    connection.scope["state"][_COOKIE_VALUE] = ""


def add_cookie(message: Message, scope: Scope, secure: bool) -> None:
    """Add the `Set-Cookie` header to the first message of a response, if a cookie was set or cleared."""
    value = scope.get("state", {}).get(_COOKIE_VALUE)
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
