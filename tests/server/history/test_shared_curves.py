"""Curves where several workers share a store."""

import asyncio

from stellwerk.server.platform.processes.workers import Workers
from tests.server.history.test_curves import QUICK, finished, until_done
from tests.server.house import running
from tests.server.stores import Store


async def test_one_worker_works_out_what_several_are_asked_for(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUICK) as one, running(store, workers, **QUICK) as two:
        anna = one.guest()
        id = await finished(anna)
        again = two.guest(anna.http.cookies)
        await asyncio.gather(anna.post(f"/tables/{id}/curve"), again.post(f"/tables/{id}/curve"))
        curve = await until_done(anna, id)
        assert curve["status"] == "done" and len(curve["points"]) == curve["of"]
        assert await again.get(f"/tables/{id}/curve") == curve


async def test_the_patrol_takes_up_what_a_dead_worker_left(store: Store, workers: Workers) -> None:
    async with running(store, workers, recover_seconds=0.2, **QUICK) as house:
        guest = house.guest()
        id = await finished(guest)
        house.services.events.curve_requested.subscribers.clear()  # whoever was asked died before beginning
        assert (await guest.post(f"/tables/{id}/curve"))["status"] == "waiting"
        assert (await until_done(guest, id))["status"] == "done"
