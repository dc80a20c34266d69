"""What every changing request must satisfy: same origin, JSON."""

from ipaddress import IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.platform.http.origins import must_be_own
from stellwerk.server.platform.http.scope import settings_of

NETWORK_BITS = 64
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Another site may not change anything here, nor listen; scripts, which send no Origin, may."""
    if connection.scope.get("method") in SAFE:  # a socket has no method
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        settings = settings_of(connection.scope)
        if origin not in settings.origins:
            must_be_own(origin, connection.scope["scheme"], connection.headers.get("host", ""), settings.address)
    elif connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise RequestError(ErrorCode.OTHER_ORIGIN, "Requests from another site are not accepted.")


def json_only(connection: Connection, _: BaseRouteHandler) -> None:
    """A body must say that it is JSON: forms of other sites cannot."""
    if connection.scope.get("method") in SAFE:
        return
    headers = connection.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != "application/json":
        raise RequestError(ErrorCode.NOT_JSON, "Send the body as application/json.")


def address_of(connection: Connection) -> str:
    """Where a request comes from; of IPv6 the network, for whoever has one address there has them all."""
    host = connection.client.host if connection.client is not None else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or IPv6Network((found, NETWORK_BITS), strict=False).network_address)
