"""The arms of the run: a server each, alive for the whole run and asleep while another one is measured."""

import asyncio
import shutil
import socket
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Protocol

from stellwerk.bench.load import boardgame, own
from stellwerk.bench.load.node import VERSION, ready_boardgame
from stellwerk.bench.load.process import Served
from stellwerk.bench.load.sample import Sample, Stopwatch
from stellwerk.bench.load.tictactoe import TIC_TAC_TOE
from stellwerk.kernel.registry import find_game

AT_ONCE = 32  # tables that are opened at the same time
LONG = 200  # moves after which a table is followed by a new one before the next round begins


class Arm(Protocol):
    """A server and those who play on it."""

    name: str
    sockets: int  # per table
    seats: int  # per table

    async def open(self, tables: int) -> None:
        """Bring so many tables into play, more than before."""
        ...

    async def play(self, seconds: float, pace: float | None = None) -> Sample: ...

    def memory(self) -> int: ...

    async def stop(self) -> None: ...


class OwnArm:
    """Our server on a store, played by socket or by REST."""

    def __init__(
        self, name: str, game: str, url: str | None = None, rest: bool = False, python: str = sys.executable
    ) -> None:
        self.name, self.sockets = name, 0 if rest else 2
        self.game, self._rest = game, rest
        found = TIC_TAC_TOE if game == TIC_TAC_TOE.meta.id else find_game(game)
        assert found is not None, f"there is no game {game!r}"
        self.seats = found.meta.least_seats
        self._data = Path(tempfile.mkdtemp(prefix="stellwerk-load"))
        more = [] if url is None else [url]
        self.server = Served([python, "-m", "stellwerk.bench.load.serving", str(self._data), *more])
        self.watch = Stopwatch()
        self.tables: list[Any] = []

    async def open(self, tables: int) -> None:
        """Open tables and sit down."""
        kind = own.RestTable if self._rest else own.LiveTable
        first = len(self.tables)
        fresh = [kind(self.server.host, self.game, self.seats, self.watch, seed) for seed in range(first, tables)]
        await _opened(fresh)
        self.tables += fresh

    async def play(self, seconds: float, pace: float | None = None) -> Sample:
        """One round."""
        if self._rest:
            return await _timed(self.server, own.play_rest(self.tables, self.watch, seconds))
        for table in self.tables:
            await table.rest()
        await _opened([table for table in self.tables if table.moves > LONG])
        return await _timed(self.server, own.play_live(self.tables, self.watch, seconds, pace))

    def memory(self) -> int:
        """The memory of the server."""
        return self.server.memory()

    async def stop(self) -> None:
        """Leave the tables and end the server."""
        for table in self.tables:
            await table.leave()
        self.server.stop()
        shutil.rmtree(self._data, ignore_errors=True)


class BoardgameArm:
    """boardgame.io's own server, its matches in memory."""

    name, sockets, seats = f"boardgame.io {VERSION}", 2, 2

    def __init__(self, folder: Path) -> None:
        node, place = ready_boardgame(folder)
        script = Path(__file__).parent / "tictactoe.cjs"
        self.server = Served([*node, str(script), str(_free_port())], place)
        self.watch = Stopwatch()
        self.matches: list[boardgame.Match] = []

    async def open(self, tables: int) -> None:
        """Make matches and join them."""
        fresh = [boardgame.Match(self.server.host, self.watch, seed) for seed in range(len(self.matches), tables)]
        await _opened(fresh)
        self.matches += fresh

    async def play(self, seconds: float, pace: float | None = None) -> Sample:
        """One round."""
        assert pace is None
        await _opened([match for match in self.matches if match.moves > LONG])
        return await _timed(self.server, boardgame.play_matches(self.matches, self.watch, seconds))

    def memory(self) -> int:
        """The memory of the server."""
        return self.server.memory()

    async def stop(self) -> None:
        """Leave the matches and end the server."""
        for match in self.matches:
            await match.leave()
        self.server.stop()


async def _timed(server: Served, round: Coroutine[Any, Any, Sample]) -> Sample:
    """Play a round and note the processor time that it has cost the server."""
    before = server.processor_seconds()
    sample = await round
    sample.processor_seconds = server.processor_seconds() - before
    return sample


async def _opened(tables: list[Any]) -> None:
    """Begin them, some at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def begin(table: Any) -> None:
        async with free:
            await table.begin()

    await asyncio.gather(*(begin(table) for table in tables))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
