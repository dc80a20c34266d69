"""Work that comes round again and again until the server stops."""

import asyncio
from abc import ABC, abstractmethod


class PeriodicJob(ABC):
    """Walks its round in the background; whoever inherits says what is done on the way."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin the round."""
        self._task = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """End it; what is under way is done by whoever comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def _walk(self) -> None: ...
