"""A person at a server."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

from stellwerk.client.table import RemoteTable
from stellwerk.client.transport import ROOT, Answer, Transport
from stellwerk.kernel.meta import Meta
from stellwerk.wire.clocks import TimeControl
from stellwerk.wire.opening import NewSeat, NewTable
from stellwerk.wire.tables import TableList, TableView

ME, OPEN = "me", "open"


class Client:
    """A guest at a server, or with `token` the account that made it; closes its connections at the end of a block.

    `timeout`: seconds after which a request counts as lost. `trust_env`: use the proxies of the environment.
    """

    def __init__(
        self, address: str, *, token: str | None = None, timeout: float = 30.0, trust_env: bool = True
    ) -> None:
        self._transport = Transport(address, token, timeout, trust_env)
        self._tables: list[RemoteTable] = []

    def games(self) -> list[Meta]:
        """The cards of the games that the server has, with their options and bots."""
        return self.ask(list[Meta], "GET", "/games")

    def tables(self) -> TableList:
        """The own tables, public ones with free chairs, public ones to watch."""
        return self.ask(TableList, "GET", "/tables")

    def open_table(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        name: str | None = None,
        public: bool = False,
        time: TimeControl | None = None,
    ) -> RemoteTable:
        """Open a table; every seat is `me`, `open` for another person, or the name of a bot."""
        chairs = [NewSeat(seat) if seat in (ME, OPEN) else NewSeat("bot", seat) for seat in seats]  # type: ignore[arg-type]
        new = NewTable(game, chairs, dict(options or {}), name=name, public=public, time=time)
        return self._table(self.ask(TableView, "POST", "/tables", new))

    def table(self, id: str) -> RemoteTable:
        """A table that this person may see."""
        return self._table(self.ask(TableView, "GET", f"/tables/{id}"))

    def sit_down(self, table: str, seat: int, name: str, key: str | None = None) -> RemoteTable:
        """Take a free chair, with the key of the invitation unless the table is public."""
        body = {"name": name, "key": key}
        return self._table(self.ask(TableView, "POST", f"/tables/{table}/seats/{seat}", body))

    def ask(self, kind: type[Answer], method: str, path: str, body: Any = None) -> Answer:
        """Send any request of the protocol, with or without `/api/v1` before its path; `dict` takes every object."""
        return self._transport.ask(kind, method, path.removeprefix(ROOT), body)

    def close(self) -> None:
        """Close all connections."""
        for table in self._tables:
            table.close()
        self._transport.http.close()

    def _table(self, view: TableView) -> RemoteTable:
        table = RemoteTable(self._transport, view)
        self._tables.append(table)
        return table

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()
