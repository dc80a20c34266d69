"""Our server under load: two people with a socket each at every table, playing at random."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from stellwerk.bench.load.sample import Sample, Stopwatch
from stellwerk.bench.load.wires import Http, Socket, open_socket

API = "/api/v1"
HELLO = b'{"type":"hello","brief":true,"changes":true,"lines":true}'
OLDER_HELLO = b'{"type":"hello","brief":true}'  # to a server that does not know `changes` or `lines`


class Offer(Struct):
    """A decision that may be taken now."""

    do: str
    then: list["Offer"] | None = None


class Seen(Struct):
    """What a player looks at: the own seats and their offers."""

    seat: int | None
    offers: list[Offer]


class Head(Struct):
    """How the table stands; a move tells its number alone."""

    number: int
    id: str = ""
    status: str = "running"


class View(Struct):
    """The part of a table that a player needs; everything else is passed over unread."""

    head: Head
    perspectives: list[Seen]


class Heard(Struct):
    """A message of the server."""

    type: str
    table: View | None = None
    request: str | None = None
    number: int = 0
    problem: dict[str, Any] | None = None


HEARD = msgspec.json.Decoder(Heard)
VIEW = msgspec.json.Decoder(View)


class Accepted(Struct):
    """The answer to a decision by REST."""

    number: int
    table: View


ACCEPTED = msgspec.json.Decoder(Accepted)


def chosen(view: View, random: Random) -> tuple[int, list[str]] | None:
    """Any offer of an own seat that is to act."""
    for seen in view.perspectives:
        if seen.offers and seen.seat is not None:
            offer = random.choice(seen.offers)
            return seen.seat, [offer.do, random.choice(offer.then).do] if offer.then else [offer.do]
    return None


class Player:
    """A person with a socket at one table."""

    def __init__(self, http: Http, watch: Stopwatch, random: Random, over: Callable[[], None]) -> None:
        self.http = http
        self.watch = watch
        self.random = random
        self.over = over
        self.pace: float | None = None  # seconds between moves; None: as fast as possible
        self.socket: Socket | None = None
        self.view: View | None = None
        self.lost = 0
        self._pending: tuple[str, float] | None = None
        self._requests = 0
        self._seated = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    async def sit_at(self, id: str) -> None:
        """Open a socket at a table and look at it."""
        if self.socket is not None:
            self.socket.close()
        self._pending = self.view = None
        self._seated.clear()
        path = f"{API}/tables/{id}/live"
        self.socket = await open_socket(self.http.host, path, {"Cookie": self.http.cookie}, self.hear)
        self.socket.say(HELLO)
        await asyncio.wait_for(self._seated.wait(), 60)

    def hear(self, socket: Socket, text: bytes) -> None:
        """Read the messages of a text."""
        self.watch.heard(len(text))
        for line in text.split(b"\n"):
            self._take(socket, HEARD.decode(line))

    def _take(self, socket: Socket, heard: Heard) -> None:
        """An acknowledgement is timed; an update is answered if it is one's turn."""
        if heard.table is not None:
            self.view = heard.table
            self._seated.set()
            if heard.table.head.status == "over":
                self.over()
            elif self._pending is None:
                self.wait_and_move()
        elif heard.type == "problem" and not self._seated.is_set():
            socket.say(OLDER_HELLO)
        elif heard.request is not None and self._pending is not None:
            if heard.type == "accepted":
                self.watch.took(self._pending[1])
            self._pending = None

    def wait_and_move(self) -> None:
        """Move now, or when the pace says so."""
        if self.pace is None:
            self.move()
        elif self._timer is None and self.view is not None and any(seen.offers for seen in self.view.perspectives):
            delay = self.random.uniform(0.5, 1.5) * self.pace
            self._timer = asyncio.get_running_loop().call_later(delay, self._move_in_time)

    def _move_in_time(self) -> None:
        self._timer = None
        self.move()

    def move(self) -> None:
        """Send a decision, if one is wanted and the round is not over."""
        if self.view is None or self._pending is not None or not self.watch.running:
            return
        found = chosen(self.view, self.random)
        if found is None or self.socket is None or self.socket.closed:
            return
        self._requests += 1
        request = f"{self._requests}"
        message = {"type": "act", "request": request, "seat": found[0], "number": self.view.head.number}
        self._pending = (request, perf_counter())
        self.socket.say(msgspec.json.encode({**message, "do": found[1]}))


