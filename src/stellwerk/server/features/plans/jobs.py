"""Plans are played when their seat is to act: once, by whichever worker comes first, also after a restart."""

import asyncio
import logging

from stellwerk.server.errors import RequestError
from stellwerk.server.features.plans.service.plans import Plans, due_plans
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.platform.cluster.claims import Claims

LOG = logging.getLogger("stellwerk.planner")


class Planner:
    """Hears of changes, and looks now and then for plans that a worker left behind."""

    def __init__(self, plans: Plans, claims: Claims, seconds: float) -> None:
        self.plans = plans
        self.claims = claims
        self.seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._round = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """Look no more."""
        tasks = [*self._tasks.values(), *([self._round] if self._round is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def begin(self, table: Table) -> None:
        """A seat with a plan is to act."""
        if due_plans(table):
            self._carry_out(table.row.id)

    def _carry_out(self, id: str) -> None:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._work(id))

    async def _work(self, id: str) -> None:
        try:
            if await self.claims.take(f"plan {id}"):
                try:
                    await self.plans.carry_out(id)
                finally:
                    await self.claims.release(f"plan {id}")
        except RequestError as error:
            LOG.warning("the plans at table %s are left: %s", id, error.code)
        except Exception:
            LOG.exception("the plans at table %s failed", id)
        finally:
            del self._tasks[id]

    async def _walk(self) -> None:
        while True:
            try:
                for id in await self.plans.account_store.planned_to_act():
                    self._carry_out(id)
            except Exception as error:  # the database may be away for a while
                LOG.warning("plans cannot be looked for: %s", type(error).__name__)
            await self.plans.tables.clock.sleep(self.seconds)
