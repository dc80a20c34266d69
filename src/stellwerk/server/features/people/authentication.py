"""Who asks: a signed, HTTP-only cookie, or a token; a cookie is made for those who look at `me` or change something."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope
from msgspec import Struct

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.model import Token
from stellwerk.server.platform.security.keys import new_person
from stellwerk.server.services import Services

COOKIE = "stellwerk"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_HANDS = "account"  # what no token may do
_WELCOME = "stellwerk_welcome"
Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor(Struct, frozen=True):
    """The person who asks; a stranger without a cookie gets an id that is thrown away."""

    person: str
    stranger: bool
    epoch: int = 0  # of the sign-in; 0 for a guest
    token: Token | None = None  # a script asks

    def may(self, scope: str) -> bool:
        """Whether a token reaches so far; whoever comes with a cookie may do everything."""
        return self.token is None or scope in self.token.scopes


async def visitor_of(connection: Connection, services: Services) -> Visitor:
    """The holder of a token or of a cookie, or a stranger."""
    shown = connection.headers.get("authorization")
    if shown is not None:
        return await _by_token(shown, services)
    cookie = connection.cookies.get(COOKIE)
    found = None if cookie is None else services.keys.visitor(cookie)
    if found is None or not await services.sessions.valid(*found):
        return Visitor(new_person(), True)
    return Visitor(found[0], False, found[1])


async def still_is(visitor: Visitor, services: Services) -> bool:
    """Whether a sign-in or a token is still valid."""
    if visitor.token is None:
        return visitor.stranger or await services.sessions.valid(visitor.person, visitor.epoch)
    if visitor.token.expired or await services.tokens.account_store.token(visitor.token.id) is None:
        return False
    return not (await services.sessions.standing(visitor.person)).disabled


async def _by_token(shown: str, services: Services) -> Visitor:
    kind, _, secret = shown.partition(" ")
    token = await services.tokens.shown(secret.strip()) if kind.lower() == "bearer" else None
    visitor = None if token is None else Visitor(token.person, False, token=token)
    if visitor is None or not await still_is(visitor, services):
        raise RequestError(ErrorCode.WRONG_TOKEN, "This token is not valid, or no longer.")
    return visitor


def must_reach(connection: Connection, visitor: Visitor) -> None:
    """A token does what its scopes allow: reading, playing, tables; never what belongs to the account."""
    reading = "read" if connection.scope.get("method") in SAFE else OWN_HANDS
    scope = connection.route_handler.opt.get("scope", reading)
    if not visitor.may(scope):
        raise RequestError(ErrorCode.OUT_OF_SCOPE, f"This needs the scope {scope}.")


def welcome(connection: Connection, visitor: Visitor, services: Services) -> None:
    """Give the visitor a cookie with the answer: a stranger a first one, others one that lasts longer."""
    if visitor.token is None:
        connection.scope["state"][_WELCOME] = services.keys.signed(visitor.person, visitor.epoch)


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
