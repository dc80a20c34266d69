"""Plans: private, played once when they fit, cancelled with a reason when they do not, kept over a restart."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, Live, running
from tests.server.stores import Store
from tests.server.timeouts.test_drafts import EMPTY
from tests.server.timeouts.test_drafts import two_people as tipping

OPTIONS = {"start_player": 0, "fixed_starts": True}
FIRST = ("build:black", "place:I4", "stop")


async def a_table(house: House) -> tuple[str, Guest, Guest]:
    """Three people, two of them one; the first seat begins."""
    anna, ben = house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", options=OPTIONS)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
    return id, anna, ben


async def plan_of(guest: Guest, id: str, seat: int = 1) -> Any:
    return (await guest.get(f"/tables/{id}/seats/{seat}/plan"))["plan"]


async def until(guest: Guest, id: str, to_act: list[int]) -> Any:
    """The table as soon as these seats are to act."""
    async with asyncio.timeout(60):
        while (table := await guest.get(f"/tables/{id}"))["head"]["to_act"] != to_act:
            await asyncio.sleep(0.02)
    return table


async def until_no_plan(guest: Guest, id: str) -> None:
    """Wait until the plan of seat 1 is gone: the server plays it first and removes it then."""
    async with asyncio.timeout(60):
        while await plan_of(guest, id) is not None:
            await asyncio.sleep(0.02)


async def chosen(guest: Guest, id: str) -> list[str]:
    """A whole turn out of what may come, picked step by step."""
    do: list[str] = []
    for _ in range(8):
        found = await guest.post(f"/tables/{id}/seats/1/plan/ahead", {"do": do})
        if found["done"]:
            break
        offers = [offer for offer in found["offers"] if not offer["do"].startswith(("give", "build:black"))]
        closing = [offer for offer in offers if offer["closes"]]
        offer = (closing or offers)[0]
        do += [*offer["do"].split(), *([offer["then"][0]["do"]] if offer["then"] else [])]
    return do


async def a_plan_is_played(house: House) -> None:
    """Make a plan at a new table and wait until it was played."""
    id, anna, ben = await a_table(house)
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": await chosen(ben, id)})
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    await until(ben, id, [2])


async def test_a_plan_is_played_when_the_seat_is_to_act(house: House) -> None:
    """It is chosen from what may come, told in words, and gone when it is played."""
    id, anna, ben = await a_table(house)
    do = await chosen(ben, id)
    assert do[0].startswith("build") and do[-1] == "stop"
    plan = (await ben.put(f"/tables/{id}/seats/1/plan", {"do": do}))["plan"]
    assert (plan["do"], plan["state"]) == (do, "waiting")
    assert len(plan["labels"]) == len(do)
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    table = await until(ben, id, [2])
    await until_no_plan(ben, id)
    assert sum(line["seat"] == 1 for line in table["lines"]) == len(do)


async def test_nothing_is_planned_for_a_seat_that_a_bot_plays_and_not_too_often(store: Store) -> None:
    """What a bot plays is not planned; looking ahead has a limit."""
    async with running(store, plans_per_minute=2) as house:
        id, _, ben = await a_table(house)
        await ben.post(f"/tables/{id}/seats/1/substitute", {})
        assert (await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["stop"]}, 409))["code"] == "substituted"
        await ben.delete(f"/tables/{id}/seats/1/substitute")
        for _ in range(2):
            await ben.post(f"/tables/{id}/seats/1/plan/ahead", {"do": []})
        assert (await ben.post(f"/tables/{id}/seats/1/plan/ahead", {"do": []}, 429))["code"] == "too_many"


async def test_looking_ahead_tells_no_answers(store: Store) -> None:
    """MIN-4.8: whether a tip was right is not to be seen in what comes after the evaluation."""
    async with running(store) as house:
        anna, ben, id = await tipping(house, options={"start_order": "seats"})
        await anna.act(await anna.get(f"/tables/{id}"), EMPTY, seat=0)
        ahead = await anna.post(f"/tables/{id}/seats/0/plan/ahead", {"do": []})
        assert ahead == {"offers": [], "done": True}
        plan = (await anna.put(f"/tables/{id}/seats/0/plan", {"do": [EMPTY]}))["plan"]
        assert (plan["state"], plan["labels"]) == ("waiting", [])
        assert (await ben.get(f"/tables/{id}/seats/0/plan", 403))["code"] == "not_your_seat"


async def test_a_plan_that_does_not_fit_is_cancelled_with_a_reason(house: House) -> None:
    """Nothing is played; the reason is the clause; the notice can be put away."""
    id, anna, ben = await a_table(house)
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:black", "place:I4", "stop"]})
    before = (await anna.act(await anna.get(f"/tables/{id}"), *FIRST))["number"]
    async with asyncio.timeout(60):
        while (plan := await plan_of(ben, id))["state"] == "waiting":
            await asyncio.sleep(0.02)
    assert (plan["state"], plan["code"]) == ("cancelled", "refused")
    assert plan["refusal"]["clause"].startswith("PAR-")
    table = await ben.get(f"/tables/{id}")
    assert (table["head"]["number"], table["head"]["to_act"]) == (before, [1])
    await ben.delete(f"/tables/{id}/seats/1/plan", 204)
    assert await plan_of(ben, id) is None


async def test_a_plan_is_seen_by_its_owner_alone_and_can_be_replaced_and_removed(house: House) -> None:
    """Nobody else's bytes show it."""
    id, anna, ben = await a_table(house)
    await anna.get(f"/tables/{id}/seats/1/plan", 403)
    seen = (await anna.http.get(f"/tables/{id}")).content
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:red", "stop"]})
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:blue", "stop"]})
    assert (await plan_of(ben, id))["do"] == ["build:blue", "stop"]
    assert (await anna.http.get(f"/tables/{id}")).content == seen
    await ben.delete(f"/tables/{id}/seats/1/plan", 204)
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    await a_plan_is_played(house)  # that of a later move: if this table had one, it would be played by now
    assert (await ben.get(f"/tables/{id}"))["head"]["to_act"] == [1]


