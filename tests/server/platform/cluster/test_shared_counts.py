"""What several workers count together: metrics for the host, and limits."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from stellwerk.server.errors import RequestError
from stellwerk.server.platform.database.schema import LIMITS
from stellwerk.server.platform.limits import shared_limits as limits
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, running
from tests.server.platform.cluster.test_cluster import is_worker
from tests.server.platform.observing.test_metrics import MADE
from tests.server.server_process import children_of, server_process
from tests.server.stores import Store

PASSWORD = "correct horse battery"
QUICK: dict[str, Any] = {"recover_seconds": 0.2}


@pytest.fixture
async def two(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database that look for work all the time."""
    async with running(store, workers, **QUICK) as one, running(store, workers, **QUICK) as other:
        yield one, other


async def page(guest: Guest) -> dict[str, float]:
    """The metrics that some worker tells, over a connection of its own."""
    async with httpx.AsyncClient(base_url=guest.address, trust_env=False) as near:
        text = (await near.get("/metrics")).text
    samples = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


async def until(guest: Guest, true: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    """The metrics as soon as they are like this."""
    async with asyncio.timeout(60):
        while not true(found := await page(guest)):
            await asyncio.sleep(0.05)
    return found


def began(found: dict[str, float]) -> set[str]:
    """The workers that are shown as alive."""
    return {name for name in found if name.startswith("stellwerk_start_time_seconds{pid=")}


async def test_any_worker_shows_the_metrics_of_all(store: Store) -> None:
    """Counters and sockets are added up; of a worker that died the counters stay and the gauges go."""
    with server_process(store.data, database=store.url or "", workers=2) as (address, process):
        guest = Guest(address)
        first = began(await until(guest, lambda found: len(began(found)) == 2))
        workers = {child for child in children_of(process.pid) if is_worker(child)}
        assert first == {f'stellwerk_start_time_seconds{{pid="{worker}"}}' for worker in workers}
        id = (await guest.open_table("me", "me", "me"))["head"]["id"]
        for _ in range(5):
            another = Guest(address)  # has a connection of its own, to any worker
            await another.open_table("me", "me", "me")
            await another.close()
        assert {(await page(guest))[MADE] for _ in range(10)} == {6}, "whichever worker answers"
        async with guest.live(id) as one, guest.live(id) as other:
            await one.of("table")
            await other.of("table")
            await until(guest, lambda found: found["stellwerk_sockets_open"] == 2)
        os.kill(min(workers), signal.SIGKILL)
        found = await until(guest, lambda found: len(began(found)) == 2 and began(found) != first)
        assert f'stellwerk_start_time_seconds{{pid="{min(workers)}"}}' not in found
        assert found[MADE] == 6, "what was counted stays"
        await guest.close()


async def test_sign_ins_are_limited_by_all_workers_together(store: Store, workers: Workers) -> None:
    """Four tries a minute are four, however they are spread; others by address and by name."""
    few: dict[str, Any] = {"sign_ins_per_minute": 4}
    async with running(store, workers, **few) as one, running(store, workers, **few) as other:
        await one.guest().post("/account", {"name": "Anna", "password": PASSWORD}, 201)
        answers = [await tried(house, "Anna") for house in (one, other) * 3]
        assert answers == [401] * 4 + [429] * 2
        assert await tried(other, "Ben") == 429, "the address is used up"


async def tried(house: House, name: str) -> int:
    """The status of a try to sign in with a wrong password."""
    answer = await house.guest().http.post("/session", json={"name": name, "password": "a wrong guess"})
    return answer.status_code


async def test_creations_are_limited_by_all_workers_together_and_moves_are_not(store: Store, workers: Workers) -> None:
    """Whoever has opened enough tables at one worker opens none at another, and plays on."""
    async with running(store, workers, new_per_minute=3) as one, running(store, workers, new_per_minute=3) as other:
        anna = one.guest()
        table = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
        for _ in range(2):
            await anna.open_table("me", "me", "me")
        again = other.guest(anna.http.cookies)
        assert (await again.open_table("me", "me", "me", status=429))["code"] == "too_many"
        for do in ("build:black", "place:I4", "place:I5", "stop"):
            table = (await again.act(table, do))["table"]
        with store.transaction() as connection:
            keys = connection.scalars(select(LIMITS.c.key).where(LIMITS.c.what == "create")).all()
        assert len(keys) == 1 and "127.0.0.1" not in keys[0]


async def test_a_share_comes_back_with_time_and_what_is_over_is_cleared_away(two: tuple[House, House]) -> None:
    """Six a minute are one in ten seconds; who keeps trying waits on; after the minute nothing is left."""
    shared = two[0].services.attempts.limits
    fast = shared.of("test", 6)
    for _ in range(6):
        await fast.spend("somebody")
    with pytest.raises(RequestError):
        await fast.spend("somebody")
    await fast.spend("somebody else")
    with Store(two[0].services.settings.data, two[0].services.settings.database).transaction() as connection:
        connection.execute(update(LIMITS).values(free_at=LIMITS.c.free_at - 30))
    await fast.spend("somebody")
    with Store(two[0].services.settings.data, two[0].services.settings.database).transaction() as connection:
        connection.execute(update(LIMITS).values(free_at=LIMITS.c.free_at - 100))
        assert connection.scalar(select(func.count()).select_from(LIMITS)) == 2
    shared._cleared = time.monotonic() - limits.MINUTE
    async with asyncio.timeout(60):
        while await shared.database.read(lambda held: held.scalar(select(func.count()).select_from(LIMITS))):
            await asyncio.sleep(0.05)


async def test_a_limit_of_all_workers_says_how_long_to_wait(store: Store) -> None:
    """The row is moved back by what was told, as if that time had passed."""
    async with running(store, new_per_minute=3) as house:
        limit = house.services.creations
        for _ in range(3):
            await limit.spend("anna")
        for _ in range(2):
            with pytest.raises(RequestError) as refused:
                await limit.spend("anna")
        wait = refused.value.retry_after
        assert wait is not None and 20 <= wait <= 41
        with store.transaction() as connection:
            connection.execute(update(LIMITS).values(free_at=LIMITS.c.free_at - wait))
        await limit.spend("anna")
