"""Oneself."""

from typing import Any

from litestar import Request, get, put
from litestar.params import JSONBody

from stellwerk.server.http.given import Asker, Given, Paced
from stellwerk.server.http.guards import address_of
from stellwerk.server.http.visitors import welcome
from stellwerk.server.wire import NewName, Person


@get("/me", tags=["people"])
async def get_me(request: Request[Any, Any, Any], services: Given, visitor: Asker) -> Person:
    """Who I am; a stranger becomes a guest, a guest stays one for another year."""
    welcome(request, visitor, services)
    return await services.people.who(visitor.person)


@put("/me", tags=["people"])
async def rename_me(
    request: Request[Any, Any, Any], data: JSONBody[NewName], services: Given, visitor: Asker, pace: Paced
) -> Person:
    """Take a name."""
    await pace.spend(address_of(request))
    return await services.people.rename(visitor.person, data.name)
