"""A POST to an address that somebody else chose: no private network, no redirect, five seconds."""

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

SECONDS = 5.0
MOST_BYTES = 16 * 1024
GLOBAL = ipaddress.IPv6Network("2000::/3")  # whatever lies outside is no host of the open internet, or IPv4 in disguise
NO_HOSTS = tuple(map(ipaddress.IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""Teredo and the like, documentation, 6to4, documentation."""
ISATAP = (0x00005EFE, 0x02005EFE)  # the third quarter of an address that ends with an IPv4 address


class NotSent(Exception):
    """It did not arrive; the text may be shown to the one who chose the address."""


async def post(url: str, body: bytes, headers: dict[str, str], allow_private: bool = False) -> int:
    """Send, and tell the status of the answer; NotSent if there is none."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, body, headers, allow_private)
    except TimeoutError:
        raise NotSent("no answer within 5 seconds") from None
    except ssl.SSLError:
        raise NotSent("the certificate is not accepted") from None
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(f"no connection ({type(error).__name__})") from None


async def _post(url: str, body: bytes, headers: dict[str, str], allow_private: bool) -> int:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    if not (secure or allow_private) or not host or parts.username is not None:
        raise NotSent("the address must begin with https://")
    port = parts.port or (443 if secure else 80)
    address = await _resolved(host, port, allow_private)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if secure else None, limit=MOST_BYTES
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        return _status(await reader.readuntil(b"\r\n"))
    finally:
        writer.close()


async def _resolved(host: str, port: int, allow_private: bool) -> str:
    """The address behind a name, looked up once; every address of the name must be public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (allow_private or all(is_public(address) for address in addresses)):
        raise NotSent("the address lies in a private network")
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an address belongs to the open internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address not in GLOBAL or any(address in network for network in NO_HOSTS):
            return False
        if int(address) >> 32 & 0xFFFFFFFF in ISATAP:
            return False
    return address.is_global and not address.is_multicast


def _status(line: bytes) -> int:
    version, _, rest = line.decode("ascii", errors="replace").partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdigit():
        raise NotSent("the answer is no HTTP")
    return int(rest[:3])
