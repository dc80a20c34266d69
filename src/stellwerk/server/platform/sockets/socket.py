"""An open WebSocket with a bounded queue: whoever sends never waits for the network."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket
from litestar.types import Send

SEND = "stellwerk_send"  # in the state of a scope: the ASGI `send` of the server, before any framework
MOST_UNSENT = 2**21
TRY_AGAIN = 1013
GONE = 1006
MISTAKE = 1011
CLOSE_SECONDS = 10.0
CLOSED = (OSError, RuntimeError)  # what `send` raises when the other end, or uvicorn, has closed


class LiveSocket:
    """A WebSocket, the texts that wait to be sent, and the task that sends them in order."""

    def __init__(self, socket: WebSocket[Any, Any, Any], stall_seconds: float) -> None:
        self._socket = socket
        self._send: Send = socket.scope["state"][SEND]
        self._stall_seconds = stall_seconds
        self._unsent: deque[bytes] = deque()
        self.unsent_bytes = 0
        self._sent = 0  # texts
        self._idle: asyncio.Future[None] | None = None  # of a writer that waits for work
        self._code: int | None = None  # with which it is closed or is to be closed
        self._hearing: asyncio.Timeout | None = None  # around the wait for the next message
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._write())
        self._watch = self._loop.call_later(stall_seconds, self._look, None)

    def say(self, text: bytes) -> None:
        """Queue a text, unless the socket is closing; who is too far behind is told to come again."""
        if self._code is not None:
            return
        if self.unsent_bytes > MOST_UNSENT:
            self.hang_up(TRY_AGAIN)
            return
        self._unsent.append(text)
        self.unsent_bytes += len(text)
        self._wake()

    async def hear(self) -> str | None:
        """Return the next text, empty if it was none; None when the conversation is over."""
        if self._code is not None:
            return None
        try:
            async with asyncio.timeout(None) as self._hearing:
                message: Any = await self._socket.receive()
        except TimeoutError:  # closed from here
            return None
        finally:
            self._hearing = None
        if message["type"] != "websocket.receive":
            self._code = GONE
            return None
        return message.get("text") or ""

    def hang_up(self, code: int) -> None:
        """Close after everything that waits was sent; nothing more is heard."""
        if self._code is None:
            self._code = code
            self._wake()
            if self._hearing is not None:
                self._hearing.reschedule(self._loop.time())

    async def finish(self) -> None:
        """Send what waits and the close frame, as long as that is possible in time; then let go of the connection."""
        self.hang_up(MISTAKE)  # unless it is closed for another reason
        try:
            if self._code != GONE:
                await asyncio.wait([self._writer], timeout=CLOSE_SECONDS)
        finally:
            self._watch.cancel()
            self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                while self._unsent:
                    await self._send({"type": "websocket.send", "bytes": None, "text": self._unsent[0].decode()})
                    self.unsent_bytes -= len(self._unsent.popleft())
                    self._sent += 1
                if self._code is not None:
                    await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
                    return
                self._idle = self._loop.create_future()
                await self._idle
        except CLOSED:
            self.hang_up(GONE)

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def _look(self, sent: int | None) -> None:
        """Give up if nothing was sent since the last look although something waits: nobody reads."""
        if self._unsent and self._sent == sent:
            self._writer.cancel()
            self.hang_up(GONE)
        else:
            self._watch = self._loop.call_later(self._stall_seconds, self._look, self._sent if self._unsent else None)


@asynccontextmanager
async def opened(socket: WebSocket[Any, Any, Any], stall_seconds: float) -> AsyncIterator[LiveSocket]:
    """Accept a WebSocket; when the conversation is over it is closed."""
    await socket.accept()
    live = LiveSocket(socket, stall_seconds)
    try:
        yield live
    finally:
        await live.finish()
