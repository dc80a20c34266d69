"""HTTP POST to a URL that a person entered: no private network, no redirect, five seconds."""

import asyncio
import socket
import ssl
from urllib.parse import urlsplit

from stellwerk.server.platform.security.open_internet import is_public

SECONDS = 5.0
MOST_BYTES = 16 * 1024


class NotSent(Exception):
    """A message was not accepted; the owner of the channel sees the code. `final`: further attempts are useless."""

    def __init__(self, code: str, final: bool = False) -> None:
        super().__init__(code)
        self.final = final


async def post(url: str, body: bytes, headers: dict[str, str], allow_private: bool = False) -> int:
    """Send a POST and return the status of the answer; raise NotSent if there is no answer."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, body, headers, allow_private)
    except TimeoutError:
        raise NotSent("timeout") from None
    except ssl.SSLError:
        raise NotSent("certificate") from None
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise NotSent("unreachable") from None


async def _post(url: str, body: bytes, headers: dict[str, str], allow_private: bool) -> int:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    if not (secure or allow_private) or not host or parts.username is not None:
        raise NotSent("not_https", final=True)
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
    """The first address of a host name, resolved once; raise NotSent unless all its addresses are public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (allow_private or all(is_public(address) for address in addresses)):
        raise NotSent("private", final=True)
    return addresses[0]


def _status(line: bytes) -> int:
    version, _, rest = line.decode("ascii", errors="replace").partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdigit():
        raise NotSent("no_http")
    return int(rest[:3])
