"""Notices and plans where several workers share a store: each is done once, whoever does it."""

import json
from contextlib import AsyncExitStack

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import Guest, House, running
from tests.server.notices.test_notices import FAST, a_game, move, settled, somebody, with_hook
from tests.server.receivers import hooks
from tests.server.stores import Store
from tests.server.waiting import Rounds, until

FIRST = ("build:black", "place:I4", "stop")


async def three(stack: AsyncExitStack, store: Store, workers: Workers) -> list[House]:
    """Three workers on one database that look for work all the time."""
    return [
        await stack.enter_async_context(running(store, workers, recover_seconds=0.1, **FAST))  # type: ignore[arg-type]
        for _ in range(3)
    ]


def elsewhere(guest: Guest, house: House) -> Guest:
    """The same person, connected to another worker."""
    return house.guest(guest.http.cookies)


async def test_a_notice_goes_out_once_whichever_worker_sends_it(store: Store, workers: Workers) -> None:
    """Several turns at several tables; who is connected to another worker is at the table all the same."""
    async with AsyncExitStack() as stack, hooks() as got:
        houses = one, two, _ = await three(stack, store, workers)
        senders = [Rounds(house.services.stores.notices, "due") for house in houses]
        anna = await somebody(one, "Anna")
        ben = await with_hook(two, "Ben", got)
        ids = [(await a_game(anna, ben))["head"]["id"] for _ in range(3)]
        seen = (await a_game(anna, ben))["head"]["id"]
        async with elsewhere(ben, two).live(seen) as live:
            await live.of("table")
            for id in (seen, *ids):
                await move(anna, id, *FIRST)
            told = [json.loads(body) for _, _, body in await got.wait(3)]
            deliveries = await settled(ben, 3)
            for sender in senders:
                await sender.more()
    assert sorted(one["table"] for one in told) == sorted(ids)
    assert len(got.items) == 3
    assert [one["state"] for one in deliveries if one["table"] != seen] == ["sent"] * 3


async def test_a_plan_is_played_once_whichever_worker_does_so(store: Store, workers: Workers) -> None:
    """It was made at one worker, the seat's turn came at another."""
    async with AsyncExitStack() as stack:
        houses = one, two, _ = await three(stack, store, workers)
        planners = [Rounds(house.services.plans.plan_store, "planned_to_act") for house in houses]
        anna, ben = one.guest(), two.guest()
        table = await anna.open_table("me", "open", "me", options={"start_player": 0, "fixed_starts": True})
        id = table["head"]["id"]
        await ben.post(f"/tables/{id}/seats/1", {"name": "Ben", "key": table["keys"]["1"]})
        await ben.put(f"/tables/{id}/seats/1/plan", {"do": ["build:blue", "place:J3", "stop"]})
        await move(anna, id, *FIRST)

        async def third_is_to_act() -> bool:
            found: bool = (await ben.get(f"/tables/{id}"))["head"]["to_act"] == [2]
            return found

        await until(third_is_to_act)
        for planner in planners:
            await planner.more()
        assert (await anna.get(f"/tables/{id}/seats/0/plan"))["plan"] is None
        assert (await ben.get(f"/tables/{id}/seats/1/plan"))["plan"] is None
        lines = (await anna.get(f"/tables/{id}"))["lines"]
    assert [line["seat"] for line in lines] == [0, 0, 0, 1, 1, 1]