async def test_nonsense_and_late_plans_are_refused(house: House) -> None:
    """Who is to act decides; what the game does not know is no plan."""
    id, anna, ben = await a_table(house)
    for do in ([], ["nonsense"], ["x" * 300], ["stop"] * 61):
        await ben.put(f"/tables/{id}/seats/1/plan", {"do": do}, 400)
    await ben.post(f"/tables/{id}/seats/1/plan/ahead", {"do": ["nonsense"]}, 400)
    assert (await anna.put(f"/tables/{id}/seats/0/plan", {"do": ["stop"]}, 409))["code"] == "not_wanted"


async def test_a_plan_survives_a_restart_and_is_played_once(store: Store, workers: Workers) -> None:
    """The server that took it is gone; several that come do it once."""
    more = {"recover_seconds": 0.05}
    async with running(store, workers, **more) as first:
        id, anna, ben = await a_table(first)
        do = await chosen(ben, id)
        await ben.put(f"/tables/{id}/seats/1/plan", {"do": do})
        mine, theirs = anna.http.cookies, ben.http.cookies
        first.services.events.plan_due.subscribers.clear()
        first.services.plans.carry_out = _never
        await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    async with running(store, workers, **more) as second:
        anna, ben = second.guest(mine), second.guest(theirs)
        if store.url is None:
            table = await until(ben, id, [2])
        else:
            async with running(store, workers, **more):
                table = await until(ben, id, [2])
        await until_no_plan(ben, id)
    assert sum(line["seat"] == 1 for line in table["lines"]) == len(do)


async def _never(_: str) -> None:
    """The server dies before it comes to this."""


