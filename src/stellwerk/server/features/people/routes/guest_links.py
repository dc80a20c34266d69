"""REST routes of guest links, with which a guest continues on another device."""

from typing import Any

from litestar import Request, delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.people.messages import (
    NewReturn,
    Person,
    Return,
    ReturnLink,
)
from stellwerk.server.features.people.routes.authentication import FOR_STRANGERS, Authentication
from stellwerk.server.features.people.service.guest_links import GuestLinks
from stellwerk.server.features.people.service.people import People
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Attempts, Creations
from stellwerk.server.platform.http.visitors import Asker, Visitor

Asked = Request[Any, Any, Any]


@post("/me/return", status_code=200)
async def make_return_link(
    request: Asked,
    data: JSONBody[NewReturn],
    guest_links_service: NamedDependency[GuestLinks],
    visitor: Asker,
    creations: Creations,
) -> ReturnLink:
    """Make the link that signs another device in as this guest.

    For guests without an account. The link is the same until it is made anew (`fresh`) or withdrawn.
    """
    await creations.spend(address_of(request))
    return await guest_links_service.link(visitor.person, data.fresh)


@delete("/me/return")
async def withdraw_return_link(guest_links_service: NamedDependency[GuestLinks], visitor: Asker) -> None:
    """Withdraw the link that signs another device in as this guest."""
    await guest_links_service.withdraw(visitor.person)


@post("/return", status_code=200, opt={FOR_STRANGERS: True})
async def come_back(
    request: Asked,
    data: JSONBody[Return],
    guest_links_service: NamedDependency[GuestLinks],
    people_service: NamedDependency[People],
    authentication_service: NamedDependency[Authentication],
    visitor: Asker,
    attempts: Attempts,
) -> Person:
    """Sign in as the guest of a link; data of the visitor so far stay with their former guest."""
    await attempts.spend(address_of(request))
    await attempts.spend(f"return {data.person[:32]}")
    guest = await guest_links_service.redeem(data)
    authentication_service.set_cookie(request, Visitor(guest.person, False, guest.epoch))
    return await people_service.person(guest.person)
