"""Going for good where seats have changed hands; and everything that is kept can be taken along before."""

import asyncio

import httpx

from stellwerk.server.admin import admin_services, remove_account
from stellwerk.server.platform.database.schema import DRAFTS
from tests.server.house import Guest, House, Json, running
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import DRAFT, PIN, SLOW
from tests.server.timeouts.test_drafts import two_people as tipping

PASSWORD = "station clock"
OPTIONS = {"start_player": 0, "fixed_starts": True}


async def with_account(house: House, name: str) -> Guest:
    """Somebody who has an account."""
    guest = house.guest()
    await guest.post("/account", {"name": name, "password": PASSWORD}, 201)
    return guest


async def a_game(house: House) -> tuple[str, Guest, Guest]:
    """Anna, who begins, holds seats 0 and 2, Ben seat 1."""
    anna, ben = await with_account(house, "Anna"), await with_account(house, "Ben")
    table = await anna.open_table("me", "open", "me", options=OPTIONS)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return id, anna, ben


def says(table: Json) -> list[tuple[int, str]]:
    """What the log says about seats."""
    return [(line["seat"], line["by"]) for line in table["lines"] if line["table"] == "seat"]


async def farewell(guest: Guest) -> None:
    await guest.post("/me/delete", {"password": PASSWORD}, 204)


async def test_the_log_says_that_a_bot_plays_for_who_has_gone(house: House) -> None:
    """Every seat of theirs; whoever listens hears of it."""
    id, anna, ben = await a_game(house)
    async with ben.live(id) as live:
        await live.of("table")
        await farewell(anna)
        told = (await live.of("update"))["table"]
    assert says(told) == [(0, "bot:greedy"), (2, "bot:greedy")]
    async with asyncio.timeout(60):  # when the bot has moved nothing changes until Ben does
        while (table := await ben.get(f"/tables/{id}"))["head"]["to_act"] != [1]:
            await asyncio.sleep(0.02)
    assert says(table) == [(0, "bot:greedy"), (2, "bot:greedy")]
    assert table["head"]["number"] == len((await ben.get(f"/tables/{id}/record"))["log"])


async def test_a_seat_that_a_bot_plays_already_is_not_named_again(house: House) -> None:
    id, anna, ben = await a_game(house)
    await ben.post(f"/tables/{id}/seats/1/concede")
    await farewell(ben)
    table = await anna.get(f"/tables/{id}")
    assert says(table) == [(1, "bot:greedy")]
    seat = table["head"]["seats"][1]
    assert (seat["former"], seat["bot"], seat["conceded"]) == (True, "greedy", True)


async def test_no_line_of_a_log_keeps_the_name(house: House) -> None:
    """Neither where a seat was taken back, nor at a table that was left to somebody else."""
    id, anna, ben = await a_game(house)
    await ben.post(f"/tables/{id}/seats/1/substitute", {})
    await ben.delete(f"/tables/{id}/seats/1/substitute")
    key = (await ben.post(f"/tables/{id}/seats/1/handover"))["keys"]["1"]
    cleo = await with_account(house, "Cleo")
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key})
    assert says(await anna.get(f"/tables/{id}")) == [(1, "bot:greedy"), (1, "Ben"), (1, "Cleo")]
    async with anna.live(id) as live:
        await live.of("table")
        await farewell(ben)
        await live.of("update")
    answers = [await anna.http.get(f"/tables/{id}{path}") for path in ("", "/record")]
    assert says(answers[0].json()) == [(1, "bot:greedy"), (1, "former player"), (1, "Cleo")]
    assert all(b'"Ben"' not in answer.content for answer in answers)


async def test_nobody_is_called_like_a_bot_of_the_log(house: House) -> None:
    assert (await house.guest().put("/me", {"name": "bot:greedy"}, 400))["code"] == "bad_input"
    assert (await house.guest().put("/me", {"name": "greedy bot"}))["name"] == "greedy bot"


async def test_a_draft_is_of_the_one_who_wrote_it(store: Store) -> None:
    """MIN-12.6: whoever takes the seat over begins anew; with the account it goes too."""
    async with running(store) as house:
        anna, ben, id = await tipping(house, settings=SLOW)
        await ben.put(f"/tables/{id}/seats/1/draft", {"do": DRAFT, "note": PIN}, 204)
        await anna.put(f"/tables/{id}/seats/0/draft", {"do": DRAFT, "note": PIN}, 204)
        key = (await ben.post(f"/tables/{id}/seats/1/handover"))["keys"]["1"]
        cleo = house.guest()
        await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": key})
        assert (await cleo.get(f"/tables/{id}/seats/1/draft"))["do"] is None
        assert (await anna.get(f"/tables/{id}/seats/0/draft"))["do"] == DRAFT
        await anna.post("/me/delete", {}, 204)
        rows = DRAFTS.select()
        assert await house.services.stores.tables.database.read(lambda held: held.execute(rows).all()) == []


async def test_plans_drafts_deliveries_and_invitations_are_in_the_export(house: House) -> None:
    """One's own alone; deliveries all of them, not the latest few."""
    id, anna, ben = await a_game(house)
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:black", "place:I4", "stop"]})
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    push = {"way": "push", "target": "https://push.invalid/1", "keys": keys}
    way = (await ben.post("/me/notices", push, 201))["ways"][0]["id"]
    for _ in range(40):
        await house.services.channels.test((await ben.get("/me"))["id"], way)
    other = await anna.open_table("me", "me", "me")
    await ben.post(f"/tables/{other['head']['id']}/watch", {"key": other["keys"]["watch"]})
    found = (await ben.http.get("/me/export")).json()
    assert [(plan["table"], plan["seat"], plan["plan"]["do"][1]) for plan in found["plans"]] == [(id, 1, "place:I4")]
    assert len(found["notices"]["deliveries"]) == 40
    assert found["watched"] == [other["head"]["id"]]
    assert (await anna.http.get("/me/export")).json()["plans"] == []


async def test_the_host_deletes_an_account_as_its_owner_would(store: Store) -> None:
    """Beside the server, which shows it when it looks again."""
    async with running(store) as house:
        id, anna, ben = await a_game(house)
        await ben.post(f"/tables/{id}/chat", {"text": "geht"}, 201)
        await ben.put(f"/tables/{id}/seats/1/note", {"text": "mein Plan"})
        cookies = httpx.Cookies(anna.http.cookies)
    async with admin_services(store.data, store.url) as services:
        await remove_account(services, "Ben")
    async with running(store) as house:
        anna = house.guest(cookies)
        assert says(await anna.get(f"/tables/{id}")) == [(1, "bot:greedy")]
        assert await anna.get(f"/tables/{id}/chat") == []
