"""Who looks at a table and who turns away, and the notices that follow."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.house import Guest, House, Live
from tests.server.notices.test_notices import a_game, somebody, with_hook
from tests.server.receivers import Hooks
from tests.server.turned_clock import TurnedClock

FIRST = ("build:black", "place:I4", "stop")
SECOND = ("build:blue", "place:J3", "stop")
NOBODY = 2_000_000_000  # the number of a worker that is not there


@asynccontextmanager
async def sitting(guest: Guest, id: str) -> AsyncIterator[Live]:
    """A window at a table that has greeted."""
    async with guest.live(id) as live:
        await live.of("table")
        yield live


async def look(live: Live, visible: bool) -> None:
    """A page goes out of view or comes back; what is asked after it is answered after it."""
    await live.say(type="look", visible=visible)
    await live.say(type="ping")
    await live.of("pong")


async def two(house: House, got: Hooks) -> tuple[Guest, Guest, str]:
    """Anna begins; Ben has a webhook."""
    anna = await somebody(house, "Anna")
    ben = await with_hook(house, "Ben", got)
    return anna, ben, (await a_game(anna, ben))["head"]["id"]


async def arrived(clock: TurnedClock, got: Hooks, count: int) -> list[Any]:
    """Let time pass until so many requests have come."""

    async def found() -> list[Any] | None:
        return got.items[:count] if len(got.items) >= count else None

    return await clock.turn_until(found)


async def settled(clock: TurnedClock, guest: Guest, count: int) -> list[Any]:
    """Let time pass until so many deliveries are done; the oldest first."""

    async def found() -> list[Any] | None:
        deliveries = (await guest.get("/me/notices"))["deliveries"]
        done = sum(one["state"] != "waiting" for one in deliveries)
        return list(reversed(deliveries)) if done >= count else None

    return await clock.turn_until(found)


async def unwatched(clock: TurnedClock, house: House) -> None:
    """Let time pass until nobody is looked after who has turned away."""

    async def found() -> bool | None:
        return None if house.services.reminders._tasks else True

    await clock.turn_until(found)


async def a_while(clock: TurnedClock, house: House) -> None:
    """Let time pass until the `NoticeSender` has found everything that is to be sent now: a whole round later."""
    await unwatched(clock, house)
    notices, begun = house.services.stores.notices, 0
    usual = notices.due

    async def counted(before: str, most: int) -> Any:
        nonlocal begun
        begun += 1
        return await usual(before, most)

    async def found() -> bool | None:
        return True if begun > 2 else None

    notices.due = counted
    try:
        await clock.turn_until(found)
    finally:
        notices.due = usual


@asynccontextmanager
async def turning(clock: TurnedClock) -> AsyncIterator[None]:
    """Let time pass all the while, slowly: a server that stops waits until other workers have received its news."""

    async def work() -> None:
        while True:
            await clock.turn(0.1)
            await asyncio.sleep(0.01)

    task = asyncio.create_task(work())
    try:
        yield
    finally:
        task.cancel()


async def states(guest: Guest) -> list[str]:
    return [one["state"] for one in (await guest.get("/me/notices"))["deliveries"]]
