"""Check of the `Origin` header: whether a request comes from a page of this server."""

import socket
from functools import cache
from ipaddress import ip_address

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.platform.http.client_address import host_name, is_loopback_name

WEB = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""By scheme of a connection, the scheme of the page that opens it."""


def must_be_own(origin: str, scheme: str, host: str, address: str | None) -> None:
    """Raise RequestError unless an origin has the scheme, name and port of the request itself.

    Behind a proxy that does not forward the scheme, the scheme of the configured address counts.
    """
    origin_scheme, _, origin_host = origin.partition("://")
    if not host_name(host) or origin_host != host or origin_scheme not in WEB.values():
        raise RequestError(ErrorCode.OTHER_ORIGIN, "Requests from another site are not accepted.")
    if origin_scheme != WEB.get(scheme) and origin != _origin(address):
        why = "behind a proxy the server has to know it, by X-Forwarded-Proto or by --address"
        raise RequestError(ErrorCode.OTHER_ORIGIN, f"The page has another scheme than the request ({why}).")
    if not _is_own_name(host_name(host), address):
        raise RequestError(ErrorCode.OTHER_ORIGIN, "This server is not known by this name (it has another --address).")


def _is_own_name(name: str, address: str | None) -> bool:
    """Return whether this server may serve pages under a name, so that no foreign name reaches it (DNS rebinding).

    A server without an address, or with a loopback or IP address, may be reached under any name of its network.
    """
    known = host_name((_origin(address) or "").partition("://")[2])
    if not known or is_loopback_name(known) or _is_ip_address(known):
        return True
    return name == known or is_loopback_name(name) or _is_ip_address(name) or name in _machine_names()


def _origin(address: str | None) -> str | None:
    return None if address is None else "/".join(address.split("/")[:3])


def _is_ip_address(name: str) -> bool:
    """Return whether a name is an IP address, which no foreign name server can redirect."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _machine_names() -> frozenset[str]:
    """Names of this machine in its own network."""
    name = socket.gethostname().lower()
    return frozenset((name, f"{name.partition('.')[0]}.local"))
