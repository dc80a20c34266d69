"""Two hosts at once, many sanctions, guests without a name of their own, and a host who plays."""

import asyncio
from random import Random

from stellwerk.server.features.hosting.messages.host import ReportDecision
from stellwerk.server.features.moderation.model import Sanction
from tests.server.bots.bot import make_bot
from tests.server.hosting.test_host import a_host, a_table, deeds, person_of, with_account
from tests.server.house import House, play_together


async def test_two_hosts_who_decide_at_once_impose_one_sanction(house: House) -> None:
    """The decision that was stored first holds; the other host is told, and nothing of theirs is written."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    id = await a_table(house, anna, ben)
    report = await anna.post(f"/tables/{id}/reports", {"kind": "seat", "number": 1, "reason": "rude"}, 201)
    await hedda.post(f"/host/reports/{report['id']}", {"decision": "mute", "days": 0}, 400)
    decided = [
        house.services.reports.decide(report["id"], ReportDecision(decision, days), await person_of(hedda))
        for decision, days in (("mute", 7), ("timeout", 7), ("ban", None), ("none", None))
    ]
    answers = await asyncio.gather(*decided, return_exceptions=True)
    assert sum(isinstance(answer, Exception) for answer in answers) == 3
    page = await hedda.get("/host")
    decision = page["reports"][0]["decision"]
    assert [each["kind"] for each in page["sanctions"]] == [decision][: decision != "none"]
    assert deeds(page) == [("no-offence" if decision == "none" else decision, "Ben")]


async def test_a_sanction_that_holds_is_shown_however_many_came_after_it(house: House) -> None:
    hedda = await a_host(house)
    store = house.services.stores.moderation
    await store.add_sanction(Sanction("first", "ben", "Ben", "mute", None, "rude", "2020-01-01T00:00:00.000Z"))
    for number in range(600):
        at = f"2021-01-01T00:00:00.{number:03}Z"
        await store.add_sanction(Sanction(f"later-{number}", "cleo", "Cleo", "mute", at, "", at))
    assert [each["name"] for each in (await hedda.get("/host"))["sanctions"]] == ["Ben"]


async def test_a_guest_at_a_table_is_found_by_the_name_there(house: House) -> None:
    """Once, also at several tables; nobody can be punished who is not there."""
    hedda, anna, ben = await a_host(house), await with_account(house, "Anna"), house.guest()
    await a_table(house, anna, ben)
    await a_table(house, anna, ben)
    guests = [each for each in (await hedda.get("/host"))["people"] if each["guest"]]
    assert [(each["name"], each["person"]) for each in guests] == [("Ben", await person_of(ben))]
    await hedda.post(f"/host/people/{guests[0]['person']}/sanctions", {"kind": "mute", "days": 1}, 204)
    assert (await hedda.post("/host/people/nobody/sanctions", {"kind": "mute"}, 404))["code"] == "no_such_person"
    assert [each["name"] for each in (await hedda.get("/host"))["sanctions"]] == ["Guest"]


async def test_a_host_who_plays_sees_the_hands_after_the_end_alone(house: House) -> None:
    """Neither their own seat nor one of their bots; another host may at any time."""
    hedda, ben = await a_host(house), house.guest()
    other = await with_account(house, "Anna")
    await house.services.accounts.set_host("Anna", True)
    table = await hedda.open_table("me", "open", game="toy")
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    assert (await hedda.get(f"/host/tables/{id}/export", 409))["code"] == "not_over"
    assert [each["plays"] for each in (await hedda.get("/host"))["tables"]] == [True]
    assert [each["plays"] for each in (await other.get("/host"))["tables"]] == [False]
    await other.get(f"/host/tables/{id}/export")
    await play_together(id, Random(3), hedda, ben)
    await hedda.get(f"/host/tables/{id}/export")
    bot = await make_bot(house, hedda)
    played = (await bot.open_table("me", "random", "random"))["head"]["id"]
    await hedda.get(f"/host/tables/{played}/export", 409)
