"""The log is the truth: a restart, even a violent one, loses nothing that was acknowledged."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import IO

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.security.secret import WeakSecret, signing_secret
from stellwerk.server.services import Services
from tests.ports import a_port
from tests.server.house import MINI, Guest, Json, Live, running, some_offer
from tests.server.stores import Store

SERVE = """
import sys
from pathlib import Path
from stellwerk.server.serve import run
port, data, database, workers = sys.argv[1:]
sys.exit(run(port=int(port), data=Path(data), database=database or None, workers=int(workers)))
"""


async def test_a_restart_keeps_everything(store: Store, workers: Workers) -> None:
    """Tables, hands, open invitations, request ids and names are there again, byte for byte."""
    async with running(store, workers) as house:
        anna, ben = house.guest(), house.guest()
        await anna.put("/me", {"name": "Anna"})
        waiting = await anna.open_table("me", "open", "open")
        table = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
        id = table["head"]["id"]
        accepted = await anna.act(table, "build:black", "place:I4", request="one")
        body = {"seat": 0, "number": accepted["number"], "count": 1}
        await anna.post(f"/tables/{id}/undo", body)
        await ben.post(f"/tables/{id}/watch", {"key": table["keys"]["watch"]})
        before = [(await guest.http.get(f"/tables/{id}")).content for guest in (anna, ben)]
        cookies = [guest.http.cookies for guest in (anna, ben)]
    async with running(store, workers) as house:
        anna, ben = (house.guest(httpx.Cookies(jar)) for jar in cookies)
        assert [(await guest.http.get(f"/tables/{id}")).content for guest in (anna, ben)] == before
        assert (await anna.get("/me"))["name"] == "Anna"
        assert (await anna.act(table, "build:black", "place:I4", request="one"))["number"] == accepted["number"]
        again = await anna.get(f"/tables/{waiting['head']['id']}")
        assert again["keys"] == waiting["keys"]
        await ben.post(f"/tables/{waiting['head']['id']}/seats/1", {"name": "Ben", "key": waiting["keys"]["1"]})
        fresh = await anna.get(f"/tables/{id}")
        await anna.act(fresh, "place:I5", "stop")


async def test_bots_are_taken_up_again_after_a_restart(store: Store, workers: Workers) -> None:
    """A table at which a bot was to move goes on by itself."""
    async with running(store, Workers(1), bot_seconds=0.0) as house:
        anna = house.guest()
        await stop_bots(house.services)
        id = (await anna.open_table("me", "random", "random", options={**MINI, "start_player": 1}))["head"]["id"]
        assert (await anna.get(f"/tables/{id}"))["head"]["to_act"] == [1]
        cookies = anna.http.cookies
    async with running(store, workers) as house, asyncio.timeout(20):
        anna = house.guest(httpx.Cookies(cookies))
        while (await anna.get(f"/tables/{id}"))["head"]["to_act"] not in ([0], []):
            await asyncio.sleep(0.05)


async def stop_bots(services: Services) -> None:
    """Bots of this server do not hear of changes any more."""
    services.events.bot_to_move.subscribers.clear()


@contextmanager
def server_process(
    data: Path, port: int = 0, database: str = "", workers: int = 1, log: IO[bytes] | None = None
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own, as `stellwerk serve` starts it."""
    command = [sys.executable, "-c", SERVE, str(port), str(data), database, str(workers)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log or subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "http://" in line, "the server did not start"
        yield line.split()[3].rstrip("/"), process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(20)
        process.stdout.close()


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


async def test_kill_9_in_the_middle_of_play_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Four connected people play; the server is killed twice; all reconnect and no acknowledged move is missing."""
    await killed_again_and_again(tmp_path, kills=2, moves=12)


@pytest.mark.deep
async def test_fifty_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    """The same, until chance has hit every moment of a commit."""
    await killed_again_and_again(tmp_path, kills=50, moves=2)


async def killed_again_and_again(tmp_path: Path, kills: int, moves: int) -> None:
    """Play some moves in every life of the server; at the end compare the log with what was acknowledged."""
    port, players, tasks = a_port(), list[Player](), list[asyncio.Task[None]]()
    for life in range(kills + 1):
        with server_process(tmp_path / "data", port) as (address, process):
            if life == 0:
                players = await four_players(address)
                tasks = [asyncio.create_task(player.play()) for player in players]
            await more_moves(players, moves)
            if life < kills:
                process.kill()
                assert process.wait() == -signal.SIGKILL
                continue
            for player, task in zip(players, tasks, strict=True):
                player.done = True
                task.cancel()
            await asyncio.wait(tasks, timeout=20)
            log = (await players[0].guest.get(f"/tables/{players[0].id}/record"))["log"]
    for player in players:
        assert player.connections > kills or moves < len(players)
        must_hold_acknowledged(player, log)
        await player.guest.close()


async def test_after_kill_9_under_load_a_plain_sqlite3_finds_every_acknowledged_move(tmp_path: Path) -> None:
    """Several tables are played as fast as the server answers; nothing of Stellwerk opens the file after the kill."""
    with server_process(tmp_path / "data") as (address, process):
        players = [await lone_player(address, seed) for seed in range(6)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await more_moves(players, 120)
        process.kill()
        process.wait()
        for player, task in zip(players, tasks, strict=True):
            await all_heard(player)
            player.done = True
            task.cancel()
        await asyncio.wait(tasks, timeout=20)
    with closing(sqlite3.connect(tmp_path / "data" / "stellwerk.sqlite3")) as plain:
        for player in players:
            query = 'SELECT entry FROM log WHERE "table" = ? ORDER BY number'
            log = [json.loads(entry) for (entry,) in plain.execute(query, [player.id])]
            assert player.acknowledged
            must_hold_acknowledged(player, log)
            query = 'SELECT request, number FROM requests WHERE "table" = ?'
            assert player.acknowledged.items() <= dict(plain.execute(query, [player.id])).items()
            await player.guest.close()


async def all_heard(player: Player) -> None:
    """Wait until the player has noticed that the server is gone: then it has read all that was sent before."""
    async with asyncio.timeout(20):
        while not player.cut_off:
            await asyncio.sleep(0.001)


async def lone_player(address: str, seed: int) -> Player:
    """Somebody who plays all seats of a table."""
    guest = Guest(address)
    table = await guest.open_table("me", "me", "me")
    return Player(guest, table["head"]["id"], seed)


async def more_moves(players: list[Player], count: int) -> None:
    """Wait until so many more requests have been acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(40):
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


async def test_workers_do_not_outlive_a_killed_server(store: Store) -> None:
    """A killed server leaves no thinking processes behind."""
    with server_process(store.data, database=store.url or "") as (address, process):
        guest = Guest(address)
        await guest.open_table("random", "random", "random", options=MINI)
        async with asyncio.timeout(20):
            while not (children := children_of(process.pid)):
                await asyncio.sleep(0.1)
        process.kill()
        process.wait()
        await guest.close()
        async with asyncio.timeout(20):
            while any(Path(f"/proc/{child}").exists() for child in children):
                await asyncio.sleep(0.1)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def refusal(*arguments: object) -> str:
    """What a server says that does not start: port, data folder, database."""
    command = [sys.executable, "-c", SERVE, *map(str, arguments), "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


def test_a_taken_port_and_a_taken_folder_are_told_with_exit_code_2(tmp_path: Path) -> None:
    """Nothing is started half."""
    with server_process(tmp_path / "one") as (address, _):
        port = address.rpartition(":")[2]
        assert f"port {port} is taken" in refusal(port, tmp_path / "two", "")
        assert "another server works with" in refusal(0, tmp_path / "one", "")


def test_one_server_works_with_a_database_file(tmp_path: Path) -> None:
    """Another data folder or a link to the file does not help; another file in the same folder is free."""
    file, link = tmp_path / "one" / "stellwerk.sqlite3", tmp_path / "link.sqlite3"
    link.symlink_to(file)
    with server_process(tmp_path / "one"):
        for same in (file, link):
            assert f"another server works with {file}" in refusal(0, tmp_path / "two", f"sqlite:///{same}")
        with server_process(tmp_path / "two", database=f"sqlite:///{tmp_path}/one/other.sqlite3"):
            pass
    with server_process(tmp_path / "two", database=f"sqlite:///{link}"):
        assert "another server" in refusal(0, tmp_path / "one", "")


@pytest.mark.parametrize("url", ["", "sqlite:///{}/other.sqlite3"])
def test_several_workers_on_sqlite_are_refused_with_exit_code_2(tmp_path: Path, url: str) -> None:
    """Whether it is the database of the data folder or another one: nothing is made, and a sentence says why."""
    database = ["--database", url.format(tmp_path)] if url else []
    command = [sys.executable, "-m", "stellwerk", "serve", "--workers", "2", "--port", "0", "--no-open"]
    command += ["--data", str(tmp_path / "data"), *database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert (done.returncode, done.stdout) == (2, "")
    assert "SQLite serves one process" in done.stderr and "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_the_secret_is_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    """Made on first use, kept for ever."""
    first = signing_secret(tmp_path / "data", None)
    assert len(first) >= 32
    assert signing_secret(tmp_path / "data", None) == first
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert signing_secret(tmp_path, "a long enough secret") == b"a long enough secret"
    with pytest.raises(WeakSecret):
        signing_secret(tmp_path, "short")


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_when_asked(store: Store, asked: signal.Signals) -> None:
    """Ctrl-C and a service manager end it gracefully, with exit code 0."""
    with server_process(store.data, database=store.url or "") as (_, process):
        os.kill(process.pid, asked)
        assert process.wait(20) == 0
