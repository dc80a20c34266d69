"""Work that goes on although the request that began it is cancelled, because its client has gone away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
DRAIN_SECONDS = 5.0


class ShieldedTasks:
    """Keeps the tasks that are not cancelled with their callers, and waits for them when the server stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def shield(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of `work`, which goes on if the caller is cancelled; in a shielded task it runs as part of it."""
        if asyncio.current_task() in self._tasks:
            return await work
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a task for which nobody needs to wait."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def drain(self) -> None:
        """Wait until all tasks are done; cancel those that take too long."""
        while self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=DRAIN_SECONDS)
            for task in late:
                task.cancel()
