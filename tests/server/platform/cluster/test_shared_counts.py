"""What several workers count together: figures for the host, and limits."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import func, select, update

from stellwerk.server.errors import RequestError
from stellwerk.server.platform.database.schema import FIGURES, LIMITS
from stellwerk.server.platform.limits import shared_limits as limits
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import House, running
from tests.server.platform.observing.test_metrics import figures
from tests.server.stores import Store

PASSWORD = "correct horse battery"
MADE = 'stellwerk_requests_total{{worker="{}",method="POST",route="/api/v1/tables",status="201"}}'
QUICK: dict[str, Any] = {"figures_seconds": 0.1, "patrol_seconds": 0.2}


@pytest.fixture
async def two(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database that tell each other their figures all the time."""
    async with running(store, workers, **QUICK) as one, running(store, workers, **QUICK) as other:
        yield one, other


def worker_of(house: House) -> int:
    """The number of a worker."""
    number: int = house.services.stores.tables.worker
    return number


async def until_told(house: House, name: str, value: float) -> dict[str, float]:
    """The page of a worker, as soon as it has this figure."""
    async with asyncio.timeout(20):
        while (found := await figures(house)).get(name) != value:
            await asyncio.sleep(0.05)
    return found


async def test_one_page_has_the_figures_of_all_workers(two: tuple[House, House]) -> None:
    """Whichever worker answers: every line names its worker, every family stands there once, nothing is added up."""
    for house, tables in zip(two, (1, 2), strict=True):
        guest = house.guest()
        for _ in range(tables):
            await guest.open_table("me", "me", "me")
    for house in two:
        await until_told(house, MADE.format(worker_of(two[0])), 1)
        found = await until_told(house, MADE.format(worker_of(two[1])), 2)
        named = {name for name in found if "worker=" in name}
        assert named == set(found), "a line without its worker would be counted twice"
        assert {f'stellwerk_start_time_seconds{{worker="{worker_of(each)}"}}' for each in two} <= named
        page = (await house.guest().http.get(f"{house.address}/metrics")).text
        families = re.findall(r"^# TYPE (\S+)", page, re.MULTILINE)
        assert len(families) == len(set(families))
        places = [families.index(re.split(r"(?:_bucket|_sum|_count)?\{", line)[0]) for line in lines_of(page)]
        assert places == sorted(places), "the lines of a family stand together"


def lines_of(page: str) -> list[str]:
    """The lines with figures."""
    return [line for line in page.splitlines() if not line.startswith("#")]


async def test_the_own_figures_are_fresh(store: Store, workers: Workers) -> None:
    """They are read when somebody asks, however seldom they are told to the others."""
    async with running(store, workers, figures_seconds=100.0) as one, running(store, workers) as _:
        await one.guest().open_table("me", "me", "me")
        assert (await figures(one))[MADE.format(worker_of(one))] == 1


async def test_a_worker_that_stopped_is_seen_for_another_minute(store: Store, workers: Workers) -> None:
    """What it counted last is told at the end; after a minute it is gone, on the page and in the store."""
    async with running(store, workers, figures_seconds=100.0) as staying:
        async with running(store, workers, figures_seconds=100.0) as going:
            await figures(going)  # it sees that it is not alone
            gone = worker_of(going)
            await going.guest().open_table("me", "me", "me")
        assert (await figures(staying))[MADE.format(gone)] == 1
        with store.transaction() as connection:
            connection.execute(update(FIGURES).values(at=FIGURES.c.at - 61))
        found = await figures(staying)
        assert not [name for name in found if str(gone) in name]
        assert f'stellwerk_sockets{{worker="{worker_of(staying)}"}}' in found, "its series go on"
    with store.transaction() as connection:
        assert connection.scalars(select(FIGURES.c.worker)).all() == [worker_of(staying)]


async def test_without_the_database_a_worker_tells_its_own_figures(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Just then somebody looks at them."""
    own = f'stellwerk_sockets{{worker="{worker_of(two[0])}"}}'
    await until_told(two[0], own, 0)

    async def away(*_: object) -> None:
        raise OSError("the database is away")

    monkeypatch.setattr(two[0].services.stores.tables.database, "read", away)
    assert (await figures(two[0]))[own] == 0
    monkeypatch.undo()
    assert "figures of other workers cannot be read" in caplog.text


async def test_sign_ins_are_limited_by_all_workers_together(store: Store, workers: Workers) -> None:
    """Ten tries a minute are ten, however they are spread; others by address and by name."""
    few: dict[str, Any] = {"sign_ins_per_minute": 10}
    async with running(store, workers, **few) as one, running(store, workers, **few) as other:
        await one.guest().post("/account", {"name": "Anna", "password": PASSWORD}, 201)
        answers = [await tried(house, "Anna") for house in (one, other) * 6]
        assert answers == [401] * 10 + [429] * 2
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
    """Sixty a minute are one a second; who keeps trying waits on; after the minute nothing is left."""
    shared = two[0].services.knocks.limits
    fast = shared.of("test", 60)
    for _ in range(60):
        await fast.spend("somebody")
    with pytest.raises(RequestError):
        await fast.spend("somebody")
    await fast.spend("somebody else")
    with Store(two[0].services.settings.data, two[0].services.settings.database).transaction() as connection:
        connection.execute(update(LIMITS).values(free_at=LIMITS.c.free_at - 3))
    await fast.spend("somebody")
    with Store(two[0].services.settings.data, two[0].services.settings.database).transaction() as connection:
        connection.execute(update(LIMITS).values(free_at=LIMITS.c.free_at - 100))
        assert connection.scalar(select(func.count()).select_from(LIMITS)) == 2
    shared._cleared = time.monotonic() - limits.MINUTE
    async with asyncio.timeout(20):
        while await shared.database.read(lambda held: held.scalar(select(func.count()).select_from(LIMITS))):
            await asyncio.sleep(0.05)
