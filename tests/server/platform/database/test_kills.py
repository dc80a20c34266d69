"""A server that is killed loses nothing that it acknowledged."""

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.ports import a_port
from tests.server.house import Guest
from tests.server.server_process import server_process
from tests.server.stubborn_player import Player, four_players, more_moves, must_hold_acknowledged


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
            await asyncio.wait(tasks, timeout=60)
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
        await asyncio.wait(tasks, timeout=60)
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
    async with asyncio.timeout(60):
        while not player.cut_off:
            await asyncio.sleep(0.001)


async def lone_player(address: str, seed: int) -> Player:
    """Somebody who plays all seats of a table."""
    guest = Guest(address)
    table = await guest.open_table("me", "me", "me")
    return Player(guest, table["head"]["id"], seed)
