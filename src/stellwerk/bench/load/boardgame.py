"""boardgame.io's server under the same load: two people with a socket each at every match of tic-tac-toe."""

import asyncio
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct, field

from stellwerk.bench.load.sample import Sample, Stopwatch
from stellwerk.bench.load.wires import Socket, open_socket

SPACE = b"/tic-tac-toe,"
CONNECTED, EVENT = b"40" + SPACE, b"42" + SPACE
PATH = "/socket.io/?EIO=4&transport=websocket"
CELLS = 9


class Cells(Struct):
    """The board."""

    cells: list[str | None]


class Context(Struct):
    """Whose turn it is."""

    mover: str = field(name="currentPlayer")


class State(Struct):
    """The part of a match that a player needs; everything else is passed over unread."""

    cells: Cells = field(name="G")
    context: Context = field(name="ctx")
    number: int = field(name="_stateID")


class Synced(Struct):
    """What comes with the first look at a match."""

    state: State


STATE = msgspec.json.Decoder(State)
EVENTS = msgspec.json.Decoder(list[msgspec.Raw])
SYNCED = msgspec.json.Decoder(Synced)


class Player:
    """A person with a socket at a match."""

    def __init__(self, host: str, side: int, watch: Stopwatch, seed: int) -> None:
        self.host, self.side, self.watch, self.random = host, side, watch, Random(seed)
        self.match = ""
        self.state: State | None = None
        self.socket: Socket | None = None
        self.ready = asyncio.Event()
        self._sent: float | None = None

    async def join(self, match: str) -> None:
        """Open a socket and look at the match, instead of the one before."""
        if self.socket is not None:
            self.socket.close()
        self.match, self.state, self._sent = match, None, None
        self.ready.clear()
        self.socket = await open_socket(self.host, PATH, {}, self.hear)
        await asyncio.wait_for(self.ready.wait(), 60)

    def hear(self, socket: Socket, text: bytes) -> None:
        """The packets of socket.io: open, ping, connected, event."""
        self.watch.heard(len(text))
        if text.startswith(EVENT):
            self._happened(EVENTS.decode(text[len(EVENT) :]))
        elif text == b"2":
            socket.say(b"3")
        elif text.startswith(b"0"):
            socket.say(CONNECTED)
        elif text.startswith(CONNECTED):
            socket.say(EVENT + msgspec.json.encode(["sync", self.match, str(self.side), None, 2]))

    def _say(self, text: bytes) -> None:
        assert self.socket is not None
        self.socket.say(text)

    def _happened(self, event: list[msgspec.Raw]) -> None:
        kind = bytes(event[0])
        if kind == b'"sync"':
            self.state = SYNCED.decode(event[2]).state
            self.ready.set()
        elif kind == b'"update"':
            self.state = STATE.decode(event[2])
            if self._sent is not None:
                self.watch.took(self._sent)
                self._sent = None
            self.move()

    def move(self) -> None:
        """Take any free cell, if it is one's turn and the round is not over."""
        state = self.state
        if state is None or state.context.mover != str(self.side) or not self.watch.running:
            return
        free = [cell for cell, taken in enumerate(state.cells.cells) if taken is None] or list(range(CELLS))
        payload = {"type": "clickCell", "args": [self.random.choice(free)], "playerID": str(self.side)}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": None}}
        self._sent = perf_counter()
        self._say(EVENT + msgspec.json.encode(["update", action, state.number, self.match, str(self.side)]))


class Match:
    """Two players at one match."""

    def __init__(self, host: str, watch: Stopwatch, seed: int) -> None:
        self.seed, self.number = seed, 0
        self.players = [Player(host, side, watch, 2 * seed + side) for side in (0, 1)]

    @property
    def moves(self) -> int:
        return max(0 if player.state is None else player.state.number for player in self.players)

    async def begin(self) -> None:
        """Join a new match; the first who looks at it makes it."""
        self.number += 1
        for player in self.players:
            await player.join(f"match{self.seed}-{self.number}")

    async def leave(self) -> None:
        """Close the sockets."""
        for player in self.players:
            if player.socket is not None:
                player.socket.close()


async def play_matches(matches: list[Match], watch: Stopwatch, seconds: float) -> Sample:
    """One round: everybody moves as soon as it is their turn."""
    watch.begin(seconds)
    for match in matches:
        for player in match.players:
            player.move()
    await asyncio.sleep(seconds + 0.3)
    return watch.sample
