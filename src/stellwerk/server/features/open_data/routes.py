"""REST routes of the consent to open data."""

from typing import Any

from litestar import Request, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.open_data.messages import NewOpenDataConsent, OpenDataConsent
from stellwerk.server.features.open_data.service.consents import Consents
from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations
from stellwerk.server.platform.http.visitors import Asker


@get("/me/open-data", opt={"scope": ACCOUNT_SCOPE})
async def get_open_data_consent(consents_service: NamedDependency[Consents], visitor: Asker) -> OpenDataConsent:
    """Whether my finished public games may be published as open data."""
    return await consents_service.of(visitor.person)


@put("/me/open-data")
async def set_open_data_consent(
    request: Request[Any, Any, Any],
    data: JSONBody[NewOpenDataConsent],
    consents_service: NamedDependency[Consents],
    visitor: Asker,
    creations: Creations,
) -> OpenDataConsent:
    """Agree that my finished public games are published as open data, or no longer.

    For accounts; nobody has agreed before saying so. Names are replaced, chat is left out, of times the day is left.
    Withdrawing counts for what is published afterwards.
    """
    await creations.spend(address_of(request))
    return await consents_service.set(visitor.person, data.agreed)
