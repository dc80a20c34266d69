"""Accounts: signing up, in and out, another password, going for good; tokens and profiles."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from stellwerk.server.dependencies import (
    Asker,
    Given,
    Knocks,
    Paced,
)
from stellwerk.server.features.people.authentication import (
    OWN_HANDS,
    Visitor,
    farewell,
    welcome,
)
from stellwerk.server.features.people.messages import (
    Farewell,
    NewAccount,
    NewPassword,
    NewToken,
    Person,
    Profile,
    SignIn,
    TokenInfo,
    TokenMade,
)
from stellwerk.server.features.people.model import Account
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.services import Services

PersonId = Annotated[str, PathParameter(description="The public id of a person.")]
TokenId = Annotated[str, PathParameter(description="The id of a token.")]
Asked = Request[Any, Any, Any]


@post("/account", tags=["people"])
async def create_account(
    request: Asked, data: JSONBody[NewAccount], services: Given, visitor: Asker, pace: Paced
) -> Person:
    """Keep name and tables on every device."""
    await pace.spend(address_of(request))
    account = await services.accounts.create(visitor.person, data)
    services.known_addresses.note(account.name, address_of(request))
    return await _signed_in(request, services, account)


@post("/session", tags=["people"], status_code=200)
async def sign_in(request: Asked, data: JSONBody[SignIn], services: Given, visitor: Asker, knocks: Knocks) -> Person:
    """Sign in; what one had as a guest comes along."""
    address = address_of(request)
    await knocks.spend(address)
    await knocks.spend(services.known_addresses.key(data.name, address))
    account = await services.accounts.sign_in(None if visitor.stranger else visitor.person, data)
    services.known_addresses.note(data.name, address)
    return await _signed_in(request, services, account)


@delete("/session", tags=["people"])
async def sign_out(request: Asked, visitor: Asker) -> None:
    """Sign out on this device."""
    farewell(request)


@delete("/sessions", tags=["people"])
async def sign_out_everywhere(request: Asked, services: Given, visitor: Asker, pace: Paced) -> None:
    """Sign out on every device; a guest stays on this one, for nothing else would lead back."""
    await pace.spend(address_of(request))
    if visitor.stranger:
        return
    guest = await services.returns.sign_out_elsewhere(visitor.person)
    if guest is not None:
        welcome(request, Visitor(guest.person, False, guest.epoch), services)
        return
    await services.accounts.sign_out_everywhere(visitor.person)
    farewell(request)


@put("/me/password", tags=["people"])
async def change_password(
    request: Asked, data: JSONBody[NewPassword], services: Given, visitor: Asker, knocks: Knocks
) -> Person:
    """Take another password; every other device is signed out."""
    await knocks.spend(address_of(request))
    return await _signed_in(request, services, await services.accounts.change_password(visitor.person, data))


@get("/me/export", tags=["people"], media_type="application/json", opt={"scope": OWN_HANDS})
async def export_me(services: Given, visitor: Asker) -> Response[bytes]:
    """Everything that is kept about me, as one file."""
    body = await services.export.of(visitor.person)
    name = 'attachment; filename="stellwerk.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


@post("/me/delete", tags=["people"], status_code=204)
async def delete_me(request: Asked, data: JSONBody[Farewell], services: Given, visitor: Asker, knocks: Knocks) -> None:
    """Forget me: bots take my seats, other people's records stay whole."""
    await knocks.spend(address_of(request))
    await services.accounts.must_be(visitor.person, data.password)
    await services.departures.depart(visitor.person)
    farewell(request)


@get("/me/tokens", tags=["people"], opt={"scope": OWN_HANDS})
async def list_tokens(services: Given, visitor: Asker) -> list[TokenInfo]:
    """My tokens."""
    return await services.tokens.list(visitor.person)


@post("/me/tokens", tags=["people"])
async def make_token(
    request: Asked, data: JSONBody[NewToken], services: Given, visitor: Asker, pace: Paced
) -> TokenMade:
    """A token for a script."""
    await pace.spend(address_of(request))
    return await services.tokens.make(visitor.person, data)


@delete("/me/tokens/{token:str}", tags=["people"])
async def withdraw_token(token: TokenId, services: Given, visitor: Asker) -> None:
    """A token is void from now on."""
    await services.tokens.withdraw(visitor.person, token)
    services.sessions.changed(visitor.person)


@get("/people/{person:str}", tags=["people"])
async def get_profile(person: PersonId, services: Given, visitor: Asker) -> Profile:
    """Somebody with an account: results and finished games."""
    return await services.people.profile(person, visitor.person)


async def _signed_in(request: Asked, services: Services, account: Account) -> Person:
    welcome(request, Visitor(account.person, False, account.epoch), services)
    return await services.people.who(account.person)
