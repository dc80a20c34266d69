"""A bell in the data folder: a command changed the store behind the server's back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from stellwerk.server.platform.clock import Clock

LOG = logging.getLogger("stellwerk.bell")
FILE = "bell"
LOOK_SECONDS = 1.0


def ring(data: Path) -> None:
    """Tell the server that works in this folder to look again."""
    (data / FILE).write_bytes(b"")


class StoreWatch:
    """Looks now and then whether somebody rang."""

    def __init__(self, data: Path, rang: Callable[[], Awaitable[None]], clock: Clock) -> None:
        self.clock = clock
        self.place = data / FILE
        self.rang = rang
        self._last = self._mark()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await self.clock.sleep(LOOK_SECONDS)
            mark = self._mark()
            if mark != self._last:
                self._last = mark
                try:
                    await self.rang()
                except Exception:
                    LOG.exception("looking again failed")

    def _mark(self) -> int | None:
        try:
            return self.place.stat().st_mtime_ns
        except OSError:
            return None
