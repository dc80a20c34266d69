"""The wire of a socket: the short way between network and conversation, past all that ASGI puts between."""

import contextlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from stellwerk.server.platform.sockets.frames import framed, is_whole, lone_text
from stellwerk.server.platform.sockets.mailbox import Mailbox

WIRE = "stellwerk_wire"
MOST_UNSENT = 2**21
MOST_UNHEARD = 8
TRY_AGAIN = 1013


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's socket; on it texts take a short way in and out unless they are compressed or come in pieces."""

    _in_step = True  # everything that was received until now ended with a whole frame
    _unsent = b""  # said in this turn of the event loop

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Let the application find this wire; when it is done, what is still unsent does not linger."""
        self.scope["state"][WIRE] = self
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Who no longer answers is cut off, or the conversation would wait for bytes that nobody takes."""
        super().keepalive_timeout()
        if self.close_sent:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: take leave after everything that was said."""
        self._send()
        super().shutdown()

    async def send(self, message: Any) -> None:
        """What the application sends comes after everything that was said."""
        self._send()
        await super().send(message)

    @property
    def is_open(self) -> bool:
        return not (self.close_sent or self.transport.is_closing())

    def say(self, text: bytes) -> None:
        """Send a text, unless the other end is gone; who has not read what was sent before may come again."""
        if not self.is_open:
            return
        if self.transport.get_write_buffer_size() + len(self._unsent) > MOST_UNSENT:
            self.hang_up(TRY_AGAIN)
        elif self.conn.extensions:
            self.conn.send_text(text)
            self._flush()
        else:
            if not self._unsent:
                self.loop.call_soon(self._send)
            self._unsent += framed(text)

    async def hear(self) -> str | None:
        """The next text, empty if it is none; None when the conversation is over."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(message, str):
            return None if self.close_sent else message
        if message["type"] != "websocket.receive" or self.close_sent:
            return None
        return message.get("text") or ""

    def hang_up(self, code: int) -> None:
        """Close after everything that was said; who does not take leave in time is cut off."""
        if not self.is_open:
            return
        self._send()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self._flush()
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """A lone text waits to be heard; everything else goes the long way, which notices what is wrong with it."""
        text = lone_text(data, self.config.ws_max_size) if self._may_be_lone() else None
        if text is None:
            self._in_step = self._in_step and (is_whole(data) or not self.handshake_initiated)
            self._send()
            super().data_received(data)
            return
        self.queue.put_nowait(text)  # type: ignore[arg-type]  # for `hear` alone
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """What comes in one piece with a farewell is heard too; if it is no text, nobody is there to be told."""
        with contextlib.suppress(InvalidState):
            super().send_receive_event_to_app()

    def _may_be_lone(self) -> bool:
        talks = self._in_step and self.handshake_complete and not self.close_sent
        return talks and not self.frames and not self.conn.extensions

    def _send(self) -> None:
        """What was said in one turn of the event loop leaves together, before anything that is not said here."""
        if self._unsent and self.is_open:
            self.transport.write(self._unsent)
        self._unsent = b""

    def _flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))
