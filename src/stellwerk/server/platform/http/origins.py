"""Whether a browser's request comes from a page of this server: `Origin` against scheme and `Host`."""

import socket
from functools import cache
from ipaddress import ip_address

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.platform.http.client_address import host_name, is_loopback_name

WEB = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""The scheme of the page that opens a connection of this scheme."""


def must_be_own(origin: str, scheme: str, host: str, address: str | None) -> None:
    """Refuse an origin that is not this server's own: scheme, name and port as the request itself has them.

    Behind a proxy that does not tell the scheme, the scheme of the configured address counts.
    """
    given, _, place = origin.partition("://")
    if not host_name(host) or place != host or given not in WEB.values():
        raise RequestError(ErrorCode.FORBIDDEN, "Requests from another site are not accepted.")
    if given != WEB.get(scheme) and origin != _origin(address):
        why = "behind a proxy the server has to know it, by X-Forwarded-Proto or by --address"
        raise RequestError(ErrorCode.FORBIDDEN, f"The page has another scheme than the request ({why}).")
    if not _is_own_name(host_name(host), address):
        raise RequestError(ErrorCode.FORBIDDEN, "This server is not known by this name (it has another --address).")


def _is_own_name(name: str, address: str | None) -> bool:
    """Whether a page under this name may be ours: a foreign name may lead here without our doing (DNS rebinding).

    A server whose address is a number, or that knows none, may be found under any name of its network.
    """
    known = host_name((_origin(address) or "").partition("://")[2])
    if not known or is_loopback_name(known) or _is_number(known):
        return True
    return name == known or is_loopback_name(name) or _is_number(name) or name in _machine_names()


def _origin(address: str | None) -> str | None:
    return None if address is None else "/".join(address.split("/")[:3])


def _is_number(name: str) -> bool:
    """Whether a name is an IP address, which no foreign name server can turn."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _machine_names() -> frozenset[str]:
    """The names of this machine in its own network."""
    name = socket.gethostname().lower()
    return frozenset((name, f"{name.partition('.')[0]}.local"))
