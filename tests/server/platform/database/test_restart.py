"""The log is the truth: a restart loses nothing that was acknowledged."""

import asyncio
import os
import signal
from pathlib import Path

import httpx
import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, running
from tests.server.server_process import children_of, server_process
from tests.server.stores import Store


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
        house.stop_bots()
        id = (await anna.open_table("me", "random", "random", options={**MINI, "start_player": 1}))["head"]["id"]
        assert (await anna.get(f"/tables/{id}"))["head"]["to_act"] == [1]
        cookies = anna.http.cookies
    async with running(store, workers) as house, asyncio.timeout(60):
        anna = house.guest(httpx.Cookies(cookies))
        while (await anna.get(f"/tables/{id}"))["head"]["to_act"] not in ([0], []):
            await asyncio.sleep(0.05)


async def test_workers_do_not_outlive_a_killed_server(store: Store) -> None:
    """A killed server leaves no thinking processes behind."""
    with server_process(store.data, database=store.url or "") as (address, process):
        guest = Guest(address)
        await guest.open_table("random", "random", "random", options=MINI)
        async with asyncio.timeout(60):
            while not (children := children_of(process.pid)):
                await asyncio.sleep(0.05)
        process.kill()
        process.wait()
        await guest.close()
        async with asyncio.timeout(60):
            while any(Path(f"/proc/{child}").exists() for child in children):
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_when_asked(store: Store, asked: signal.Signals) -> None:
    """Ctrl-C and a service manager end it gracefully, with exit code 0."""
    with server_process(store.data, database=store.url or "") as (_, process):
        os.kill(process.pid, asked)
        assert process.wait(60) == 0
