"""A bot account in the tests: its owner, its token, its stream."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.house import Guest, House, Json

WAIT = 120.0


class Bot(Guest):
    """A program that plays by token."""

    def __init__(self, address: str, made: Json) -> None:
        super().__init__(address)
        self.id: str = made["bot"]["id"]
        self.name: str = made["bot"]["name"]
        self.secret: str = made["secret"]
        self.http.headers["Authorization"] = f"Bearer {self.secret}"

    @asynccontextmanager
    async def stream(self, **query: str) -> AsyncIterator["Lines"]:
        """The stream, after its hello."""
        async with self.http.stream("GET", "/me/stream", params=query) as response:
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("application/x-ndjson")
            lines = Lines(response.aiter_lines())
            lines.hello = await lines.of("hello")
            yield lines

    async def answer(self, turn: Json, *do: str, status: int = 200) -> Any:
        """Answer a turn."""
        body = {"seat": turn["seat"], "number": turn["number"], "do": list(do or turn["legal"][:1])}
        return await self.post(f"/tables/{turn['table']}/actions", body, status)


class Lines:
    """Lines of a stream."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self.lines = lines
        self.hello: Json = {}

    async def next(self) -> Json | None:
        """The next line; None for an empty one."""
        async with asyncio.timeout(WAIT):
            line = await anext(self.lines)
        found: Json | None = json.loads(line) if line else None
        return found

    async def of(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            message = await self.next()
            if message is not None and message["type"] in kinds:
                return message


async def owner_of_bots(house: House, name: str = "Anna") -> Guest:
    """Somebody with an account."""
    owner = house.guest()
    await owner.post("/account", {"name": name, "password": "correct horse"}, 201)
    return owner


async def make_bot(house: House, owner: Guest, name: str = "Robo") -> Bot:
    """A bot of this owner."""
    bot = Bot(house.address, await owner.post("/me/bots", {"name": name}, 201))
    house.guests.append(bot)
    return bot
