"""REST routes of the export and the deletion of personal data."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.people.messages import Farewell
from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE, FOR_STRANGERS, clear_cookie
from stellwerk.server.features.people.service.accounts import Accounts
from stellwerk.server.features.privacy.service.deletion import PersonDeletion
from stellwerk.server.features.privacy.service.export import Export
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Attempts
from stellwerk.server.platform.http.visitors import Asker

Asked = Request[Any, Any, Any]


@get("/me/export", media_type="application/json", opt={"scope": ACCOUNT_SCOPE, FOR_STRANGERS: True})
async def export_me(export_service: NamedDependency[Export], visitor: Asker) -> Response[bytes]:
    """Export all my stored data as one JSON file.

    Person, tokens, consent to open data, bots, chat, notes, plans, drafts, channels with all deliveries, sanctions,
    reports, invitations to create an account, what the diary of the hosts tells about one, tables with records as one
    may have them.
    """
    body = await export_service.of(visitor.person)
    name = 'attachment; filename="stellwerk.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


@post("/me/delete", status_code=204, opt={FOR_STRANGERS: True})
async def delete_me(
    request: Asked,
    data: JSONBody[Farewell],
    accounts_service: NamedDependency[Accounts],
    deletion_service: NamedDependency[PersonDeletion],
    visitor: Asker,
    attempts: Attempts,
) -> None:
    """Delete me: bots take my seats, records of other people stay complete.

    An account says its password again.
    """
    await attempts.spend(address_of(request))
    await accounts_service.must_know_password(visitor.person, data.password)
    await deletion_service.delete(visitor.person)
    clear_cookie(request)
