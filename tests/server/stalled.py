"""A client that opens a socket at a table and stops reading."""

import itertools
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import Guest, Json

OPTIONS = {"start_player": 0, "fixed_starts": True}


@asynccontextmanager
async def stalled(guest: Guest, id: str) -> AsyncIterator[ClientConnection]:
    """A socket that was sent the table and reads nothing more, in a machine with little room for what comes."""
    place = urlsplit(guest.address)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect((place.hostname, place.port))
    plain.setblocking(False)
    headers = {"Cookie": guest.cookie, "Origin": guest.address}
    more: Json = {"max_size": 2**22, "compression": None, "ping_interval": None, "proxy": None}
    address = f"ws://{place.netloc}/api/v1/tables/{id}/live"
    opened = await connect(address, sock=plain, additional_headers=headers, **more)
    try:
        await opened.send(json.dumps({"type": "hello", "number": None}))
        while json.loads(await opened.recv())["type"] != "table":
            pass
        opened.transport.pause_reading()
        yield opened
    finally:
        opened.transport.abort()


class Mover:
    """Somebody who changes a table again and again, by taking a decision back and taking it anew."""

    def __init__(self, guest: Guest, table: Json) -> None:
        self.guest = guest
        self.id: str = table["head"]["id"]
        self.number: int = table["head"]["number"]
        self._steps = itertools.cycle((self._act, self._undo))

    async def move(self) -> int:
        """Change the table once; return the length of its log after that."""
        self.number = await next(self._steps)()
        return self.number

    async def _act(self) -> int:
        table = {"head": {"id": self.id, "number": self.number, "to_act": [0]}}
        done: int = (await self.guest.act(table, "build:black"))["number"]
        return done

    async def _undo(self) -> int:
        body = {"seat": 0, "number": self.number, "count": 1}
        done: int = (await self.guest.post(f"/tables/{self.id}/undo", body))["number"]
        return done
