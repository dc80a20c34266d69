"""File `bell` in the data folder: an admin command touches it, the running server polls it for changes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from stellwerk.server.platform.clock import Clock

LOG = logging.getLogger("stellwerk.store_watch")
FILE = "bell"
LOOK_SECONDS = 1.0


def announce_change(data: Path) -> None:
    """Notify the server that runs on this data folder that its database was changed by another process."""
    (data / FILE).write_bytes(b"")


class StoreChangeWatcher:
    """Polls the file `bell` and calls `changed` whenever its modification time differs."""

    def __init__(self, data: Path, changed: Callable[[], Awaitable[None]], clock: Clock) -> None:
        self.clock = clock
        self.file = data / FILE
        self.changed = changed
        self._last = self._modified_at()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start polling."""
        self._task = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        """Stop polling."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll(self) -> None:
        while True:
            await self.clock.sleep(LOOK_SECONDS)
            modified_at = self._modified_at()
            if modified_at != self._last:
                self._last = modified_at
                try:
                    await self.changed()
                except Exception:
                    LOG.exception("reloading after an admin command failed")

    def _modified_at(self) -> int | None:
        try:
            return self.file.stat().st_mtime_ns
        except OSError:
            return None