class LiveTable:
    """A table with two people; a finished game is followed by a new one."""

    def __init__(self, host: str, game: str, seats: int, watch: Stopwatch, seed: int) -> None:
        self.game, self.seats = game, seats
        people = [Http(host), Http(host)]
        self.players = [Player(http, watch, Random(2 * seed + side), self.over) for side, http in enumerate(people)]
        self._again: asyncio.Task[None] | None = None

    @property
    def moves(self) -> int:
        return max(0 if player.view is None else player.view.head.number for player in self.players)

    async def begin(self) -> None:
        """Open the table and sit down."""
        for player in self.players:
            if not player.http.cookie:
                await player.http.ask("GET", f"{API}/me")
        first, second = (player.http for player in self.players)
        mine: list[dict[str, str]] = [{"kind": "me"}] * (self.seats - 1)
        new = msgspec.json.encode({"game": self.game, "seats": [*mine, {"kind": "open"}], "public": True})
        table = VIEW.decode(await first.ask("POST", f"{API}/tables", new))
        place = f"{API}/tables/{table.head.id}/seats/{self.seats - 1}"
        await second.ask("POST", place, b'{"name":"B"}')
        for player in self.players:
            await player.sit_at(table.head.id)
        self.id = table.head.id

    def over(self) -> None:
        """The game has ended: open another table, while the clock runs."""
        if self._again is None or self._again.done():
            self._again = asyncio.get_running_loop().create_task(self.begin())

    async def rest(self) -> None:
        """Wait for a new table that is being opened."""
        if self._again is not None:
            await self._again

    async def leave(self) -> None:
        """Close sockets and connections."""
        with contextlib.suppress(Exception):
            await self.rest()
        for player in self.players:
            if player.socket is not None:
                player.socket.close()
            await player.http.close()


class RestTable:
    """A table at which one person plays all seats by REST alone."""

    def __init__(self, host: str, game: str, seats: int, watch: Stopwatch, seed: int) -> None:
        self.game, self.seats, self.watch, self.random = game, seats, watch, Random(seed)
        self.http = Http(host)
        self.view: View | None = None

    async def begin(self) -> None:
        """Open the table."""
        if not self.http.cookie:
            await self.http.ask("GET", f"{API}/me")
        new = msgspec.json.encode({"game": self.game, "seats": [{"kind": "me"}] * self.seats})
        self.view = VIEW.decode(await self.http.ask("POST", f"{API}/tables", new))

    async def play(self) -> None:
        """Move until the round is over."""
        while self.watch.running:
            assert self.view is not None
            found = chosen(self.view, self.random)
            if found is None:
                await self.begin()
                continue
            body = msgspec.json.encode({"seat": found[0], "number": self.view.head.number, "do": found[1]})
            sent, place = perf_counter(), f"{API}/tables/{self.view.head.id}/actions"
            answer = await self.http.ask("POST", place, body, Idempotency_Key=f"{perf_counter()}")
            self.watch.took(sent)
            self.watch.heard(len(answer))
            self.view = ACCEPTED.decode(answer).table

    async def leave(self) -> None:
        """Hang up."""
        await self.http.close()


async def play_live(tables: list[LiveTable], watch: Stopwatch, seconds: float, pace: float | None = None) -> Sample:
    """One round: everybody moves as soon as it is their turn, or at this pace."""
    watch.begin(seconds)
    for table in tables:
        for player in table.players:
            player.pace = pace
            player.wait_and_move()
    await asyncio.sleep(seconds + 0.3)
    for table in tables:
        await table.rest()
    return watch.sample


async def play_rest(tables: list[RestTable], watch: Stopwatch, seconds: float) -> Sample:
    """One round by REST."""
    watch.begin(seconds)
    await asyncio.gather(*(table.play() for table in tables))
    return watch.sample
