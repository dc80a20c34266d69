"""REST routes for the host: health, metrics, and information about the server."""

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from stellwerk import __version__
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.hosting.messages.house import About, Health
from stellwerk.server.features.tables.service.problems import store_failed
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.http.client import build_of
from stellwerk.server.platform.http.client_address import IS_LOCAL
from stellwerk.server.platform.observing.meters import MEDIA_TYPE, Meters
from stellwerk.server.settings import Settings


@get("/about", operation_id="getAbout")
async def about(settings_service: NamedDependency[Settings]) -> About:
    """What the host says: version, imprint, privacy notice, what people may do here.

    `build` is a fingerprint of the client that is served: a page with another one is old.
    """
    return About(
        __version__,
        build_of(settings_service.client),
        settings_service.imprint,
        settings_service.privacy,
        settings_service.idle_days,
        settings_service.sign_up,
        settings_service.guests,
        settings_service.open_tables,
        settings_service.uploads,
        settings_service.smtp is not None,
        settings_service.bots_per_person,
    )


@get("/health", operation_id="getHealth")
async def health(tables_service: NamedDependency[Tables]) -> Health:
    """Check that the database can be read and written.

    The answer is `store_failed` (503) with what is wrong when the store does not work.
    """
    wrong = await tables_service.store.ping()
    if wrong is not None:
        raise store_failed(wrong)
    return Health(True, __version__, list(tables_service.games))


@get("/metrics", operation_id="getMetrics", media_type=MediaType.TEXT)
async def metrics(
    request: Request[Any, Any, Any],
    settings_service: NamedDependency[Settings],
    meters_service: NamedDependency[Meters],
) -> Response[bytes]:
    """Metrics of all workers for Prometheus: only for clients on this machine or with the host's token."""
    if not (_has_token(request, settings_service.metrics_token) or request.scope["state"].get(IS_LOCAL)):
        raise RequestError(ErrorCode.FORBIDDEN, "Metrics are for clients on this machine, or with the host's token.")
    return Response(meters_service.page(), media_type=MEDIA_TYPE)


def _has_token(request: Request[Any, Any, Any], token: str | None) -> bool:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    sent = secret.strip().encode(errors="surrogateescape")
    return token is not None and kind.lower() == "bearer" and hmac.compare_digest(sent, token.encode())
