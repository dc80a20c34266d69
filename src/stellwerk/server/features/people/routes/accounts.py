"""REST routes of accounts, sign-ins, passwords, tokens and profiles."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from stellwerk.server.features.people.messages import (
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
from stellwerk.server.features.people.routes.authentication import (
    ACCOUNT_SCOPE,
    FOR_STRANGERS,
    Authentication,
    clear_cookie,
)
from stellwerk.server.features.people.service.accounts import Accounts
from stellwerk.server.features.people.service.guest_links import GuestLinks
from stellwerk.server.features.people.service.known_addresses import KnownAddresses
from stellwerk.server.features.people.service.people import People
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Attempts, Creations
from stellwerk.server.platform.http.visitors import Asker, Visitor

PersonId = Annotated[str, PathParameter(description="The public id of a person.")]
TokenId = Annotated[str, PathParameter(description="The id of a token.")]
Asked = Request[Any, Any, Any]


@post("/account", opt={FOR_STRANGERS: True})
async def create_account(
    request: Asked,
    data: JSONBody[NewAccount],
    accounts_service: NamedDependency[Accounts],
    known_addresses_service: NamedDependency[KnownAddresses],
    people_service: NamedDependency[People],
    authentication_service: NamedDependency[Authentication],
    visitor: Asker,
    creations: Creations,
) -> Person:
    """Create an account, with which the guest signs in on any device.

    For guests. The person stays the same, so tables, seats and names are kept; the answer signs this device in.
    The host may take only accounts with an invitation, or none.
    """
    await creations.spend(address_of(request))
    account = await accounts_service.create(visitor.person, data)
    known_addresses_service.add(account.name, address_of(request))
    return await _signed_in(request, people_service, authentication_service, account)


@post("/session", status_code=200, opt={FOR_STRANGERS: True})
async def sign_in(
    request: Asked,
    data: JSONBody[SignIn],
    accounts_service: NamedDependency[Accounts],
    known_addresses_service: NamedDependency[KnownAddresses],
    people_service: NamedDependency[People],
    authentication_service: NamedDependency[Authentication],
    visitor: Asker,
    attempts: Attempts,
) -> Person:
    """Sign in; tables of the guest become tables of the account.

    What the guest of this device has comes along: seats, own tables, invitations to watch.
    """
    address = address_of(request)
    await attempts.spend(address)
    await attempts.spend(known_addresses_service.key(data.name, address))
    account = await accounts_service.sign_in(None if visitor.stranger else visitor.person, data)
    known_addresses_service.add(data.name, address)
    return await _signed_in(request, people_service, authentication_service, account)


@delete("/session", opt={FOR_STRANGERS: True})
async def sign_out(request: Asked, visitor: Asker) -> None:
    """Sign out on this device."""
    clear_cookie(request)


@delete("/sessions", opt={FOR_STRANGERS: True})
async def sign_out_everywhere(
    request: Asked,
    accounts_service: NamedDependency[Accounts],
    guest_links_service: NamedDependency[GuestLinks],
    authentication_service: NamedDependency[Authentication],
    visitor: Asker,
    creations: Creations,
) -> None:
    """Sign out on every device; a guest stays signed in on this one, because a guest has no password."""
    await creations.spend(address_of(request))
    if visitor.stranger:
        return
    guest = await guest_links_service.sign_out_elsewhere(visitor.person)
    if guest is not None:
        authentication_service.set_cookie(request, Visitor(guest.person, False, guest.epoch))
        return
    await accounts_service.sign_out_everywhere(visitor.person)
    clear_cookie(request)


@put("/me/password")
async def change_password(
    request: Asked,
    data: JSONBody[NewPassword],
    accounts_service: NamedDependency[Accounts],
    people_service: NamedDependency[People],
    authentication_service: NamedDependency[Authentication],
    visitor: Asker,
    attempts: Attempts,
) -> Person:
    """Change my password and sign out every other device.

    For accounts; the old password is asked for again.
    """
    await attempts.spend(address_of(request))
    return await _signed_in(
        request, people_service, authentication_service, await accounts_service.change_password(visitor.person, data)
    )


@get("/me/tokens", opt={"scope": ACCOUNT_SCOPE})
async def list_tokens(tokens_service: NamedDependency[Tokens], visitor: Asker) -> list[TokenInfo]:
    """List my tokens."""
    return await tokens_service.list(visitor.person)


@post("/me/tokens")
async def make_token(
    request: Asked,
    data: JSONBody[NewToken],
    tokens_service: NamedDependency[Tokens],
    visitor: Asker,
    creations: Creations,
) -> TokenMade:
    """Create a token for a script.

    For accounts, at most 20. The secret is shown this once; send it as `Authorization: Bearer …`.
    """
    await creations.spend(address_of(request))
    return await tokens_service.make(visitor.person, data)


@delete("/me/tokens/{token:str}")
async def withdraw_token(
    token: TokenId, tokens_service: NamedDependency[Tokens], sessions_service: NamedDependency[Sessions], visitor: Asker
) -> None:
    """Withdraw a token.

    Sockets that were opened with it are closed.
    """
    await tokens_service.withdraw(visitor.person, token)
    sessions_service.invalidate(visitor.person)


@get("/people/{person:str}")
async def get_profile(person: PersonId, people_service: NamedDependency[People], visitor: Asker) -> Profile:
    """The profile of a person with an account: results and finished games."""
    return await people_service.profile(person, visitor.person)


async def _signed_in(request: Asked, people: People, authentication: Authentication, account: Account) -> Person:
    authentication.set_cookie(request, Visitor(account.person, False, account.epoch))
    return await people.person(account.person)
