"""Oneself."""

from typing import Any

from litestar import Request, get, put

from stellwerk.server.domain.services import Services
from stellwerk.server.http.visitors import Visitor, welcome
from stellwerk.server.wire import NewName, Person


@get("/me", tags=["people"])
async def get_me(request: Request[Any, Any, Any], services: Services, visitor: Visitor) -> Person:
    """Who I am; a stranger becomes a guest."""
    welcome(request, visitor)
    return await services.people.who(visitor.person)


@put("/me", tags=["people"])
async def rename_me(data: NewName, services: Services, visitor: Visitor) -> Person:
    """Take a name."""
    return await services.people.rename(visitor.person, data.name)
