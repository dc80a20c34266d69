"""PostgreSQL behind a port that can be opened and shut."""

import asyncio

from tests.ports import a_port
from tests.server.stores import Postgres


class Gate:
    """A port of this machine; while it is open, PostgreSQL answers there."""

    def __init__(self, postgres: Postgres, name: str) -> None:
        self.port = a_port()
        self.url = f"postgresql://{postgres.run('SELECT current_user')[0][0]}@127.0.0.1:{self.port}/{name}"
        folder, port = (postgres.run(f"SHOW {setting}")[0][0] for setting in ("unix_socket_directories", "port"))
        self._behind = f"{folder}/.s.PGSQL.{port}"
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Let connections through from now on."""
        self._server = await asyncio.start_server(self._forward, "127.0.0.1", self.port)

    async def shut(self) -> None:
        """Cut all connections and take no new ones."""
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        await self._server.wait_closed()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner = await asyncio.open_unix_connection(self._behind)
        both = {writer, inner[1]}
        self._writers |= both
        await asyncio.gather(_copy(reader, inner[1]), _copy(inner[0], writer), return_exceptions=True)
        self._writers -= both


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(2**16):
            target.write(data)
            await target.drain()
    finally:
        target.close()
