"""Periodic jobs of the server."""

import asyncio
from abc import ABC, abstractmethod


class PeriodicJob(ABC):
    """Task that runs in the background until the server stops; a subclass implements the loop in `_run`."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Cancel the task and wait for its end; unfinished work is left to the next start or to another worker."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def _run(self) -> None:
        """Loop until cancelled."""
