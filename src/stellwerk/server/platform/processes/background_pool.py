"""Long computations beside the event loop, one after another."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from stellwerk.server.platform.processes.workers import Workers

Result = TypeVar("Result")


class BackgroundPool:
    """Hands functions to worker processes; the time of each counts from its beginning, not from its asking."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._free = asyncio.Semaphore(workers.count)

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """What the function gives back; TimeoutError if it takes longer than so many seconds."""
        async with self._free:
            return await self.workers.run(seconds, work, *arguments)