async def test_making_and_removing_a_plan_is_heard_by_its_maker_alone(store: Store, workers: Workers) -> None:
    """Not even an empty message goes to the others, whichever worker they are connected to."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(store, workers))
        other = one if store.url is None else await stack.enter_async_context(running(store, workers))
        id, anna, ben = await a_table(one)
        there = other.guest(ben.http.cookies)
        annas = anna, other.guest(anna.http.cookies)
        sockets = [await stack.enter_async_context(listening(guest, id)) for guest in annas]
        own = [await stack.enter_async_context(listening(guest, id)) for guest in (ben, there)]
        await until_all_is_told(annas, id, *sockets, *own)
        for change in range(2):
            if change == 0:
                await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:blue", "stop"]})
            else:
                await ben.delete(f"/tables/{id}/seats/1/plan", 204)
            for live in own:
                await live.of("update", "moved")
        for live in sockets:
            await live.say(type="ping")
            assert (await live.hear())["type"] == "pong"


@asynccontextmanager
async def listening(guest: Guest, id: str) -> AsyncIterator[Live]:
    """A socket at a table that is sent the chat too."""
    async with guest.live(id, hello=False) as live:
        await live.say(type="hello", number=None, chat=0)
        await live.of("chat")
        yield live


async def until_all_is_told(speakers: Sequence[Guest], id: str, *sockets: Live) -> None:
    """Wait until every socket was told who came: at each worker a person says something, and news keep their order."""
    for guest in speakers:
        number = (await guest.post(f"/tables/{id}/chat", {"text": "Los?"}, 201))["number"]
        for live in sockets:
            assert [line["number"] for line in (await live.of("chat"))["lines"]] == [number]


async def test_who_planned_hears_that_the_plan_was_cancelled(house: House) -> None:
    """The others hear of the move alone that it did not fit to."""
    id, anna, ben = await a_table(house)
    async with listening(anna, id) as her, listening(ben, id) as his:
        await until_all_is_told((anna,), id, her, his)
        await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:black", "place:I4", "stop"]})
        await his.of("update")
        await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
        for _ in range(2):
            await his.of("update")
        assert (await plan_of(ben, id))["state"] == "cancelled"
        assert (await her.of("update"))["table"]["head"]["to_act"] == [1]
        await her.say(type="ping")
        assert (await her.hear())["type"] == "pong"


async def test_an_alternative_is_played_when_the_plan_is_refused(house: House) -> None:
    """The first that is allowed; what is left is gone with the plan."""
    id, anna, ben = await a_table(house)
    whole = await chosen(ben, id)
    stale = ["build:black", "place:I4", "stop"]
    plan = {"do": stale, "otherwise": [stale, whole]}
    found = (await ben.put(f"/tables/{id}/seats/1/plan", plan))["plan"]
    assert (found["do"], found["otherwise"]) == (stale, [stale, whole])
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    table = await until(ben, id, [2])
    await until_no_plan(ben, id)
    log = (await ben.get(f"/tables/{id}/record"))["log"]
    assert [entry["do"] for entry in log if entry.get("seat") == 1] == whole
    assert table["head"]["to_act"] == [2]


async def test_a_plan_gives_way_when_what_it_should_give_way_to_is_possible(house: House) -> None:
    id, anna, ben = await a_table(house)
    whole = await chosen(ben, id)
    await ben.put(f"/tables/{id}/seats/1/plan", {"do": whole, "unless": ["build:red"]})
    await anna.act(await anna.get(f"/tables/{id}"), *FIRST)
    async with asyncio.timeout(60):
        while (await plan_of(ben, id))["state"] == "waiting":
            await asyncio.sleep(0.02)
    assert (await plan_of(ben, id))["code"] == "not_wanted"
    assert (await ben.get(f"/tables/{id}"))["head"]["to_act"] == [1]
    await ben.act(await ben.get(f"/tables/{id}"), *whole)
    for nonsense in ({"do": whole, "unless": ["fly"]}, {"do": whole, "otherwise": [whole] * 6}):
        assert (await ben.put(f"/tables/{id}/seats/1/plan", nonsense, 400))["code"] == "bad_input"
