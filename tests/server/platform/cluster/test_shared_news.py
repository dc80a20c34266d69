"""News that a worker cannot pass on because it gets no connection are passed on as soon as it gets one again."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, Live, running
from tests.server.platform.cluster.test_cluster import at_two_workers
from tests.server.stores import Postgres, Store

FIRST = ["build:black", "place:I4", "stop"]


@pytest.fixture
async def two(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with running(store, workers) as one, running(store, workers) as other:
        yield one, other


@contextmanager
def without_connections(house: House, store: Store, postgres: Postgres) -> Iterator[None]:
    """The database takes nobody in; this worker's pooled connections are cut, the one that listens is not."""
    assert store.url is not None
    name = store.url.partition("?")[0].rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    engine = house.services.stores.tables.database.engine
    deadline = time.monotonic() + 60
    while engine.pool.checkedout():  # type: ignore[attr-defined] # a connection in use would be lost, open as it is
        assert time.monotonic() < deadline
        time.sleep(0.005)
    engine.dispose()
    try:
        yield
    finally:
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def until_failed(caplog: pytest.LogCaptureFixture) -> None:
    """Wait until the worker has tried in vain."""
    async with asyncio.timeout(60):
        while not any("could not be passed on" in record.message for record in caplog.records):
            await asyncio.sleep(0.02)


async def accepted(her: Live, number: int, do: list[str]) -> Json:
    """Decide; the other worker may have to be patient with its own connections."""
    async with asyncio.timeout(60):
        while (answer := await her.ask(type="act", seat=0, number=number, do=do))["type"] != "accepted":
            await asyncio.sleep(0.05)
    return answer


async def connected(two: tuple[House, House]) -> tuple[str, Guest, Guest]:
    id, anna, ben = await at_two_workers(two)
    await asyncio.gather(*(anna.get(f"/tables/{id}") for _ in range(8)))
    return id, anna, ben


async def test_whose_turn_it_is_is_told_when_connections_are_free_again(
    two: tuple[House, House], store: Store, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """Without anything else happening at the table."""
    id, anna, ben = await connected(two)
    async with anna.live(id) as her, ben.live(id) as his:
        number = (await his.of("table"))["table"]["head"]["number"]
        await her.of("table")
        with without_connections(two[1], store, postgres):
            await accepted(her, number, FIRST)
            await until_failed(caplog)
        heard = await his.until(lambda heard: heard["table"]["head"]["number"] == number + len(FIRST))
        assert heard["table"]["head"]["to_act"] == [1]


async def test_what_was_said_is_told_when_connections_are_free_again(
    two: tuple[House, House], store: Store, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    id, anna, ben = await connected(two)
    async with ben.live(id, hello=False) as his:
        await his.say(type="hello", chat=0)
        await his.of("chat")
        with without_connections(two[1], store, postgres):
            async with asyncio.timeout(60):
                while (await anna.http.post(f"/tables/{id}/chat", json={"text": "Your turn"})).status_code >= 500:
                    await asyncio.sleep(0.05)
            await until_failed(caplog)
        assert (await his.of("chat"))["lines"][0]["text"] == "Your turn"


async def test_a_pong_tells_what_the_store_has(two: tuple[House, House], store: Store, postgres: Postgres) -> None:
    """Although this worker has heard nothing of it; and no number when the store cannot be asked."""
    id, anna, ben = await connected(two)
    async with ben.live(id) as his:
        number = (await his.of("table"))["table"]["head"]["number"]
        two[1].services.events.table_changed.subscribers.clear()
        await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
        await his.say(type="ping")
        assert await his.of("pong") == {"type": "pong", "number": number + len(FIRST)}
        with without_connections(two[1], store, postgres):
            await his.say(type="ping")
            assert await his.of("pong") == {"type": "pong"}
        await his.say(type="hello", number=number)
        assert (await his.of("table"))["table"]["head"]["number"] == number + len(FIRST)
