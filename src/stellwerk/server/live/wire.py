"""The wire of a socket: what is said goes straight to the network, past everything that ASGI puts between."""

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WIRE = "stellwerk_wire"
MOST_UNSENT = 2**21
TRY_AGAIN = 1013
_TEXT = 0x81  # a whole message
_SHORT, _MIDDLE = 126, 2**16


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's socket with a short way out; the event loop sends what is said in one of its turns together."""

    async def run_asgi(self) -> None:
        """Let the application find this wire."""
        self.scope["state"][WIRE] = self
        await super().run_asgi()

    @property
    def is_open(self) -> bool:
        return not (self.close_sent or self.transport.is_closing())

    def say(self, text: bytes) -> None:
        """Send a text, unless the other end is gone; who has not read what was sent before may come again."""
        if not self.is_open:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.hang_up(TRY_AGAIN)
        elif self.conn.extensions:  # it compresses
            self.conn.send_text(text)
            self._flush()
        else:
            self.transport.write(framed(text))

    async def hear(self) -> str | None:
        """The next text, empty if it is none; None when the conversation is over."""
        message = await self.receive()
        if message["type"] != "websocket.receive" or not self.is_open:
            return None
        return message.get("text") or ""

    def hang_up(self, code: int) -> None:
        """Close after everything that was said; who does not take leave in time is cut off."""
        if not self.is_open:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self._flush()
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))


def framed(text: bytes) -> bytes:
    """A text as one frame of a server (RFC 6455, 5.2)."""
    length = len(text)
    if length < _SHORT:
        return struct.pack("!BB", _TEXT, length) + text
    if length < _MIDDLE:
        return struct.pack("!BBH", _TEXT, _SHORT, length) + text
    return struct.pack("!BBQ", _TEXT, _SHORT + 1, length) + text
