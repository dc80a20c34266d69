"""Clocks: missing salts are left out, drafts count when a phase is over, whose time is over is replaced by a bot.

Proposals for which only people are missing whom bots represent are carried out.
"""

import asyncio
import logging

from stellwerk.server.errors import RequestError
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.proposals import Proposals
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.timeouts.service import Drafts
from stellwerk.server.platform.cluster.claims import Claims

LOG = logging.getLogger("stellwerk.clock")


class Timers:
    """One timer per table that waits for a moment; the moments stand in the store."""

    def __init__(self, tables: Tables, lobby: Lobby, drafts: Drafts, proposals: Proposals, claims: Claims) -> None:
        self.tables = tables
        self.claims = claims
        self.lobby = lobby
        self.drafts = drafts
        self.proposals = proposals
        self._timers: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._left: dict[str, str] = {}  # moments that nothing can be done about, by table

    @property
    def running(self) -> int:
        return len(self._timers)

    def set(self, id: str, due: str | None) -> None:
        """Set the timer of a table to a moment; None stops it."""
        if due is None:
            self.forget(id)
        elif id not in self._timers or self._timers[id][0] != due:
            self.forget(id)
            self._timers[id] = (due, asyncio.create_task(self._ring(id, due)))

    def forget(self, id: str) -> None:
        """Stop a timer."""
        _, task = self._timers.pop(id, (None, None))
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def recover(self, before: str | None = None) -> None:
        """Set the timers that ran when the server went away (and should have rung before this moment)."""
        for id, due in await self.tables.store.due(before):
            if self._left.get(id) != due:
                self.set(id, due)

    async def stop(self) -> None:
        """Stop all timers; the moments stand in the store."""
        tasks = [task for _, task in self._timers.values()]
        self._timers.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ring(self, id: str, due: str) -> None:
        clock = self.tables.clock
        await clock.sleep(max(0.0, clock.seconds_until(due)))
        self.tables.events.timer_fired(max(0.0, -clock.seconds_until(due)))
        try:
            if await self.claims.take(f"clock {id}"):
                try:
                    await self.drafts.time_is_up(id)
                    await self.proposals.is_due(id)
                    await self.lobby.is_due(id)
                finally:
                    await self.claims.release(f"clock {id}")
        except RequestError as error:
            self._left[id] = due
            LOG.warning("the clock leaves table %s: %s", id, error.code)
        except Exception:  # the patrol rings again
            LOG.exception("the clock of table %s failed", id)
        finally:
            if self._timers.get(id, (None, None))[1] is asyncio.current_task():
                del self._timers[id]
