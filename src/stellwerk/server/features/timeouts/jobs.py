"""Timers of tables: each fires at the next moment that its table waits for (`TableRow.due_at`)."""

import asyncio
import logging

from stellwerk.server.errors import RequestError
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.proposals import Proposals
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.timeouts.service import Drafts
from stellwerk.server.platform.cluster.claims import Claims

LOG = logging.getLogger("stellwerk.timers")


class Timers:
    """One timer per table that waits for a moment; the moments are in the store, so another worker can take over."""

    def __init__(self, tables: Tables, lobby: Lobby, drafts: Drafts, proposals: Proposals, claims: Claims) -> None:
        self.tables = tables
        self.claims = claims
        self.lobby = lobby
        self.drafts = drafts
        self.proposals = proposals
        self._timers: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._refused: dict[str, str] = {}  # by table: the moment whose handling was refused

    @property
    def running(self) -> int:
        return len(self._timers)

    def set(self, id: str, due: str | None) -> None:
        """Set the timer of a table to a moment; None stops it."""
        if due is None:
            self.forget(id)
        elif id not in self._timers or self._timers[id][0] != due:
            self.forget(id)
            self._timers[id] = (due, asyncio.create_task(self._fire(id, due)))

    def forget(self, id: str) -> None:
        """Stop a timer."""
        _, task = self._timers.pop(id, (None, None))
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def recover(self, before: str | None = None) -> None:
        """Set the timers of all tables that wait for a moment (before this one)."""
        for id, due in await self.tables.store.due(before):
            if self._refused.get(id) != due:
                self.set(id, due)

    async def stop(self) -> None:
        """Stop all timers."""
        tasks = [task for _, task in self._timers.values()]
        self._timers.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _fire(self, id: str, due: str) -> None:
        clock = self.tables.clock
        await clock.sleep(max(0.0, clock.seconds_until(due)))
        self.tables.events.timer_fired.emit(max(0.0, -clock.seconds_until(due)))
        try:
            if await self.claims.take(f"clock {id}"):
                try:
                    await self.drafts.handle_timeout(id)
                    await self.proposals.handle_timeout(id)
                    await self.lobby.handle_timeout(id)
                finally:
                    await self.claims.release(f"clock {id}")
        except RequestError as error:
            self._refused[id] = due
            LOG.warning("the timeout of table %s is not handled: %s", id, error.code)
        except Exception:  # the retry loop sets the timer again
            LOG.exception("handling the timeout of table %s failed", id)
        finally:
            if self._timers.get(id, (None, None))[1] is asyncio.current_task():
                del self._timers[id]
