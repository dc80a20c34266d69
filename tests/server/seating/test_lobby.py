"""The lists of tables, live: what is pushed, to whom, how often, and who may listen."""

import asyncio
import json
import time
from itertools import pairwise
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Json, Live, running
from tests.server.live.test_fuzz import CODES, garbage, spoiled
from tests.server.stores import Store
from tests.server.turned_clock import TurnedClock

OPTIONS = {"start_player": 0, "fixed_starts": True}


def ids(message: Json, part: str) -> list[str] | None:
    """The tables of a list; None if it was not sent."""
    return [head["id"] for head in message[part]] if part in message else None


async def until(live: Live, part: str, expected: list[str]) -> Json:
    """Listen until a list holds exactly these tables."""
    return await live.until(lambda heard: ids(heard, part) == expected)


async def quiet(live: Live, seconds: float = 1.6) -> bool:
    """Whether nothing comes for longer than the pause between two pushes."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(live.socket.recv(), seconds)
    return True


async def test_who_opens_the_start_page_hears_of_public_tables_as_they_come_fill_and_go(house: House) -> None:
    """A stranger too; hello is answered with all lists, later come those that have changed."""
    anna, ben, stranger = house.guest(), house.guest(), house.guest()
    async with stranger.lists() as live:
        assert {**await live.hear(), "type": ""} == {"type": "", "mine": [], "open": [], "running": []}
        id = (await anna.open_table("me", "open", "random", public=True, options=OPTIONS))["head"]["id"]
        heard = await until(live, "open", [id])
        assert (heard["open"][0]["owner"], heard["open"][0]["mine"], ids(heard, "mine")) == (False, [], None)
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
        heard = await until(live, "running", [id])
        assert heard["open"] == []
        other = (await anna.open_table("me", "open", "random", public=True))["head"]["id"]
        await until(live, "open", [other])
        await anna.delete(f"/tables/{other}", 204)
        await until(live, "open", [])


async def test_own_tables_are_pushed_when_one_is_invited_when_others_sit_down_and_when_it_is_ones_turn(
    house: House,
) -> None:
    """Of private tables nobody else hears."""
    anna, ben, stranger = house.guest(), house.guest(), house.guest()
    await ben.post("/account", {"name": "Ben", "password": "correct horse"}, 201)
    async with ben.lists() as his, stranger.lists() as silent:
        await his.hear()
        await silent.hear()
        table = await anna.open_table("me", "open", "me", options=OPTIONS)
        id = table["head"]["id"]
        await anna.post(f"/tables/{id}/seats/1/reservation", {"name": "Ben"})
        assert (await until(his, "mine", [id]))["mine"][0]["kept"] == [1]
        begun = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
        await his.until(lambda heard: heard["mine"][0]["status"] == "running")
        await anna.act(begun, "build:black", "place:I4", "stop", seat=0)
        heard = await his.until(lambda heard: heard["mine"][0]["to_act"] == [1])
        assert ids(heard, "open") is None
        assert await quiet(silent)


async def test_moves_that_do_not_concern_the_reader_push_nothing(house: House) -> None:
    """Neither at one's own table while others move, nor at public ones."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", public=True, options=OPTIONS)
    id = table["head"]["id"]
    begun = await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    async with ben.lists() as his:
        await his.hear()
        after = await anna.act(begun, "build:black", seat=0)
        await his.hear()  # the table is looked at for the first time since somebody listens
        await anna.act(after["table"], "place:I4", seat=0)
        assert await quiet(his)


async def test_nobody_is_told_more_than_once_a_second(house: House) -> None:
    """Many changes are told together."""
    anna, ben = house.guest(), house.guest()
    many = 12

    async def open_many() -> None:
        for _ in range(many):
            await anna.open_table("me", "open", "random", public=True)

    async with ben.lists() as live:
        await live.hear()
        opening, moments = asyncio.create_task(open_many()), []
        while len(live.heard[-1]["open"]) < many:
            await live.hear()
            moments.append(time.monotonic())
        await opening
    assert all(later - earlier > 0.9 for earlier, later in pairwise(moments))
    assert len(moments) < many


async def test_the_owner_and_a_passer_by_see_the_same_table_each_in_their_own_way(house: House) -> None:
    """What is worked out once for all does not say whose chairs are whose."""
    anna, ben = house.guest(), house.guest()
    await anna.get("/me")
    async with anna.lists() as hers, ben.lists() as his:
        await hers.hear()
        await his.hear()
        id = (await anna.open_table("me", "open", "random", public=True))["head"]["id"]
        own = (await until(hers, "open", [id]))["open"][0]
        other = (await until(his, "open", [id]))["open"][0]
    assert (own["mine"], own["owner"]) == ([0], True)
    assert {**own, "mine": [], "owner": False} == other


