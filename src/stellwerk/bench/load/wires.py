"""A small WebSocket and HTTP client: fast, so that the server is measured and not the one who asks."""

import asyncio
import base64
import os
from collections.abc import Callable

SMALL, MIDDLE = 126, 127
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
UNMASKED = b"\0\0\0\0"  # a mask of zeros is a mask too, and leaves the text as it is


class Refused(Exception):
    """The server did not answer as it should."""


class Socket(asyncio.Protocol):
    """A WebSocket that speaks text; everything heard is handed on at once."""

    def __init__(self, hears: Callable[["Socket", bytes], None]) -> None:
        self.hears = hears
        self.closed = False
        self._buffer = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open; the handshake comes next."""
        self._transport = transport  # type: ignore[assignment]  # uvloop's has the methods, not the type

    async def shake_hands(self, host: str, path: str, headers: dict[str, str]) -> None:
        """Become a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key}
        lines = [f"GET {path} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in {**asked, "Sec-WebSocket-Version": "13", **headers}.items()]
        assert self._transport is not None
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await asyncio.wait_for(self._open, 60)

    def say(self, text: bytes) -> None:
        """Send one message."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Go away."""
        self.closed = True
        if self._transport is not None:
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The other end is gone."""
        self.closed = True
        if not self._open.done():
            self._open.set_exception(Refused("the server closed the line"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        buffer = self._buffer + data
        if not self._open.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self._open.set_exception(Refused(head.partition(b"\r\n")[0].decode("latin-1")))
                return
            self._open.set_result(None)
        at = 0
        while (found := _frame(buffer, at)) is not None:
            kind, begin, at = found
            self._take(kind, buffer[begin:at])
        self._buffer = buffer[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hears(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.closed = True

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < SMALL else bytes((0x80 | SMALL,)) + size.to_bytes(2)
        assert self._transport is not None
        self._transport.write(bytes((kind,)) + length + UNMASKED + payload)


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The next whole frame: its kind, and where its payload begins and ends."""
    if len(buffer) < at + 2:
        return None
    size, begin = buffer[at + 1], at + 2
    if size >= SMALL:
        width = 2 if size == SMALL else 8
        size, begin = int.from_bytes(buffer[begin : begin + width]), begin + width
    return (buffer[at], begin, begin + size) if len(buffer) >= begin + size else None


async def open_socket(host: str, path: str, headers: dict[str, str], hears: Callable[[Socket, bytes], None]) -> Socket:
    """A WebSocket at this path."""
    name, _, port = host.partition(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(hears), name, int(port))
    await socket.shake_hands(host, path, headers)
    return socket


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Http:
    """One connection that stays open; a cookie that is given is kept."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.cookie = ""
        self._streams: Streams | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        """The body of the answer; Refused unless it is a good one. A line that was idle for too long is opened anew."""
        if self._streams is not None:
            try:
                return await self._asked(self._streams, method, path, body, headers)
            except (asyncio.IncompleteReadError, ConnectionError):
                await self.close()
        name, _, port = self.host.partition(":")
        self._streams = await asyncio.open_connection(name, int(port))
        return await self._asked(self._streams, method, path, body, headers)

    async def _asked(self, streams: Streams, method: str, path: str, body: bytes, headers: dict[str, str]) -> bytes:
        reader, writer = streams
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Content-Length: {len(body)}"]
        lines += ["Content-Type: application/json", *([f"Cookie: {self.cookie}"] if self.cookie else [])]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        answer = await reader.readexactly(int(fields.get("content-length", "0")))
        if not head[0].split()[1].startswith("2"):
            raise Refused(f"{method} {path}: {head[0]} {answer[:200]!r}")
        kept = [line.split(": ", 1)[1].partition(";")[0] for line in head if line.lower().startswith("set-cookie")]
        self.cookie = kept[0] if kept else self.cookie
        return answer

    async def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
