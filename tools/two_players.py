"""Two people at one table of a running server, each with a plain blocking socket."""

import http.cookiejar
import json
import select
import socket
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

API = "/api/v1"
PATIENCE = 30.0
Json = dict[str, Any]


class Trouble(Exception):
    """The server did not do what it should."""


class Player:
    """A person who plays over a WebSocket, compressed as in browsers; nothing is read before it is asked for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.table: Json = {}
        self._cookies = http.cookiejar.CookieJar()
        self._http = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self._cookies)
        )
        self._heard: list[Json] = []
        self._requests = 0

    @property
    def number(self) -> int:
        """The length of the log that this player knows."""
        return int(self.table["head"]["number"])

    def ask(self, path: str, body: Json | None = None) -> Json:
        """The answer to a GET, or to a POST with a body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{API}{path}", data, {"Content-Type": "application/json"})
        with self._http.open(request, timeout=PATIENCE) as answer:
            found: Json = json.loads(answer.read())
        return found

    def sit_at(self, table: str) -> None:
        """Open a socket at a table and hear how it stands."""
        place = urlsplit(self.address)
        self._socket = socket.create_connection((place.hostname, place.port), PATIENCE)
        address = self.address.replace("http", "ws", 1) + f"{API}/tables/{table}/live"
        self._protocol = ClientProtocol(parse_uri(address), extensions=[ClientPerMessageDeflateFactory()])
        request = self._protocol.connect()
        request.headers["Cookie"] = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
        request.headers["Origin"] = self.address
        self._protocol.send_request(request)
        self._flush()
        while self._protocol.state is State.CONNECTING:
            self._hear()
        self.say({"type": "hello", "number": None, "chat": 0, "brief": True})
        while not self.table:
            self._hear()

    def choice(self) -> tuple[int, list[str]] | None:
        """A seat of this player that is to act, and its first offer."""
        for seen in self.table["perspectives"]:
            if seen["offers"] and seen["seat"] is not None:
                offer = seen["offers"][0]
                return seen["seat"], [offer["do"], *([offer["then"][0]["do"]] if offer.get("then") else [])]
        return None

    def move(self) -> None:
        """Send a decision."""
        found = self.choice()
        if found is None:
            raise Trouble("nobody can move")
        self._requests += 1
        request = f"request-{self._requests}"
        self.say({"type": "act", "request": request, "seat": found[0], "number": self.number, "do": found[1]})

    def has_text(self) -> bool:
        """Whether something lies at the socket."""
        return bool(select.select([self._socket], [], [], 0)[0])

    def wait(self) -> None:
        """Return as soon as something lies at the socket, and leave it there."""
        if not select.select([self._socket], [], [], PATIENCE)[0]:
            raise Trouble("a move was not told to the other player")

    def hear_until(self, number: int) -> None:
        """Read until the log has this length."""
        while self.number < number:
            self._hear()

    def say(self, message: Json) -> None:
        """Send a message."""
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _hear(self) -> None:
        """Take in what comes next."""
        self.wait()
        self._protocol.receive_data(self._socket.recv(2**20))
        self._flush()
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._understand(json.loads(event.data))

    def _understand(self, message: Json) -> None:
        if message["type"] in ("refused", "problem"):
            raise Trouble(json.dumps(message))
        if table := message.get("table"):
            self.table = {**self.table, **table}

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._socket.sendall(data)


def seated(address: str, game: str) -> list[Player]:
    """Two players with a socket each at a new table of a game."""
    players = [Player(address), Player(address)]
    least = int(players[0].ask(f"/games/{game}")["least_seats"])
    for player in players:
        player.ask("/me")
    chairs = [{"kind": "me"}] * (least - 1) + [{"kind": "open"}]
    table = players[0].ask("/tables", {"game": game, "seats": chairs, "public": True})["head"]["id"]
    players[1].ask(f"/tables/{table}/seats/{least - 1}", {"name": "B"})
    for player in players:
        player.sit_at(table)
    return players
