"""One socket at a table: who is there, and what was sent already."""

import msgspec

from stellwerk.server.errors import RequestError, bad_input
from stellwerk.server.features.live.messages import (
    ChatMessage,
    ProblemMessage,
    ServerMessage,
    TableMessage,
)
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.problems import problem_of
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.tables.service.views import audience
from stellwerk.server.features.talk.messages import ChatLine
from stellwerk.server.model.table_row import Steady, TableRow
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.server.platform.sockets.socket import LiveSocket

POLICY = 1008


class Connection:
    """A person's socket at a table; `number` is the length of the log that it has been sent."""

    def __init__(self, socket: LiveSocket, table: str, visitor: Visitor) -> None:
        self.socket = socket
        self.table = table
        self.visitor = visitor
        self.person = visitor.person
        self.number: int | None = None  # None: it has not said hello
        self.chat: int | None = None  # the last thing said that it has; None: it does not want to hear
        self.visible = True  # its page is in view, as far as it has said
        self.brief = False  # it understands what a move has changed
        self.steady: Steady | None = None  # what a move leaves as it is, of the table as it was sent last
        self.audience = ""  # to which it belongs as long as that stays

    def push(self, message: ServerMessage) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message))

    def greet(self, tables: Tables, table: Table, number: int | None) -> None:
        """Send the table from where the client has it."""
        since = 0 if number is None or not 0 <= number <= table.number else number
        broadcast = tables.broadcast(table)
        self.push(TableMessage(self.visitor.redact(broadcast.seen_by(self.person, since))))
        self.number = table.number
        self.see(table.row, table.steady(broadcast.present))

    def see(self, row: TableRow, steady: Steady) -> None:
        """All of the table is sent."""
        self.steady, self.audience = steady, audience(row, self.person)
        if self.visitor.token is not None and self.audience:
            self.audience += " by token"  # which may not see all that its owner sees

    def update(self, text: bytes, number: int) -> None:
        """Send what is new, ready made; the log has this length then."""
        self.socket.send(text)
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

    def fail(self, error: RequestError) -> None:
        """Say what is wrong and close."""
        self.push(ProblemMessage(problem_of(error)))
        self.socket.close(POLICY)