async def test_another_site_and_a_token_without_reading_hear_nothing(house: House) -> None:
    """As at the socket of a table."""
    anna = house.guest()
    await anna.post("/account", {"name": "Anna", "password": "correct horse"}, 201)
    shown: list[dict[str, str]] = [{"Cookie": anna.cookie, "Origin": "https://elsewhere.example"}]
    for scope in ("play", "tables", "read"):
        made = await anna.post("/me/tokens", {"name": scope, "scopes": [scope]}, 201)
        shown.append({"Authorization": f"Bearer {made['secret']}"})
    for headers in shown[:-1]:
        with pytest.raises(InvalidStatus):
            async with anna.lists(headers=headers):
                pass
    async with anna.lists(headers=shown[-1]) as live:
        assert (await live.hear())["type"] == "tables"


async def test_who_is_signed_out_everywhere_hears_no_more(house: House) -> None:
    """The socket is closed at once."""
    anna = house.guest()
    await anna.post("/account", {"name": "Anna", "password": "correct horse"}, 201)
    async with anna.lists() as live:
        await live.hear()
        await anna.delete("/sessions", 204)
        assert (await live.of("problem"))["problem"]["code"] == "signed_out"
        await live.socket.wait_closed()
        assert live.socket.close_code == 1008


async def test_what_a_guest_had_shows_at_once_where_the_account_is_open(house: House) -> None:
    """Signing in on another device brings the guest's tables along."""
    anna, guest = house.guest(), house.guest()
    await anna.post("/account", {"name": "Anna", "password": "correct horse"}, 201)
    id = (await guest.open_table("me", "open", "open"))["head"]["id"]
    async with anna.lists() as live:
        await live.hear()
        await guest.post("/session", {"name": "Anna", "password": "correct horse"})
        await until(live, "mine", [id])


async def test_the_limits_of_sockets_hold_at_the_lists_too(store: Store, workers: Workers, clock: TurnedClock) -> None:
    """Hello in time, so many by person and by address, together with those at tables."""
    limits = {"hello_seconds": 20, "sockets_per_person": 2, "sockets_per_address": 4}
    async with running(store, workers, clock, **limits) as house:
        anna, ben = house.guest(), house.guest()
        id = (await anna.open_table("me", "open", "open", public=True))["head"]["id"]
        async with anna.lists(hello=False) as silent:
            await silent.say(type="ping")
            await silent.of("problem", "pong")
            await clock.leap(21)
            assert (await silent.of("problem"))["problem"]["code"] == "bad_input"
            await silent.socket.wait_closed()
            assert silent.socket.close_code == 1008
        async with anna.live(id) as table, anna.lists() as first:
            await table.of("table")
            await first.of("tables")
            async with anna.lists() as second:
                assert (await second.hear())["problem"]["code"] == "too_many"
            async with anna.live(id) as third:
                assert (await third.hear())["problem"]["code"] == "too_many"
            async with ben.lists() as his, ben.lists():
                await his.of("tables")
                with pytest.raises(InvalidStatus):
                    async with ben.lists():
                        pass
        async with anna.lists() as again:
            assert (await again.hear())["type"] == "tables"


def nonsense(random: Random) -> str | bytes:
    """Something that nobody at the lists may say."""
    return random.choice((garbage, spoiled))(random)


async def test_nonsense_at_the_lists_is_answered_and_harms_nobody(store: Store) -> None:
    """Each message is answered with a problem, or the socket is closed with a code that names the client's fault."""
    async with running(store, messages_per_second=4000.0) as house:
        eve, calm, random, codes = house.guest(), house.guest(), Random(5), set()
        async with calm.lists() as listening:
            await listening.hear()
            for _ in range(60):
                code = await talk_nonsense(eve, random)
                codes.add(code)
            await listening.say(type="hello")
            assert (await listening.hear())["problem"]["code"] == "bad_input"
            await listening.say(type="ping")
            assert (await listening.hear())["type"] == "pong"
        assert house.services.tables.presence.sockets == {}
    assert codes - {None} <= CODES


async def talk_nonsense(eve: Guest, random: Random) -> int | None:
    """One socket, some messages; the code with which the server ended it, if it did."""
    async with eve.lists(hello=random.random() < 0.5) as live:
        try:
            for _ in range(random.randrange(1, 10)):
                said = nonsense(random)
                await live.socket.send(said, text=random.random() < 0.9)
            await live.say(type="ping")
            while (heard := await live.hear())["type"] != "pong":
                assert heard["type"] in ("tables", "problem"), json.dumps(heard)[:200]
                assert heard.get("problem", {}).get("code") != "internal"
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
    return None
