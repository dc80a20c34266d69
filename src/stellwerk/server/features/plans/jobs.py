"""The job that plays plans when their seat is to act: a claim lets one worker do so, also after a restart."""

import asyncio
import logging

from stellwerk.server.errors import RequestError
from stellwerk.server.features.plans.service.plans import Plans, due_plans
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.model.moment import plus
from stellwerk.server.platform.cluster.claims import Claims

LOOK_BACK = 120.0  # seconds: another worker has played a plan by then, or is dead
LOG = logging.getLogger("stellwerk.planner")


class Planner:
    """Plays due plans after every change of a table, and polls for those that another worker left undone."""

    def __init__(self, plans: Plans, claims: Claims, seconds: float) -> None:
        self.plans = plans
        self.claims = claims
        self.seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._polling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to poll."""
        self._polling = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        """Cancel all tasks and wait for their end."""
        tasks = [*self._tasks.values(), *([self._polling] if self._polling is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def begin(self, table: Table) -> None:
        """Start to play the plans of a table if one is due."""
        if due_plans(table):
            self._start_task(table.row.id)

    def _start_task(self, id: str) -> None:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._work(id))

    async def _work(self, id: str) -> None:
        try:
            if await self.claims.take(f"plan {id}"):
                try:
                    await self.plans.play_due(id)
                finally:
                    await self.claims.release(f"plan {id}")
        except RequestError as error:
            LOG.warning("the plans at table %s cannot be played: %s", id, error.code)
        except Exception:
            LOG.exception("playing the plans at table %s failed", id)
        finally:
            del self._tasks[id]

    async def _poll(self) -> None:
        """Look at all tables once, then at those that changed since; most seats wait for their person, not for us."""
        since: str | None = None
        clock = self.plans.tables.clock
        while True:
            begin = plus(clock.now(), -LOOK_BACK)
            try:
                for id in await self.plans.plan_store.planned_to_act(since):
                    self._start_task(id)
                since = begin
            except Exception as error:  # the database may be away for a while
                LOG.warning("due plans cannot be read from the database: %s", type(error).__name__)
            await clock.sleep(self.seconds)
