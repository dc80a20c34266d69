"""An open WebSocket with a bounded queue of texts to send, so that a sender never waits for the network."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket
from litestar.types import Send

SEND = "stellwerk_send"  # in the state of a scope: the ASGI `send` of the server, before any framework
MOST_UNSENT = 2**21
MOST_JOINED = 2**16
TRY_AGAIN = 1013
GONE = 1006
MISTAKE = 1011
CLOSE_SECONDS = 10.0
CLOSED = (OSError, RuntimeError)  # raised by the ASGI `send` when the client or uvicorn has closed the connection


class LiveSocket:
    """A WebSocket, the texts that wait to be sent, and the task that sends them in order."""

    def __init__(self, socket: WebSocket[Any, Any, Any], stall_seconds: float) -> None:
        self._socket = socket
        self._send: Send = socket.scope["state"][SEND]
        self._stall_seconds = stall_seconds
        self._unsent: deque[bytes] = deque()
        self.unsent_bytes = 0
        self.joins = False  # the client reads several texts as lines of one: a system call less for each
        self._sent = 0  # texts
        self._work = asyncio.Event()  # the writer task waits for it while the queue is empty
        self._code: int | None = None  # close code, once the socket is closed or closing
        self._receiving: asyncio.Timeout | None = None  # around the wait for the next message
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._write())
        self._stall_timer = self._loop.call_later(stall_seconds, self._check_progress, None)

    def send(self, text: bytes) -> None:
        """Queue a text, unless the socket is closing; close with `TRY_AGAIN` if too many bytes wait already."""
        if self._code is not None:
            return
        if self.unsent_bytes > MOST_UNSENT:
            self.close(TRY_AGAIN)
            return
        self._unsent.append(text)
        self.unsent_bytes += len(text)
        self._work.set()

    async def receive(self) -> str | None:
        """Return the next text message, an empty text for a binary one, None when the socket is closed."""
        if self._code is not None:
            return None
        try:
            async with asyncio.timeout(None) as self._receiving:
                message: Any = await self._socket.receive()
        except TimeoutError:  # closed by `close`
            return None
        finally:
            self._receiving = None
        if message["type"] != "websocket.receive":
            self._code = GONE
            return None
        return message.get("text") or ""

    def close(self, code: int) -> None:
        """Close with this code after everything in the queue was sent; stop receiving at once."""
        if self._code is None:
            self._code = code
            self._work.set()
            if self._receiving is not None:
                self._receiving.reschedule(self._loop.time())

    async def finish(self) -> None:
        """Wait until the queue and the close frame were sent, at most `CLOSE_SECONDS`; then end the writer task."""
        self.close(MISTAKE)  # unless it is closed for another reason
        try:
            if self._code != GONE:
                await asyncio.wait([self._writer], timeout=CLOSE_SECONDS)
        finally:
            self._stall_timer.cancel()
            self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                while self._unsent:
                    texts = self._next()
                    await self._send({"type": "websocket.send", "bytes": None, "text": b"\n".join(texts).decode()})
                    for text in texts:
                        self._unsent.popleft()
                        self.unsent_bytes -= len(text)
                    self._sent += len(texts)
                if self._code is not None:
                    await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
                    return
                self._work.clear()
                await self._work.wait()
        except CLOSED:
            self.close(GONE)

    def _next(self) -> list[bytes]:
        """The texts to send next: the first that waits, or as many as fit into `MOST_JOINED` bytes if `joins`."""
        texts, size = [], 0
        for text in self._unsent:
            size += len(text)
            if texts and (not self.joins or size > MOST_JOINED):
                break
            texts.append(text)
        return texts

    def _check_progress(self, sent: int | None) -> None:
        """Close at once if texts wait and none was sent since the last check: the client does not read."""
        if self._unsent and self._sent == sent:
            self._writer.cancel()
            self.close(GONE)
        else:
            known = self._sent if self._unsent else None
            self._stall_timer = self._loop.call_later(self._stall_seconds, self._check_progress, known)


@asynccontextmanager
async def accept(socket: WebSocket[Any, Any, Any], stall_seconds: float) -> AsyncIterator[LiveSocket]:
    """Accept a WebSocket and yield it; close it at the end of the block."""
    await socket.accept()
    live = LiveSocket(socket, stall_seconds)
    try:
        yield live
    finally:
        await live.finish()
