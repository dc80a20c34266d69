"""Who really asks: the own machine, or somebody through a proxy."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.types import Scope

NEAR = "stellwerk_near"
FORWARDED = frozenset((b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via"))


def is_near(scope: Scope) -> bool:
    """Whether this machine itself asks: a loopback address, an own name, and nothing that was passed on.

    Whoever comes through a proxy on this machine has its address too, so a forwarded request is never near,
    whatever address it claims.
    """
    headers = dict(scope["headers"])
    peer = scope.get("client")
    if peer is None or FORWARDED & headers.keys() or not _is_loopback(peer[0]):
        return False
    return is_loopback_name(host_name(headers.get(b"host", b"").decode("latin-1")))


def host_name(place: str) -> str:
    """The name in a `Host` header, without its port; empty if there is none that makes sense."""
    try:
        return urlsplit("//" + place).hostname or ""
    except ValueError:
        return ""


def is_loopback_name(name: str) -> bool:
    """Whether a name can mean nothing but the machine on which it is used."""
    return name == "localhost" or _is_loopback(name)


def _is_loopback(text: str) -> bool:
    try:
        return ip_address(text).is_loopback
    except ValueError:
        return False
