"""A server without its network, to look at what stands on its disk."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stellwerk.kernel.registry import all_games
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.platform.database import sqlite
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.group_commit import Work
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings
from stellwerk.server.stores import Stores
from stellwerk.wire.deciding import Act
from stellwerk.wire.opening import NewSeat, NewTable

OPTIONS = {"start_player": 0, "fixed_starts": True}


class Alone:
    """A server without its network: the services on one SQLite file, and what really stands in that file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "stellwerk.sqlite3"
        settings = Settings(data=folder)
        self.database = Database(settings.url)
        self.stores = Stores(self.database)
        self.services = Services(self.stores, all_games(), bytes(32), settings)
        self.id = ""
        self.random = Random(2)

    async def begin(self) -> None:
        """A table at which Anna plays all three seats."""
        view = await self.services.lobby.open_table("anna", NewTable("paris", [NewSeat("me")] * 3, OPTIONS))
        self.id = view.head.id

    async def table(self, id: str = "") -> Table:
        return await self.services.tables.open(id or self.id)

    async def move(self, id: str = "") -> int:
        """Decide somehow for whoever is to act; the length of the log when the move is acknowledged."""
        table = await self.table(id)
        assert table.state is not None
        seat = table.row.to_act.bit_length() - 1
        do = table.game.actions.notation(self.random.choice(table.state.legal(seat)))
        act, request = Act(seat, table.number, [do]), f"request-{self.random.random()}"
        return await self.services.play.act(table.row.id, "anna", act, request)

    async def moves(self, count: int) -> int:
        """Several moves; the length of the log after the last."""
        return [await self.move() for _ in range(count)][-1]

    def rows(self, query: str, *values: object) -> list[Any]:
        """What stands in the file, read without Stellwerk."""
        with closing(sqlite3.connect(self.file)) as plain:
            return plain.execute(query, values).fetchall()

    @property
    def in_log(self) -> int:
        return len(self.rows("SELECT number FROM log"))


@asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[Alone]:
    server = Alone(folder)
    try:
        yield server
    finally:
        await server.database.close()


@contextmanager
def held_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A disk that does not write before it is asked to."""
    transact, reached, goes_on = sqlite.Writer.transact, threading.Event(), threading.Event()

    def slow(writer: sqlite.Writer, works: Sequence[Work]) -> list[Any]:
        reached.set()
        assert goes_on.wait(60)
        return transact(writer, works)

    with monkeypatch.context() as patched:
        patched.setattr(sqlite.Writer, "transact", slow)
        try:
            yield reached
        finally:
            goes_on.set()


async def reaches(event: threading.Event) -> None:
    """Wait for another thread without holding the event loop up."""
    async with asyncio.timeout(60):
        while not event.is_set():
            await asyncio.sleep(0.001)
