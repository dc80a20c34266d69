"""Plans in the database are read by the names of the stored type, whatever the interface calls them."""

from sqlalchemy import insert

from stellwerk.server.features.plans.model import Plan, PlanContent
from stellwerk.server.platform.database.schema import PLANS
from tests.server.house import House

TEXT = '{"do":["stop"],"labels":[],"state":"cancelled","code":"refused","refusal":{"clause":"PAR-5.5"},"turn":4}'


async def test_a_stored_plan_is_read_and_sent(house: House) -> None:
    anna = house.guest()
    id = (await anna.open_table("me", "me", "me"))["head"]["id"]
    person = (await anna.get("/me"))["id"]
    row = {"table": id, "seat": 1, "id": "abcd", "person": person, "plan": TEXT}
    plans = house.services.stores.plans
    await plans.database.write(lambda connection: connection.execute(insert(PLANS), row))
    found = await plans.plan(id, 1)
    assert found is not None and isinstance(found.content, PlanContent)
    assert (found.content.do, found.content.state, found.content.turn) == (["stop"], "cancelled", 4)
    assert found.content.refusal is not None and found.content.refusal.clause == "PAR-5.5"
    sent = (await anna.get(f"/tables/{id}/seats/1/plan"))["plan"]
    assert (sent["do"], sent["state"], sent["code"], sent["turn"]) == (["stop"], "cancelled", "refused", 4)


async def test_a_written_plan_is_read_again(house: House) -> None:
    id = (await house.guest().open_table("me", "me", "me"))["head"]["id"]
    plan = Plan("abcd", id, 1, "somebody", PlanContent(["stop"], [], "waiting"))
    await house.services.stores.plans.set_plan(plan)
    assert await house.services.stores.plans.plan(id, 1) == plan
    assert await house.services.stores.plans.plans_of("somebody") == [plan]
