"""What every changing request must satisfy: same origin, JSON."""

from ipaddress import IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from stellwerk.server.context import context_of
from stellwerk.server.errors import ErrorCode, RequestError

NETWORK_BITS = 64
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Another site may not change anything here, nor listen; scripts, which send no Origin, may."""
    if connection.scope.get("method") in SAFE:  # a socket has no method
        return
    origin = connection.headers.get("origin")
    if origin is None:
        allowed = connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    else:
        own = urlsplit(origin).netloc == connection.headers.get("host", "")
        allowed = origin != "null" and (own or origin in context_of(connection.scope).services.settings.origins)
    if not allowed:
        raise RequestError(ErrorCode.FORBIDDEN, "Requests from another site are not accepted.")


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
