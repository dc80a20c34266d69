"""A real server on the loopback, and guests who speak to it like browsers do."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.server.app import create_app
from stellwerk.server.features.live.hub import Hub
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.serve import configured, listen
from tests.server.documented import must_be_documented
from tests.server.stores import Store
from tests.toy import TOY

Json = dict[str, Any]
MINI = {"board": "board_mini", "stalemate_trade_turns_per_player": 1}
"""Options of the shortest game of Paris: among those who play at random it ends after fewer than 100 decisions."""
PATIENCE = 180.0
RARELY = 10_000_000.0


class House:
    """A running server."""

    def __init__(
        self, address: str, services: Any, hub: Hub, server: uvicorn.Server, serving: asyncio.Task[None]
    ) -> None:
        self.address = address
        self.clock: Clock = services.clock
        self.services = services
        self.hub = hub
        self.server = server
        self.serving = serving
        self.guests: list[Guest] = []

    def guest(self, cookies: httpx.Cookies | None = None) -> "Guest":
        """Somebody with a browser; the same cookies make the same person."""
        guest = Guest(self.address, cookies)
        self.guests.append(guest)
        return guest

    def stop_bots(self) -> None:
        """Bots of this server do not hear of changes any more."""
        self.services.events.bot_to_move.subscribers.clear()


class Guest:
    """A person who asks."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=f"{address}/api/v1",
            cookies=cookies,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
            event_hooks={"response": [must_be_documented]},
        )

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        """GET, with the status that is expected."""
        return _checked(await self.http.get(path, **more), status)

    async def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        """POST, with the status that is expected."""
        return _checked(await self.http.post(path, json={} if body is None else body, **more), status)

    async def put(self, path: str, body: Any, status: int = 200) -> Any:
        """PUT, with the status that is expected."""
        return _checked(await self.http.put(path, json=body), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        """DELETE, with the status that is expected."""
        return _checked(await self.http.delete(path), status)

    async def open_table(self, *seats: str | Json, game: str = "paris", status: int = 201, **more: Any) -> Any:
        """Open a table; `me`, `open` or the name of a bot for each chair."""
        chairs = [_chair(seat) for seat in seats]
        return await self.post("/tables", {"game": game, "seats": chairs, **more}, status)

    async def act(self, table: Json, *do: str, seat: int | None = None, status: int = 200, request: str = "") -> Any:
        """Take decisions by REST."""
        head = table["head"]
        chosen = head["to_act"][0] if seat is None else seat
        body = {"seat": chosen, "number": head["number"], "do": list(do)}
        headers = {"Idempotency-Key": request or secrets.token_hex(8)}
        return await self.post(f"/tables/{head['id']}/actions", body, status, headers=headers)

    @asynccontextmanager
    async def live(
        self,
        id: str,
        number: int | None = None,
        hello: bool = True,
        headers: dict[str, str] | None = None,
        compression: str | None = "deflate",
    ) -> AsyncIterator["Live"]:
        """A socket at a table."""
        async with self._socket(f"/tables/{id}/live", headers, compression) as live:
            if hello:
                await live.say(type="hello", number=number)
            yield live

    @asynccontextmanager
    async def lists(self, hello: bool = True, headers: dict[str, str] | None = None) -> AsyncIterator["Live"]:
        """A socket at the lists of tables."""
        async with self._socket("/lobby/live", headers, None) as live:
            if hello:
                await live.say(type="hello")
            yield live

    @asynccontextmanager
    async def _socket(
        self, path: str, headers: dict[str, str] | None, compression: str | None
    ) -> AsyncIterator["Live"]:
        place = self.address.replace("http", "ws", 1) + "/api/v1" + path
        shown = headers or {"Cookie": self.cookie, "Origin": self.address}
        async with connect(
            place, additional_headers=shown, proxy=None, max_size=2**22, compression=compression
        ) as opened:
            yield Live(opened)

    def move_to(self, address: str) -> None:
        """Speak to another worker from now on."""
        self.address = address
        self.http.base_url = httpx.URL(f"{address}/api/v1")

    async def close(self) -> None:
        await self.http.aclose()


class Live:
    """A socket, and what came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[str] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def of(self, *types: str) -> Json:
        """The next message of a type."""
        return await self.until(lambda message: message["type"] in types)

    async def ask(self, **message: Any) -> Json:
        """Say something with a request id and wait for its answer."""
        request = message.setdefault("request", secrets.token_hex(8))
        await self.say(**message)
        return await self.until(lambda heard: heard.get("request") == request)


def _checked(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.status_code} {response.text[:600]}"
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/problem+json"
        problem = response.json()
        assert problem["status"] == status
        assert response.headers.get("retry-after") == (
            str(problem["retry_after"]) if "retry_after" in problem else None
        )
        assert ("retry_after" in problem) or status != 429, "who has to wait is told how long"
    return response.json() if response.content else None


def _chair(seat: str | Json) -> Json:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def a_salt() -> tuple[str, str]:
    """A salt and its hash, hex."""
    salt = secrets.token_bytes(16)
    return salt.hex(), sha256(salt).hexdigest()


def some_offer(table: Json, random: Random) -> tuple[int, list[str]] | None:
    """A seat of the asker that is to act, and decisions that its offers allow."""
    for perspective in table["perspectives"]:
        if perspective["offers"]:
            offer = random.choice(perspective["offers"])
            do = [offer["do"]]
            if offer["then"]:
                do.append(random.choice(offer["then"])["do"])
            return perspective["seat"], do
    return None


def games() -> dict[str, Game]:
    """The installed games and the toy of the kernel's tests."""
    return {**all_games(), "toy": TOY}


@asynccontextmanager
async def running(
    place: Path | Store, workers: Workers | None = None, clock: Clock | None = None, **more: Any
) -> AsyncIterator[House]:
    """A server in this event loop, on a free port.

    With a `TurnedClock` its heart beats so rarely that a turn of hours is not taken for a process that stood still.
    """
    store = place if isinstance(place, Store) else Store(place)
    usual = {"warm_bots": False, "sign_ins_per_minute": 100, "client": store.data / "no-client"}
    rare = {} if clock is None else {"beat_seconds": RARELY}
    settings = store.settings(**{**usual, **rare, **more})
    app = create_app(settings, games(), workers, clock)
    listening = listen("127.0.0.1", 0, settings.stall_seconds)
    server = uvicorn.Server(configured(app, settings))
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    house = House(f"http://127.0.0.1:{listening.getsockname()[1]}", app.services, app.services.hub, server, serving)
    try:
        yield house
    finally:
        for guest in house.guests:
            await guest.close()
        server.should_exit = True
        await serving
        listening.close()


async def decide(guest: Guest, table: Json, seat: int, do: list[str]) -> Json:
    """Send decisions up to the first that shows something new: no client may send more at once."""
    single = " ".join(do).split()
    body = {"seat": seat, "number": table["head"]["number"], "do": single}
    headers = {"Idempotency-Key": secrets.token_hex(8)}
    answer = await guest.http.post(f"/tables/{table['head']['id']}/actions", json=body, headers=headers)
    if answer.status_code == 400 and "index" in answer.json():
        accepted: Json = await guest.act(table, *single[: answer.json()["index"]], seat=seat)
        return accepted
    checked: Json = _checked(answer, 200)
    return checked


async def one_move(guest: Guest, id: str, random: Random) -> None:
    """Take a decision at random, if one is wanted."""
    table = await guest.get(f"/tables/{id}")
    found = some_offer(table, random)
    if found is not None:
        await decide(guest, table, *found)


async def play_to_the_end(guest: Guest, id: str, random: Random) -> Json:
    """Play one's seats at random by REST until the game is over."""
    table: Json = await guest.get(f"/tables/{id}")
    async with asyncio.timeout(2 * PATIENCE):
        while table["head"]["status"] != "over":
            found = some_offer(table, random)
            if found is None:
                await asyncio.sleep(0.01)
                table = await guest.get(f"/tables/{id}?from={table['head']['number']}")
            else:
                table = (await decide(guest, table, *found))["table"]
    finished: Json = await guest.get(f"/tables/{id}")
    return finished


async def play_together(id: str, random: Random, *guests: Guest) -> None:
    """Several people play their seats at random by REST until the game is over."""
    async with asyncio.timeout(2 * PATIENCE):
        while (await guests[0].get(f"/tables/{id}"))["head"]["status"] != "over":
            for guest in guests:
                await one_move(guest, id, random)
