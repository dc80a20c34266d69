"""Waiting for what a test means: a condition, or rounds of a background job."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.house import Guest, Json

PATIENCE = 180.0


async def until(holds: Callable[[], bool | Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until a condition holds; the deadline is for a machine that does much else."""
    async with asyncio.timeout(seconds):
        while not await _value(holds()):
            await asyncio.sleep(0.02)


async def until_over(guest: Guest, id: str) -> Json:
    """The table as soon as its game is over."""
    async with asyncio.timeout(2 * PATIENCE):
        while (table := await guest.get(f"/tables/{id}"))["head"]["status"] != "over":
            await asyncio.sleep(0.02)
    found: Json = table
    return found


async def _value(found: bool | Awaitable[bool]) -> bool:
    return await found if inspect.isawaitable(found) else found


class Rounds:
    """Counts how often a background job has asked its store for work, by the method that it calls in every round."""

    def __init__(self, place: object, name: str) -> None:
        self.begun = 0
        self.ended = 0
        work: Callable[..., Awaitable[Any]] = getattr(place, name)

        async def counted(*given: Any, **more: Any) -> Any:
            self.begun += 1
            found = await work(*given, **more)
            self.ended += 1
            return found

        setattr(place, name, counted)

    async def more(self, count: int = 2) -> None:
        """Wait until so many rounds more have begun and ended; what the last one found was there before it began."""
        aim = self.begun + count
        await until(lambda: self.ended >= aim and self.begun > aim)
