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


async def test_a_rematch_is_a_new_game(house: House) -> None:
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    table = await anna.open_table("me", "open", game="toy")
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    await play_together(id, Random(3), anna, ben)
    await anna.post(f"/tables/{id}/rematch", {}, 201)
    await hedda.post(f"/host/people/{await person_of(ben)}/sanctions", {"kind": "timeout", "days": 2}, 204)
    assert (await ben.post(f"/tables/{id}/rematch", {}, 403))["code"] == "timed_out"
