"""Where a request comes from: this machine itself, or elsewhere."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.types import Scope

IS_LOCAL = "stellwerk_is_local"  # in the state of a scope: the result of `is_local`
FORWARDED = frozenset((b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via"))


def is_local(scope: Scope) -> bool:
    """Return whether a request comes from this machine: loopback peer, loopback `Host`, no header of a proxy.

    A request through a proxy on this machine has a loopback peer too, so one with a forwarding header is never local.
    """
    headers = dict(scope["headers"])
    peer = scope.get("client")
    if peer is None or FORWARDED & headers.keys() or not _is_loopback(peer[0]):
        return False
    return is_loopback_name(host_name(headers.get(b"host", b"").decode("latin-1")))


def host_name(host: str) -> str:
    """Name in a `Host` header, without its port; empty if it is missing or malformed."""
    try:
        return urlsplit("//" + host).hostname or ""
    except ValueError:
        return ""


def is_loopback_name(name: str) -> bool:
    """Return whether a host name is `localhost` or a loopback address."""
    return name == "localhost" or _is_loopback(name)


def _is_loopback(text: str) -> bool:
    try:
        return ip_address(text).is_loopback
    except ValueError:
        return False
