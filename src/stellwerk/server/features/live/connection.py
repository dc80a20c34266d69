"""Connections: an open socket with its visitor, and what it has been sent."""

import msgspec

from stellwerk.server.errors import RequestError, bad_input
from stellwerk.server.features.live.messages import (
    ChatMessage,
    LobbyServerMessage,
    ProblemMessage,
    ServerMessage,
    TableMessage,
)
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.broadcast import Broadcast
from stellwerk.server.features.tables.service.problems import problem_of
from stellwerk.server.features.tables.service.views import audience
from stellwerk.server.features.talk.messages import ChatLine
from stellwerk.server.features.talk.model import Room
from stellwerk.server.features.talk.service.chat import room_of
from stellwerk.server.model.table_row import Steady, TableRow
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.server.platform.sockets.socket import LiveSocket
from stellwerk.wire.tables import Perspective

POLICY = 1008


class Connection:
    """An open socket and its visitor, who has to say hello before anything else."""

    def __init__(self, socket: LiveSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self.person = visitor.person
        self.greeted = False

    def send(self, message: ServerMessage | LobbyServerMessage) -> None:
        """Queue a message."""
        self.socket.send(msgspec.json.encode(message))

    def fail(self, error: RequestError) -> None:
        """Send the problem and close the socket."""
        self.send(ProblemMessage(problem_of(error)))
        self.socket.close(POLICY)

    def require_hello(self) -> None:
        """Close the socket if the client has not said hello by now."""
        if not self.greeted:
            self.fail(bad_input("Say hello first."))


class TableConnection(Connection):
    """A connection to a table; `number` is the length of the log that the client has been sent."""

    def __init__(self, socket: LiveSocket, visitor: Visitor, table: str) -> None:
        super().__init__(socket, visitor)
        self.table = table
        self.number = 0
        self.may_play = visitor.may("play")
        self.chat: int | None = None  # the number of the last chat line sent; None: the client wants no chat
        self.visible = True  # the page is in view, as far as the client has said
        self.brief = False  # the client understands `moved`
        self.changes = False  # the client understands `changed`
        self.perspectives: list[Perspective] = []  # as they were sent last
        self.steady: Steady | None = None  # what a move does not change, as it was sent last
        self.audience = ""  # connections of one audience are sent the same bytes
        self.room: Room = "spectators"  # whose chat the client is sent

    def greet(self, broadcast: Broadcast, table: Table, number: int | None) -> None:
        """Send the table, with the lines that the client does not have."""
        since = 0 if number is None or not 0 <= number <= table.number else number
        seen = broadcast.seen_by(self.person, since)
        self.send(TableMessage(self.visitor.redact(seen)))
        self.perspectives = seen.perspectives
        self.greeted = True
        self.number = table.number
        self.remember(table.row, table.steady(broadcast.present))

    def remember(self, row: TableRow, steady: Steady) -> None:
        """Remember that the client has been sent the whole table."""
        self.steady, self.audience = steady, audience(row, self.person)
        self.room = room_of(row, self.person)
        if self.visitor.token is not None and self.audience:
            self.audience += " by token"  # which may not see all that its owner sees

    def send_chat(self, lines: list[ChatLine], first: bool = False) -> None:
        """Send the chat lines that are new to the client; the first time also an empty list."""
        if self.chat is None:
            return
        known = self.chat
        fresh = [line for line in lines if line.number > known]
        self.chat = fresh[-1].number if fresh else known
        if fresh or first:
            self.send(ChatMessage(fresh))

    def send_all_chat(self, lines: list[ChatLine]) -> None:
        """Send the chat anew, because lines were removed."""
        if self.chat is not None:
            self.chat = lines[-1].number if lines else self.chat
            self.send(ChatMessage(lines, whole=True))
