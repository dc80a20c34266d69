"""Oneself."""

from typing import Any

from litestar import Request, get, put
from litestar.params import JSONBody

from stellwerk.server.http.given import Asker, Given
from stellwerk.server.http.visitors import welcome
from stellwerk.server.wire import NewName, Person


@get("/me", tags=["people"])
async def get_me(request: Request[Any, Any, Any], services: Given, visitor: Asker) -> Person:
    """Who I am; a stranger becomes a guest."""
    welcome(request, visitor)
    return await services.people.who(visitor.person)


@put("/me", tags=["people"])
async def rename_me(data: JSONBody[NewName], services: Given, visitor: Asker) -> Person:
    """Take a name."""
    return await services.people.rename(visitor.person, data.name)
