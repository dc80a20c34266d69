"""Sanctions hold whichever way somebody comes: by a bot of their own, or by a rematch."""

from random import Random

from tests.server.bots.bot import make_bot
from tests.server.hosting.test_host import a_host, person_of, with_account
from tests.server.house import House, play_together


async def test_a_bot_does_nothing_that_its_owner_may_not_do(house: House) -> None:
    """Neither the bot that was there before, nor a new one."""
    hedda, anna = await a_host(house), await with_account(house, "Anna")
    bot = await make_bot(house, anna)
    table = (await bot.open_table("me", "random", "random"))["head"]["id"]
    await bot.post(f"/tables/{table}/chat", {"text": "Hallo"}, 201)
    sanctions = f"/host/people/{await person_of(anna)}/sanctions"
    await hedda.post(sanctions, {"kind": "timeout", "days": 2, "reason": "leaves"}, 204)
    assert (await bot.post(f"/tables/{table}/chat", {"text": "Hallo"}, 403))["code"] == "muted"
    assert (await bot.open_table("me", "random", "random", status=403))["code"] == "timed_out"
    assert (await anna.post("/me/bots", {"name": "Robo 2"}, 403))["code"] == "timed_out"
    await hedda.delete(sanctions, 204)
    await bot.open_table("me", "random", "random")


async def test_who_is_muted_names_no_table_and_writes_no_note_that_others_read(house: House) -> None:
    """The same error as in the chat; a table without a name, a decision and a place on the map are no writing."""
    hedda, anna = await a_host(house), await with_account(house, "Anna")
    table = await anna.open_table("me", "random", "random", options={"start_player": 0})
    await hedda.post(f"/host/people/{await person_of(anna)}/sanctions", {"kind": "mute", "days": 2}, 204)
    assert (await anna.open_table("me", "random", "random", name="You fools", status=403))["code"] == "muted"
    await anna.open_table("me", "random", "random")
    id, number = table["head"]["id"], table["head"]["number"]
    offered = table["perspectives"][0]["offers"][0]["do"]
    act = {"seat": 0, "number": number, "do": [offered], "note": "You fools"}
    assert (await anna.post(f"/tables/{id}/actions", act, 403))["code"] == "muted"
    assert (await anna.get(f"/tables/{id}"))["head"]["number"] == number
    await anna.post(f"/tables/{id}/actions", {**act, "note": "pin:8.7:52.3"})


async def test_a_rematch_is_a_new_game(house: House) -> None:
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    table = await anna.open_table("me", "open", game="toy")
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await play_together(id, Random(3), anna, ben)
    await anna.post(f"/tables/{id}/rematch", {}, 201)
    await hedda.post(f"/host/people/{await person_of(ben)}/sanctions", {"kind": "timeout", "days": 2}, 204)
    assert (await ben.post(f"/tables/{id}/rematch", {}, 403))["code"] == "timed_out"
