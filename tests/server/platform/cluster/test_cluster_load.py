"""A cluster under load loses a worker, and nothing else."""

import asyncio
import signal
import subprocess
from collections.abc import Callable
from contextlib import ExitStack

from sqlalchemy import text

from stellwerk.server.platform.database.postgres import CLAIM, number_of
from tests.server.house import Guest, Json
from tests.server.server_process import server_process
from tests.server.stores import Store
from tests.server.stubborn_player import Player, more_moves, must_hold_acknowledged

WORKERS, TABLES = 3, 4
MOVES = 80
HOLDER = text("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = :about AND objid = :name")
LIVES = text("SELECT count(*) FROM pg_stat_activity WHERE pid = :pid")
SHORT = {"bank": 3, "turn": 0, "added": 0}
OPTIONS = {"start_player": 0}


async def test_three_workers_lose_one_under_load_and_nothing_else(store: Store) -> None:
    """SIGKILL: its people come to the others and catch up, its bots and clocks are taken over, no move is missing."""
    with ExitStack() as stack:
        workers = [server_process(store.data, database=store.url or "") for _ in range(WORKERS)]
        started = await asyncio.gather(*(asyncio.to_thread(stack.enter_context, worker) for worker in workers))
        addresses = [address for address, _ in started]
        tables = [await people_at_a_table(addresses, number) for number in range(TABLES)]
        players = [player for table in tables for player in table]
        playing = [asyncio.create_task(player.play()) for player in players]
        await more_moves(players, MOVES)
        assert {player.guest.address for player in players if player.acknowledged} == set(addresses)
        host = Guest(addresses[0])
        clock = await host.open_table("me", "me", "me", time=SHORT, options=OPTIONS)
        bots = await host.open_table("random", "random", "random", "random")
        await killed(store, started[0][1], bots["head"]["id"])
        lost = [player for player in players if player.guest.address == addresses[0]]
        for number, person in enumerate([host, *(player.guest for player in lost)]):
            person.move_to(addresses[1 + number % 2])
        await more_moves(players, MOVES)
        await until(host, clock, lambda head: head["number"] > clock["head"]["number"])
        await until(host, bots, lambda head: head["status"] == "over")
        logs = [await caught_up(table) for table in tables]
        await stopped([host, *(player.guest for player in players)], playing)
    assert len(lost) == TABLES and all(player.connections > 1 for player in lost)
    for table, log in zip(tables, logs, strict=True):
        for player in table:
            must_hold_acknowledged(player, log)


async def people_at_a_table(addresses: list[str], number: int) -> list[Player]:
    """As many people as workers, each connected to another one."""
    guests = [Guest(addresses[(number + seat) % WORKERS]) for seat in range(WORKERS)]
    table = await guests[0].open_table("me", "open", "open")
    id = table["head"]["id"]
    for seat in range(1, WORKERS):
        body = {"name": f"P{seat}", "key": table["keys"][str(seat)]}
        await guests[seat].post(f"/tables/{id}/seats/{seat}", body)
    return [Player(guest, id, 10 * number + seat) for seat, guest in enumerate(guests)]


async def killed(store: Store, victim: "subprocess.Popen[str]", id: str) -> None:
    """Kill a worker while its bots play at a table: the claim goes with it."""
    claim = {"about": CLAIM, "name": number_of(f"bots {id}") % 2**32}
    with store.transaction() as connection:
        async with asyncio.timeout(60):
            while (holder := connection.scalar(HOLDER, claim)) is None:
                await asyncio.sleep(0.005)
        victim.kill()
        assert victim.wait() == -signal.SIGKILL
    async with asyncio.timeout(60):
        while lives(store, holder):
            await asyncio.sleep(0.02)


def lives(store: Store, backend: int) -> bool:
    """Whether a connection is still there; PostgreSQL tells it once per transaction."""
    with store.transaction() as connection:
        return bool(connection.scalar(LIVES, {"pid": backend}))


async def until(guest: Guest, table: Json, wanted: Callable[[Json], bool]) -> None:
    """Wait for something to happen at a table."""
    async with asyncio.timeout(60):
        while not wanted((await guest.get(f"/tables/{table['head']['id']}"))["head"]):
            await asyncio.sleep(0.05)


async def caught_up(table: list[Player]) -> list[Json]:
    """Nobody decides any more; as soon as everybody has seen everything, the log."""
    for player in table:
        player.resting = True
    async with asyncio.timeout(60):
        while True:
            log: list[Json] = (await table[0].guest.get(f"/tables/{table[0].id}/record"))["log"]
            if all(player.pending is None and player.number == len(log) for player in table):
                return log
            await asyncio.sleep(0.05)


async def stopped(guests: list[Guest], playing: list["asyncio.Task[None]"]) -> None:
    """Everybody goes."""
    for task in playing:
        task.cancel()
    await asyncio.wait(playing, timeout=60)
    for guest in guests:
        await guest.close()
