"""The lists of tables at several workers: whoever is connected where hears of everything."""

from collections.abc import AsyncIterator

import psycopg
import pytest

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import House, running
from tests.server.platform.cluster.test_cluster import OPTIONS, cut
from tests.server.seating.test_lobby import quiet, until
from tests.server.stores import Store


@pytest.fixture
async def two(store: Store, workers: Workers) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    async with running(store, workers) as one, running(store, workers) as other:
        yield one, other


async def test_public_tables_at_one_worker_show_at_the_other(two: tuple[House, House]) -> None:
    """New ones, those that fill, those that are cleared away."""
    anna, ben, reader = two[0].guest(), two[0].guest(), two[1].guest()
    async with reader.lists() as live:
        await live.hear()
        id = (await anna.open_table("me", "open", "random", public=True))["head"]["id"]
        await until(live, "open", [id])
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
        await until(live, "running", [id])
        other = (await anna.open_table("me", "open", "random", public=True))["head"]["id"]
        await until(live, "open", [other])
        await anna.delete(f"/tables/{other}", 204)
        await until(live, "open", [])


async def test_whose_turn_it_is_shows_at_the_other_worker_and_other_moves_do_not(two: tuple[House, House]) -> None:
    """Ben has the start page open at the second worker, Anna plays at the first."""
    anna, ben = two[0].guest(), two[1].guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS)
    id = table["head"]["id"]
    begun = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    async with ben.lists() as his:
        await his.hear()
        after = (await anna.act(begun, "build:black", seat=0))["table"]
        await his.hear()  # the table is looked at for the first time since somebody listens
        after = (await anna.act(after, "place:I4", seat=0))["table"]
        assert await quiet(his)
        await anna.act(after, "stop", seat=0)
        await his.until(lambda heard: heard["mine"][0]["to_act"] == [1])


async def test_what_happened_while_nobody_listened_is_told_afterwards(two: tuple[House, House], store: Store) -> None:
    """A listener whose connection was cut comes back and sends the lists anew."""
    anna, reader = two[0].guest(), two[1].guest()
    async with reader.lists() as live:
        await live.hear()
        assert store.url is not None
        with psycopg.connect(store.url, autocommit=True) as connection:
            await cut(connection)
            id = (await anna.open_table("me", "open", "random", public=True))["head"]["id"]
        await until(live, "open", [id])
