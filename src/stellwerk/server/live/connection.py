"""One socket: what is to be sent waits in line, and the line is short."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from stellwerk.server.domain.table import Table
from stellwerk.server.domain.tables import Tables
from stellwerk.server.domain.trouble import Trouble, bad_input
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.live.plain import PLAIN_SEND
from stellwerk.server.messages import ChatMessage, ProblemMessage, ServerMessage, TableMessage
from stellwerk.server.problems import problem_of
from stellwerk.server.wire import ChatLine

LOG = logging.getLogger("stellwerk.live")
LONGEST_LINE = 256
POLICY = 1008
TRY_AGAIN = 1013


class Connection:
    """A person's socket at a table; `number` is the length of the log that it has been sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: str, visitor: Visitor) -> None:
        self.socket = socket
        self.table = table
        self.visitor = visitor
        self.person = visitor.person
        self.number: int | None = None  # None: it has not said hello
        self.chat: int | None = None  # the last thing said that it has; None: it does not want to hear
        self._line: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_LINE)
        self._ends_with: int | None = None
        self._send: Send = socket.scope["state"][PLAIN_SEND]

    def push(self, message: ServerMessage) -> None:
        """Put a message in line; a socket that is too slow is closed and may come again."""
        self._put(msgspec.json.encode(message))

    def _put(self, text: bytes) -> None:
        if self._ends_with is not None:
            return
        try:
            self._line.put_nowait(text)
        except asyncio.QueueFull:
            self.end(TRY_AGAIN)

    def greet(self, tables: Tables, table: Table, number: int | None) -> None:
        """Send the table from where the client has it."""
        since = 0 if number is None or not 0 <= number <= table.number else number
        self.push(TableMessage(tables.view(table, self.person, since)))
        self.number = table.number

    def update(self, text: bytes, number: int) -> None:
        """Send what is new, ready made; the log has this length then."""
        self._put(text)
        self.number = number

    def hello_is_due(self) -> None:
        """Who has not said hello by now takes a place that others need."""
        if self.number is None:
            self.fail(bad_input("Say hello first."))

    def hear(self, lines: list[ChatLine], first: bool = False) -> None:
        """Send what was said and is new here; at first also that nothing was."""
        if self.chat is None:
            return
        known = self.chat
        fresh = [line for line in lines if line.number > known]
        self.chat = fresh[-1].number if fresh else known
        if fresh or first:
            self.push(ChatMessage(fresh))

    def fail(self, trouble: Trouble) -> None:
        """Say what is wrong and close."""
        self.push(ProblemMessage(problem_of(trouble)))
        self.end(POLICY)

    def end(self, code: int) -> None:
        """Close when everything in line is sent; at once if the line is full."""
        if self._ends_with is None:
            self._ends_with = code
            if self._line.full():
                self._line.get_nowait()
            self._line.put_nowait(b"")

    async def write(self) -> None:
        """Send what is in line until the end."""
        try:
            while text := await self._line.get():
                await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
            await self.socket.close(self._ends_with or POLICY)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            LOG.debug("a socket went away: %s", error)
