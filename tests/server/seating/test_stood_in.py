"""Where a bot has played is known afterwards: in the table, the profile, the export and the backup."""

import asyncio
from random import Random

from stellwerk.server.model.names import FORMER
from tests.server.house import House, Json, play_to_the_end

QUICK = {"stalemate_trade_turns_per_player": 1, "start_player": 0}
"""A short game whose first turn is never its last, as it may be on the smallest board."""


async def helped_game(house: House) -> tuple[Json, Json]:
    """Anna, who has an account, lets a bot play for a while and finishes the game; the table and her person."""
    anna, ben = house.guest(), house.guest()
    me = await anna.post("/account", {"name": "Anna", "password": "station clock"}, 201)
    table = await anna.open_table("me", "open", "random", options=QUICK)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await anna.post(f"/tables/{id}/seats/0/substitute", {"bot": "random"})
    async with asyncio.timeout(60):
        while (await anna.get(f"/tables/{id}"))["head"]["to_act"] == [0]:
            await asyncio.sleep(0.02)
    await anna.delete(f"/tables/{id}/seats/0/substitute")
    await ben.post(f"/tables/{id}/seats/1/concede")
    finished = await play_to_the_end(anna, id, Random(3))
    profile = await anna.get(f"/people/{me['id']}")
    export = await anna.get("/me/export")
    exported = next(one["head"] for one in export["tables"] if one["head"]["id"] == id)
    assert [seat["stood_in"] for seat in exported["seats"]] == [seat["stood_in"] for seat in finished["head"]["seats"]]
    await ben.post("/me/delete", {}, 204)
    after: Json = await anna.get(f"/tables/{id}")
    return after, profile


async def test_table_profile_and_export_tell_where_a_bot_stood_in(house: House) -> None:
    """Also after the one for whom it did so has deleted the account; a bot of its own stands in for nobody."""
    table, profile = await helped_game(house)
    seats = table["head"]["seats"]
    assert [seat["stood_in"] for seat in seats] == [1, seats[1]["stood_in"], None]
    assert seats[1]["stood_in"] >= 1
    assert (seats[1]["former"], seats[1]["away_at"]) == (True, None) or seats[1]["name"] == FORMER
    assert (profile["results"][0]["played"], profile["results"][0]["with_bots"]) == (1, 1)
    assert profile["finished"][0]["bots"] == [0, 1]


async def test_a_bot_that_did_not_decide_has_not_played(house: House) -> None:
    """Anna hands her seat over while it is not her turn, and takes it back before it is."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", options={"start_player": 1, "fixed_starts": True})
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    table = await anna.post(f"/tables/{id}/seats/0/substitute", {"bot": "random"})
    assert table["head"]["seats"][0]["stood_in"] is not None
    assert (await anna.delete(f"/tables/{id}/seats/0/substitute"))["head"]["seats"][0]["stood_in"] is None
