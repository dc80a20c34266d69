"""The job that deletes idle tables of guests."""

import logging

from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.sweeper")
DAY = 24 * 3600
CLAIM = "sweeper"


class Sweeper(PeriodicJob):
    """Deletes unfinished tables at which only guests sit and nothing has happened for days; 0 days: never.

    One worker at a time does it.
    """

    def __init__(self, tables: Tables, claims: Claims, days: int, seconds: float) -> None:
        self.tables = tables
        self.claims = claims
        self.days = days
        self.seconds = seconds

    async def sweep(self) -> int:
        """Delete idle tables; return how many."""
        if self.days == 0:
            return 0
        gone = await self.tables.store.clear_away(self.tables.clock.after(-self.days * DAY))
        for id in gone:
            self.tables.removed(id)
        return len(gone)

    async def _run(self) -> None:
        while True:
            try:
                if await self.claims.take(CLAIM):
                    try:
                        if count := await self.sweep():
                            LOG.info("%d idle tables of guests were cleared away", count)
                    finally:
                        await self.claims.release(CLAIM)
            except Exception as error:  # the database may be away for a while
                LOG.warning("idle tables could not be deleted: %s", type(error).__name__)
            await self.tables.clock.sleep(self.seconds)
