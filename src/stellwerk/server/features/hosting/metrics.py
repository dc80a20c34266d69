"""What the host's monitoring reads."""

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.platform.http.client_address import IS_LOCAL
from stellwerk.server.platform.observing.meters import MEDIA_TYPE, Meters
from stellwerk.server.settings import Settings


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(
    request: Request[Any, Any, Any],
    settings_service: NamedDependency[Settings],
    meters_service: NamedDependency[Meters],
) -> Response[bytes]:
    """Figures of all workers for Prometheus: only for the own machine, or with the host's token."""
    if not (_has_token(request, settings_service.metrics_token) or request.scope["state"].get(IS_LOCAL)):
        raise RequestError(ErrorCode.FORBIDDEN, "Figures are told to this machine, or for the host's token.")
    return Response(meters_service.page(), media_type=MEDIA_TYPE)


def _has_token(request: Request[Any, Any, Any], token: str | None) -> bool:
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    given = shown.strip().encode(errors="surrogateescape")
    return token is not None and kind.lower() == "bearer" and hmac.compare_digest(given, token.encode())
