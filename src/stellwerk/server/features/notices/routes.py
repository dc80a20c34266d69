"""REST routes of the channels on which a person receives notices."""

from typing import Annotated, Any
from urllib.parse import quote

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from stellwerk.server.features.notices.messages import (
    ChangedWay,
    Confirm,
    ForgottenPassword,
    NewPasswordByLink,
    NewWay,
    Notices,
)
from stellwerk.server.features.notices.service.channels import Channels
from stellwerk.server.features.notices.service.password_resets import PasswordResets
from stellwerk.server.features.people.messages import Person
from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE, Authentication
from stellwerk.server.features.people.service.people import People
from stellwerk.server.model.names import login_of
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Attempts, Creations
from stellwerk.server.platform.http.visitors import Asker, Visitor

WayId = Annotated[str, PathParameter(description="The id of a way.")]
MailKey = Annotated[str, PathParameter(description="The key of the link in an e-mail.")]
Asked = Request[Any, Any, Any]


@get("/me/notices", opt={"scope": ACCOUNT_SCOPE})
async def list_ways(channels_service: NamedDependency[Channels], visitor: Asker) -> Notices:
    """List my channels and the latest deliveries."""
    return await channels_service.list(visitor.person)


@post("/me/notices")
async def add_way(
    request: Asked,
    data: JSONBody[NewWay],
    channels_service: NamedDependency[Channels],
    visitor: Asker,
    creations: Creations,
) -> Notices:
    """Add an e-mail address (to be confirmed), a webhook or a push subscription.

    E-mail and webhooks belong to an account. A new address replaces the former one. The secret with which a
    webhook is signed is in this answer alone.
    """
    await creations.spend(address_of(request))
    return await channels_service.add(visitor.person, data)


@put("/me/notices/{way:str}")
async def change_way(
    way: WayId, data: JSONBody[ChangedWay], channels_service: NamedDependency[Channels], visitor: Asker
) -> Notices:
    """Change the kinds of notices and the digest of a channel."""
    return await channels_service.change(visitor.person, way, data)


@delete("/me/notices/{way:str}")
async def remove_way(way: WayId, channels_service: NamedDependency[Channels], visitor: Asker) -> None:
    """Remove a channel."""
    await channels_service.remove(visitor.person, way)


@post("/me/notices/{way:str}/test", status_code=200)
async def test_way(
    request: Asked, way: WayId, channels_service: NamedDependency[Channels], visitor: Asker, attempts: Attempts
) -> Notices:
    """Send a test message on a channel.

    For a confirmed channel; `deliveries` tells what becomes of it.
    """
    await attempts.spend(address_of(request))
    return await channels_service.test(visitor.person, way)


@post("/me/notices/{way:str}/secret", status_code=200)
async def make_way_secret(
    request: Asked, way: WayId, channels_service: NamedDependency[Channels], visitor: Asker, creations: Creations
) -> Notices:
    """Make a new secret for a webhook; the old one is void.

    What is sent from now on is signed with it (`Stellwerk-Signature`). The secret is in this answer alone.
    """
    await creations.spend(address_of(request))
    return await channels_service.renew_secret(visitor.person, way)


@post("/notices/confirmation", status_code=204)
async def confirm_way(
    request: Asked, data: JSONBody[Confirm], channels_service: NamedDependency[Channels], attempts: Attempts
) -> None:
    """Confirm an e-mail address by the key of the link that was sent to it."""
    await attempts.spend(address_of(request))
    await channels_service.confirm(data)


@post("/notices/unsubscription", status_code=204)
async def unsubscribe_way(
    request: Asked, data: JSONBody[Confirm], channels_service: NamedDependency[Channels], attempts: Attempts
) -> None:
    """End the notices to an e-mail address by the key of the link in every e-mail.

    The address stays confirmed: a link for a new password still goes there.
    """
    await attempts.spend(address_of(request))
    await channels_service.unsubscribe(data.way, data.key)


@get("/unsubscribe/{way:str}/{key:str}")
async def show_unsubscription(way: WayId, key: MailKey) -> Redirect:
    """Lead people who follow `List-Unsubscribe` to the page that asks; nothing changes."""
    return Redirect(f"/#/unsubscribe/{quote(way)}/{quote(key)}", status_code=303)


@post("/unsubscribe/{way:str}/{key:str}", status_code=204)
async def unsubscribe_by_one_click(way: WayId, key: MailKey, channels_service: NamedDependency[Channels]) -> None:
    """End the notices to an e-mail address for its mail program (RFC 8058), which sends a form and no cookie."""
    await channels_service.unsubscribe(way, key)


@post("/password/forgotten", status_code=204, operation_id="askForPassword")
async def forgotten_password(
    request: Asked,
    data: JSONBody[ForgottenPassword],
    password_resets_service: NamedDependency[PasswordResets],
    attempts: Attempts,
) -> None:
    """Ask for a link with which a new password is set.

    It goes to the confirmed e-mail address of the account; nobody is told whether there is one.
    """
    await attempts.spend(address_of(request))
    await attempts.spend(f"forgotten {login_of(data.name)[:32]}")
    await password_resets_service.ask(data.name)


@post("/password", status_code=200, operation_id="setNewPassword")
async def new_password(
    request: Asked,
    data: JSONBody[NewPasswordByLink],
    password_resets_service: NamedDependency[PasswordResets],
    people_service: NamedDependency[People],
    authentication_service: NamedDependency[Authentication],
    attempts: Attempts,
) -> Person:
    """Set a new password by the link of an e-mail; every other device is signed out, this one is signed in."""
    await attempts.spend(address_of(request))
    await attempts.spend(f"reset {data.person[:32]}")
    account = await password_resets_service.redeem(data)
    authentication_service.set_cookie(request, Visitor(account.person, False, account.epoch))
    return await people_service.person(account.person)
