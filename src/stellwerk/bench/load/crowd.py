"""Many open sockets on one process: everybody must hear every move, nobody may be lost."""

import asyncio
from time import perf_counter

from msgspec import Struct

from stellwerk.bench.load.arms import AT_ONCE, OwnArm
from stellwerk.bench.load.own import API, HEARD, LiveTable, play_live
from stellwerk.bench.load.wires import Http, Socket, open_socket

WAIT_SECONDS = 60.0


class Crowd(Struct, frozen=True):
    """How many sockets were open, and what became of them when a move was made at every table."""

    sockets: int
    tables: int
    heard: int  # sockets that were told of the last move at their table
    lost: int  # sockets that were closed
    seconds: float  # until the last of them was told
    memory_per_socket: int


class Watcher:
    """Somebody who only listens."""

    def __init__(self) -> None:
        self.number = -1
        self.socket: Socket | None = None

    async def come(self, host: str, id: str, cookie: str) -> None:
        """Open a socket at a table."""
        self.socket = await open_socket(host, f"{API}/tables/{id}/live", {"Cookie": cookie}, self.hear)
        self.socket.say(b'{"type":"hello"}')

    def hear(self, _: Socket, text: bytes) -> None:
        """Remember how long the log is."""
        table = HEARD.decode(text).table
        self.number = self.number if table is None else table.head.number


async def crowd(arm: OwnArm, sockets: int) -> Crowd:
    """Spectators come to the tables until so many sockets are open; then the tables play on for a moment."""
    tables: list[LiveTable] = arm.tables
    before = arm.memory()
    each = -(-(sockets - 2 * len(tables)) // len(tables))
    everybody = await _come(arm, tables, each, sockets - 2 * len(tables))
    memory = arm.memory() - before
    begun = perf_counter()
    await play_live(tables, arm.watch, 1.0, pace=1.0)
    told = 0
    while perf_counter() - begun < WAIT_SECONDS:
        last = {table.id: table.moves for table in tables}
        told = sum(watcher.number == last[id] for id, watcher in everybody)
        if told == len(everybody):
            break
        await asyncio.sleep(0.05)
    seconds = perf_counter() - begun
    players = [player.socket for table in tables for player in table.players]
    open_sockets = [*(watcher.socket for _, watcher in everybody), *players]
    lost = sum(socket is None or socket.closed for socket in open_sockets)
    for _, watcher in everybody:
        if watcher.socket is not None:
            watcher.socket.close()
    heard = told + sum(socket is not None and not socket.closed for socket in players)
    return Crowd(len(open_sockets), len(tables), heard, lost, round(seconds, 2), memory // max(1, len(everybody)))


async def _come(arm: OwnArm, tables: list[LiveTable], each: int, most: int) -> list[tuple[str, Watcher]]:
    """Spectators at public tables; one cookie is enough for all of them."""
    http = Http(arm.server.host)
    await http.ask("GET", f"{API}/me")
    everybody = [(table.id, Watcher()) for table in tables for _ in range(each)][:most]
    free = asyncio.Semaphore(AT_ONCE)

    async def come(id: str, watcher: Watcher) -> None:
        async with free:
            await watcher.come(arm.server.host, id, http.cookie)

    await asyncio.gather(*(come(id, watcher) for id, watcher in everybody))
    await http.close()
    return everybody
