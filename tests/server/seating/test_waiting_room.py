"""The waiting room: the owner changes chairs and terms, the others agree, and the table can be cleared away."""

import pytest
from sqlalchemy import text

from tests.server.house import Guest, House, Json
from tests.server.stores import Store

TERMS: Json = {"options": {"start_player": 1}, "time": {"bank": 300, "added": 5}, "absence": 900}


async def waiting(house: House, **more: object) -> tuple[str, Guest, Guest, Json]:
    """Anna's table with Ben, a bot and a free chair."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "random", "open", **more)
    id, any_key = table["head"]["id"], table["keys"]["any"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": any_key})
    return id, anna, ben, table


async def test_the_owner_removes_somebody_who_does_not_come_back_by_the_same_links(house: House) -> None:
    """Whoever is removed sees the private table no longer; the chair has a new key."""
    id, anna, ben, opened = await waiting(house)
    async with ben.live(id) as live:
        await live.of("table")
        table = await anna.delete(f"/tables/{id}/seats/1/person")
        assert (await live.of("problem"))["problem"]["code"] == "forbidden"
    assert table["head"]["seats"][1]["name"] is None
    for key in (opened["keys"]["any"], opened["keys"]["1"]):
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": key}, 403)
    cleo = house.guest()
    await cleo.post(f"/tables/{id}/seats/1", {"name": "Cleo", "key": table["keys"]["any"]})
    assert (await anna.delete(f"/tables/{id}/seats/0/person", 409))["code"] == "not_wanted"
    assert (await anna.delete(f"/tables/{id}/seats/2/person", 409))["code"] == "not_wanted"
    assert (await cleo.delete(f"/tables/{id}/seats/0/person", 403))["code"] == "forbidden"


async def test_who_was_removed_from_a_public_table_sits_down_again_only_if_invited_anew(house: House) -> None:
    id, anna, ben, opened = await waiting(house, public=True)
    table = await anna.delete(f"/tables/{id}/seats/1/person")
    for seat in (1, 3):
        await ben.post(f"/tables/{id}/seats/{seat}", {"name": "Ben"}, 403)
    await ben.post(f"/tables/{id}/invitation", {"seat": "any", "key": opened["keys"]["any"]}, 403)
    await house.guest().post(f"/tables/{id}/seats/3", {"name": "Cleo"})
    assert (await ben.get("/me"))["id"] not in str(await anna.get(f"/tables/{id}"))
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["any"]})


async def test_a_removed_guest_stays_removed_with_an_account_and_is_forgotten_with_it(
    house: House, store: Store
) -> None:
    id, anna, ben, _ = await waiting(house, public=True)
    await anna.delete(f"/tables/{id}/seats/1/person")
    account = house.guest()
    await account.post("/account", {"name": "Benno", "password": "correct horse battery"}, 201)
    await ben.post("/session", {"name": "Benno", "password": "correct horse battery"})
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"}, 403)
    await ben.post("/me/delete", {"password": "correct horse battery"}, 204)
    with store.transaction() as connection:
        assert connection.execute(text("SELECT removed FROM tables")).scalars().all() == ["[]"]


async def test_a_bot_is_changed_for_another_for_a_person_and_back(house: House) -> None:
    id, anna, ben, _ = await waiting(house)
    seat = (await anna.post(f"/tables/{id}/seats/2/bot", {"bot": "greedy"}))["head"]["seats"][2]
    assert (seat["bot"], seat["name"]) == ("greedy", "greedy")
    await anna.post(f"/tables/{id}/seats/1/bot", {"bot": "greedy"}, 409)
    await ben.delete(f"/tables/{id}/seats/2/bot", 403)
    table = await anna.delete(f"/tables/{id}/seats/2/bot")
    assert table["head"]["seats"][2]["name"] is None
    assert (await anna.delete(f"/tables/{id}/seats/2/bot", 409))["code"] == "not_wanted"
    cleo = house.guest()
    await cleo.post(f"/tables/{id}/seats/2", {"name": "Cleo", "key": table["keys"]["2"]})
    await anna.delete(f"/tables/{id}/seats/2/person")
    table = await anna.post(f"/tables/{id}/seats/2/bot", {"bot": "random"})
    assert (table["head"]["status"], table["head"]["seats"][2]["bot"]) == ("open", "random")


async def test_changed_terms_are_seen_by_all_and_agreed_to_again_before_the_start(house: House) -> None:
    id, anna, ben, _ = await waiting(house)
    async with ben.live(id) as live:
        await live.of("table")
        await anna.put(f"/tables/{id}/terms", TERMS)
        seen = (await live.of("update"))["table"]["head"]
    assert (seen["options"]["start_player"], seen["time"]["bank"], seen["absence"]) == (1, 300, 900)
    assert [seat["agreed"] for seat in seen["seats"]] == [True, False, True, True]
    table = await anna.post(f"/tables/{id}/seats/3/bot", {"bot": "random"})
    assert table["head"]["status"] == "open", "everybody sits, but Ben has not agreed"
    await anna.post(f"/tables/{id}/seats/1/agreement", TERMS, 403)
    other = await ben.post(f"/tables/{id}/seats/1/agreement", {**TERMS, "absence": 60}, 409)
    assert (other["code"], other["table"]["head"]["absence"]) == ("overtaken", 900)
    table = await ben.post(f"/tables/{id}/seats/1/agreement", TERMS)
    assert table["head"]["status"] == "running"
    assert (await anna.put(f"/tables/{id}/terms", TERMS, 409))["code"] == "not_open"
    assert (await ben.post(f"/tables/{id}/seats/1/agreement", TERMS, 409))["code"] == "not_open"


@pytest.mark.parametrize("nonsense", [{"options": {"board": "moon"}}, {"absence": 1}, {"time": {"bank": -1}}])
async def test_terms_that_cannot_be_played_change_nothing(house: House, nonsense: Json) -> None:
    id, anna, ben, opened = await waiting(house)
    response = await anna.http.put(f"/tables/{id}/terms", json=nonsense)
    assert response.status_code in (400, 422)
    await ben.put(f"/tables/{id}/terms", TERMS, 403)
    head = (await ben.get(f"/tables/{id}"))["head"]
    assert (head["options"], head["absence"]) == (opened["head"]["options"], opened["head"]["absence"])
    table = await anna.put(f"/tables/{id}/terms", {"options": head["options"]})
    assert table["head"]["seats"][1]["agreed"], "what is the same needs no consent"


async def test_the_owner_clears_a_table_away_that_has_not_begun(house: House) -> None:
    id, anna, ben, _ = await waiting(house)
    await ben.delete(f"/tables/{id}", 403)
    async with ben.live(id) as live:
        await live.of("table")
        await anna.delete(f"/tables/{id}", 204)
        assert (await live.of("problem"))["problem"]["code"] == "no_such_table"
    await anna.get(f"/tables/{id}", 404)
