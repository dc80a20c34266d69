"""Stopping: what was begun is finished, sockets are told to come again, nothing is lost and nothing is left behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stellwerk.server.serve import GRACE_SECONDS
from tests.ports import a_port
from tests.server.house import MINI, Guest
from tests.server.server_process import SERVE, children_of, server_process
from tests.server.stores import Store
from tests.server.stubborn_player import four_players, more_moves, must_hold_acknowledged

SERVICE_RESTART = 1012


async def test_a_server_that_stops_finishes_what_it_began(store: Store, tmp_path: Path) -> None:
    """Four play, bots think, people sign in; SIGTERM, another server on the same port, and everything goes on."""
    log = tmp_path / "log"
    database, workers = (store.url or ""), (2 if store.url else 1)
    with log.open("wb") as errors:
        port = a_port()
        with server_process(store.data, port, database, workers, errors) as (address, process):
            players = await four_players(address)
            playing = [asyncio.create_task(player.play()) for player in players]
            await more_moves(players, 8)
            await players[0].guest.open_table("me", "search-1", "search-1", options={**MINI, "start_player": 1})
            knocking = [asyncio.create_task(knock(address)) for _ in range(2)]
            listening = asyncio.Event()
            hanging = asyncio.create_task(until_closed(players[0].guest, players[0].id, listening))
            await asyncio.wait_for(listening.wait(), 60)
            children = children_of(process.pid)
            begun = time.monotonic()
            os.kill(process.pid, signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 60) == 0
            in_time = time.monotonic() - begun < GRACE_SECONDS
            assert await hanging == SERVICE_RESTART
            answered = {status for status in await asyncio.gather(*knocking) if status is not None}
            assert not in_time or (answered and answered <= {401, 429}), "whoever has begun to ask is answered in time"
            async with asyncio.timeout(60):
                while any(Path(f"/proc/{child}").exists() for child in children):
                    await asyncio.sleep(0.05)
        with server_process(store.data, port, database, workers, errors):
            await more_moves(players, 8)
            for player, task in zip(players, playing, strict=True):
                player.done = True
                task.cancel()
            await asyncio.wait(playing, timeout=60)
            record = (await players[0].guest.get(f"/tables/{players[0].id}/record"))["log"]
    for player in players:
        assert player.connections >= 2
        must_hold_acknowledged(player, record)
        await player.guest.close()
    text = log.read_text()
    assert text.count("stopped") == 2 * workers
    cut_off = not in_time and "timeout graceful shutdown exceeded" in text  # what took too long is logged as an error
    assert cut_off or ("Traceback" not in text and "ERROR" not in text), text


@pytest.mark.parametrize("more", [[], ["stellwerk.sqlite3-moves"]])
def test_a_damaged_store_ends_the_server_with_a_sentence(tmp_path: Path, more: list[str]) -> None:
    """Nothing stays behind that would keep the process alive; also where moves of an earlier version are left."""
    for name in ("stellwerk.sqlite3", *more):
        (tmp_path / name).write_bytes(b"this is no database" * 100)
    command = [sys.executable, "-c", SERVE, "0", str(tmp_path), "", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "the store cannot be opened" in done.stderr
    assert all((tmp_path / name).exists() for name in more)


async def knock(address: str) -> int | None:
    """A request that takes a while (a password is checked): its status, None if it came too late, or took too long."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=20) as stranger:
        try:
            return (await stranger.post("/api/v1/session", json={"name": "X", "password": "y" * 20})).status_code
        except httpx.TransportError:
            return None


async def until_closed(guest: Guest, id: str, listening: asyncio.Event) -> int | None:
    """The code with which a socket that only listens is closed."""
    async with guest.live(id) as live:
        await live.hear()
        listening.set()
        try:
            while True:
                await live.hear()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
