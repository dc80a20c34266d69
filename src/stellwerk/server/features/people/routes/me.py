"""Oneself."""

from typing import Any

from litestar import Request, get, put
from litestar.params import JSONBody

from stellwerk.server.dependencies import Asker, Given, Paced
from stellwerk.server.features.people.authentication import welcome
from stellwerk.server.features.people.messages import NewName, Person
from stellwerk.server.platform.http.guards import address_of


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
