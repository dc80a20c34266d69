"""The socket of a table, for those who wait for what the others do."""

import time
from contextlib import ExitStack
from typing import Final

import msgspec
from msgspec import Struct

from stellwerk.client.transport import ROOT, Transport, error_of, exception_of
from stellwerk.extras import needs
from stellwerk.kernel.errors import ServerUnreachable
from stellwerk.wire.problems import Problem
from stellwerk.wire.tables import TableView

with needs("client"):
    from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
    from websockets.sync.client import ClientConnection, connect

MOST_BYTES: Final = 2**24


class Told(Struct):
    """What the server says at a table, as far as the client listens."""

    type: str
    table: TableView | None = None
    problem: Problem | None = None


class Listener:
    """Hears of every change of a table; opens its socket when it is first needed, and anew when it was closed."""

    def __init__(self, transport: Transport, table: str) -> None:
        self.transport = transport
        self.table = table
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()

    def next(self, deadline: float | None) -> TableView | None:
        """The table after the next change; None when the deadline has passed."""
        while True:
            try:
                socket = self._socket or self._open()
                text = socket.recv(None if deadline is None else max(0.0, deadline - time.monotonic()))
            except TimeoutError:
                return None
            except (WebSocketException, OSError) as error:
                self.close()
                raise ServerUnreachable(self.transport.address, str(error) or type(error).__name__) from error
            told = msgspec.json.decode(text, type=Told)
            if told.problem is not None:
                self.close()
                raise exception_of(told.problem)
            if told.table is not None:
                return told.table

    def _open(self) -> "ClientConnection":
        """Open the socket and say hello: the first thing that comes is the whole table as it is now."""
        address = self.transport.address.replace("http", "ws", 1)
        opening = connect(
            f"{address}{ROOT}/tables/{self.table}/live",
            additional_headers=self.transport.socket_headers(),
            proxy=True if self.transport.trust_env else None,
            max_size=MOST_BYTES,
        )
        try:
            socket = self._opened.enter_context(opening)
        except InvalidStatus as error:
            raise error_of(bytes(error.response.body or b""), error.response.status_code) from error
        except InvalidHandshake as error:
            raise ServerUnreachable(self.transport.address, str(error)) from error
        socket.send('{"type":"hello"}')
        self._socket = socket
        return socket

    def close(self) -> None:
        """Close the socket, if it is open."""
        self._opened.close()
        self._socket = None
