"""REST routes of the visitor's own name and settings."""

from typing import Any

from litestar import Request, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.people.messages import NewName, Person
from stellwerk.server.features.people.model import PlaySettings
from stellwerk.server.features.people.routes.authentication import FOR_STRANGERS, Authentication
from stellwerk.server.features.people.service.people import People
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations
from stellwerk.server.platform.http.visitors import Asker


@get("/me", opt={FOR_STRANGERS: True})
async def get_me(
    request: Request[Any, Any, Any],
    people_service: NamedDependency[People],
    authentication_service: NamedDependency[Authentication],
    visitor: Asker,
) -> Person:
    """Who I am; a stranger becomes a guest, and the cookie is renewed for a year.

    Scripts keep the cookie of the answer, as a browser does.
    """
    authentication_service.set_cookie(request, visitor)
    return await people_service.person(visitor.person)


@put("/me")
async def rename_me(
    request: Request[Any, Any, Any],
    data: JSONBody[NewName],
    people_service: NamedDependency[People],
    visitor: Asker,
    creations: Creations,
) -> Person:
    """Change my name."""
    await creations.spend(address_of(request))
    return await people_service.rename(visitor.person, data.name)


@put("/me/settings")
async def change_settings(
    request: Request[Any, Any, Any],
    data: JSONBody[PlaySettings],
    people_service: NamedDependency[People],
    visitor: Asker,
    creations: Creations,
) -> Person:
    """Change how I play, on all my devices.

    For accounts. What is left out or null is left to each device.
    """
    await creations.spend(address_of(request))
    return await people_service.change_settings(visitor.person, data)
