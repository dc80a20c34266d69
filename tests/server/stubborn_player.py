"""Somebody who plays at random through whatever happens to the connection, and remembers what was acknowledged."""

import asyncio
from random import Random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import Guest, Json, Live, some_offer


class Player:
    """A connected client: plays at random, reconnects by itself, remembers what was acknowledged."""

    def __init__(self, guest: Guest, id: str, seed: int) -> None:
        self.guest = guest
        self.id = id
        self.random = Random(seed)
        self.number: int | None = None
        self.acknowledged: dict[str, int] = {}  # request -> length of the log after it
        self.decided: dict[str, tuple[int, list[str]]] = {}
        self.pending: Json | None = None
        self.connections = 0
        self.done = False
        self.resting = False  # listens, decides nothing
        self.cut_off = False  # has noticed that the server is gone
        self.table: Json | None = None

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the connection."""
        while not self.done:
            try:
                async with self.guest.live(self.id, self.number) as live:
                    self.connections += 1
                    await self.converse(live)
            except (ConnectionClosed, InvalidHandshake, OSError):
                self.cut_off = True
                await asyncio.sleep(0.05)

    async def converse(self, live: Live) -> None:
        """Hear and answer; an unanswered request is sent again with the same id."""
        while True:
            message = await live.hear()
            if message["type"] in ("table", "update"):
                self.table = message["table"]
                self.number = self.table["head"]["number"]
                if message["type"] == "table" and self.pending is not None:
                    await live.say(**self.pending)
                elif self.pending is None:
                    await self.decide(live)
            elif message.get("request") is not None and self.pending is not None:
                self.pending = None
                if message["type"] == "accepted":
                    self.acknowledged[message["request"]] = message["number"]
                    if self.number is not None and message["number"] <= self.number:  # it was carried out before
                        await self.decide(live)

    async def decide(self, live: Live) -> None:
        assert self.table is not None
        found = None if self.resting else some_offer(self.table, self.random)
        if found is not None:
            request = f"{found[0]}-{len(self.decided)}"
            self.decided[request] = found
            self.pending = {"type": "act", "request": request, "seat": found[0], "number": self.number, "do": found[1]}
            await live.say(**self.pending)


async def more_moves(players: list[Player], count: int) -> None:
    """Wait until so many more requests have been acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(60):
        while sum(len(player.acknowledged) for player in players) < before + count:
            await asyncio.sleep(0.01)


def must_hold_acknowledged(player: Player, log: list[Json]) -> None:
    """Every acknowledged request stands in the log exactly once, where the server said it does."""
    for request, length in player.acknowledged.items():
        seat, do = player.decided[request]
        stored = log[length - len(do) : length]
        assert [(entry["seat"], entry["do"]) for entry in stored] == [(seat, text) for text in do]
    count = sum(len(player.decided[request][1]) for request in player.acknowledged)
    own = {seat for seat, _ in player.decided.values()}
    stored_count = sum(entry.get("seat") in own for entry in log)
    unanswered = 0 if player.pending is None else len(player.pending["do"])
    assert count <= stored_count <= count + unanswered


async def four_players(address: str) -> list[Player]:
    """Four people at one table."""
    guests = [Guest(address) for _ in range(4)]
    table = await guests[0].open_table("me", "open", "open", "open")
    id = table["head"]["id"]
    for seat in (1, 2, 3):
        body = {"name": f"P{seat}", "key": table["keys"][str(seat)]}
        await guests[seat].post(f"/tables/{id}/seats/{seat}", body)
    return [Player(guest, id, seed) for seed, guest in enumerate(guests)]
