"""Long computations in worker processes."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from stellwerk.server.platform.processes.workers import Workers

Result = TypeVar("Result")


class ProcessRunner:
    """Runs functions in worker processes; the time limit counts from the start of a function, not while it waits."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._free = asyncio.Semaphore(workers.count)

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function and return its result; raise TimeoutError if it takes longer than `seconds`."""
        async with self._free:
            return await self.workers.run(seconds, work, *arguments)
