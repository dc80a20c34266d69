"""Guests on another device: the link, and coming back with it."""

from typing import Any

from litestar import Request, delete, post
from litestar.params import JSONBody

from stellwerk.server.dependencies import (
    Asker,
    Given,
    Knocks,
    Paced,
)
from stellwerk.server.features.people.authentication import Visitor, welcome
from stellwerk.server.features.people.messages import (
    NewReturn,
    Person,
    Return,
    ReturnLink,
)
from stellwerk.server.platform.http.guards import address_of

Asked = Request[Any, Any, Any]


@post("/me/return", tags=["people"], status_code=200)
async def make_return_link(
    request: Asked, data: JSONBody[NewReturn], services: Given, visitor: Asker, pace: Paced
) -> ReturnLink:
    """The link with which I come back as this guest on another device."""
    await pace.spend(address_of(request))
    return await services.returns.link(visitor.person, data.fresh)


@delete("/me/return", tags=["people"])
async def withdraw_return_link(services: Given, visitor: Asker) -> None:
    """The link is void from now on."""
    await services.returns.withdraw(visitor.person)


@post("/return", tags=["people"], status_code=200)
async def come_back(request: Asked, data: JSONBody[Return], services: Given, visitor: Asker, knocks: Knocks) -> Person:
    """Be the guest who made the link; what one was here before stays behind."""
    await knocks.spend(address_of(request))
    await knocks.spend(f"return {data.person[:32]}")
    guest = await services.returns.redeem(data)
    welcome(request, Visitor(guest.person, False, guest.epoch), services)
    return await services.people.who(guest.person)
