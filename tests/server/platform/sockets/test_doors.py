"""Sockets that say nothing, and too many of them."""

import asyncio
import json
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from stellwerk.server.errors import RequestError
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.limits.token_bucket import TokenBucket
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, running
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock


async def test_a_socket_that_says_nothing_is_closed(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """Who does not say hello takes a place that others need; unreadable text is no hello."""
    async with running(store, workers, clock, hello_seconds=20) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        async with anna.live(id, hello=False) as silent, anna.live(id) as greeted:
            for text in ("{", '{"type":"ping"}'):
                await silent.socket.send(text)
                await silent.of("problem", "pong")
            await greeted.of("table")
            await clock.leap(21)
            assert (await silent.of("problem"))["problem"]["code"] == "bad_input"
            await silent.socket.wait_closed()
            assert silent.socket.close_code == 1008
            await greeted.say(type="ping")
            await greeted.of("pong")
        assert house.services.settings.sockets == 4000


async def test_an_address_opens_so_many_sockets_and_no_more(store: Store) -> None:
    """Whether they say hello or not, and whoever they are; a place that is left is free again."""
    async with running(store, sockets_per_address=2) as house:
        anna, ben = house.guest(), house.guest()
        id = (await anna.open_table("me", "me", "me", public=True))["head"]["id"]
        await ben.get("/me")
        async with anna.live(id, hello=False):
            async with ben.live(id) as second:
                await second.of("table")
                with pytest.raises(InvalidStatus) as refused:
                    async with ben.live(id):
                        pass
                assert refused.value.response.status_code == 429
                problem = json.loads(refused.value.response.body or b"")
                assert problem["code"] == "too_many"
                assert refused.value.response.headers["retry-after"] == str(problem["retry_after"])
            await let_in_again(ben, id)


async def test_a_server_that_is_full_says_that_it_is_not_ready(store: Store) -> None:
    """With 503, at a table and at the lists."""
    async with running(store, sockets=1) as house:
        anna = house.guest()
        id = (await anna.open_table("me", "me", "me"))["head"]["id"]
        async with anna.live(id) as first:
            await first.of("table")
            for refusing in (anna.live(id), anna.lists()):
                with pytest.raises(InvalidStatus) as refused:
                    async with refusing:
                        pass
                assert refused.value.response.status_code == 503


async def test_hello_is_answered_once_in_a_while(store: Store) -> None:
    """Who repeats it has to wait; the last one is answered too, with what the table is then."""
    async with running(store, greeting_seconds=0.4) as house:
        anna = house.guest()
        table = await anna.open_table("me", "me", "me", options={"start_player": 0, "fixed_starts": True})
        id = table["head"]["id"]
        async with anna.live(id, hello=False) as live:
            begun = time.monotonic()
            await live.say(type="hello", number=None)
            await live.say(type="hello", number=None)
            await live.of("table")
            moved = (await anna.act(table, "build:black"))["number"]
            await live.say(type="hello", number=0)
            await live.of("table")
            assert time.monotonic() - begun >= 0.4
            assert (await live.of("table"))["table"]["head"]["number"] == moved
            assert time.monotonic() - begun >= 0.8


async def let_in_again(guest: Guest, id: str) -> None:
    """Come in as soon as the place is free: where several workers share a store, they are told first who left."""
    async with asyncio.timeout(60):
        while True:
            try:
                async with guest.live(id) as again:
                    await again.of("table")
                    return
            except InvalidStatus:
                await asyncio.sleep(0.02)


def test_an_ipv6_network_is_one_address() -> None:
    """Somebody with a whole network does not get a new chance with every address of it."""
    assert where("2001:db8::1") == where("2001:db8::ffff") != where("2001:db8:1::1")
    assert where("203.0.113.7") == where("::ffff:203.0.113.7") == "203.0.113.7"
    assert (where(None), where("unknown")) == ("", "unknown")
    pace = TokenBucket(1, TurnedClock())
    pace.spend(where("2001:db8::1"))
    with pytest.raises(RequestError):
        pace.spend(where("2001:db8::2"))


def where(host: str | None) -> str:
    """The address that counts."""
    client = None if host is None else SimpleNamespace(host=host)
    return address_of(cast(Any, SimpleNamespace(client=client)))
