"""Who asks: a signed, HTTP-only cookie; made for those who look at `me` or change something."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope
from msgspec import Struct

from stellwerk.server.domain.keys import Keys, new_person

COOKIE = "stellwerk"
YEAR = 365 * 24 * 3600
_WELCOME = "stellwerk_welcome"


class Visitor(Struct, frozen=True):
    """The person who asks; a stranger without a cookie gets an id that is thrown away."""

    person: str
    stranger: bool


def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], keys: Keys) -> Visitor:
    """The holder of the cookie, or a stranger."""
    cookie = connection.cookies.get(COOKIE)
    person = None if cookie is None else keys.visitor(cookie)
    return Visitor(new_person(), True) if person is None else Visitor(person, False)


def welcome(connection: ASGIConnection[Any, Any, Any, Any], visitor: Visitor) -> None:
    """Give the visitor a cookie with the answer: a stranger a first one, others one that lasts longer."""
    connection.scope["state"][_WELCOME] = visitor.person


def add_cookie(message: Message, scope: Scope, keys: Keys, secure: bool) -> None:
    """Put the cookie of a welcomed visitor on the answer."""
    person = scope.get("state", {}).get(_WELCOME)
    if person is None or message["type"] != "http.response.start":
        return
    cookie = Cookie(
        key=COOKIE,
        value=keys.signed(person),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure or scope["scheme"] == "https",
    )
    MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
