"""The job that writes backups regularly."""

import logging

from stellwerk.server.features.hosting.service.backups import Backups
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.backups")
HOUR = 3600.0
LONGEST_PAUSE = HOUR  # so that a backup that failed is tried again soon
CLAIM = "backups"


class BackupJob(PeriodicJob):
    """Writes a backup whenever the latest one is too old; one worker at a time does it. 0 hours: never."""

    def __init__(self, backups: Backups, claims: Claims, hours: float) -> None:
        self.backups = backups
        self.claims = claims
        self.seconds = hours * HOUR
        self.started_at = backups.clock.now()

    async def back_up_if_due(self) -> bool:
        """Write a backup if the latest one, or else the start of the server, is long enough ago; tell whether."""
        latest = max([self.started_at, *(each.at for each in self.backups.list() if each.regular)])
        if self.seconds == 0 or -self.backups.clock.seconds_until(latest) < self.seconds:
            return False
        if not await self.claims.take(CLAIM):
            return False
        try:
            made = await self.backups.make()
        finally:
            await self.claims.release(CLAIM)
        LOG.info("a backup was written: %s", made.file)
        return True

    async def _run(self) -> None:
        while True:
            try:
                await self.back_up_if_due()
            except Exception as error:  # a full disk, or the database is away
                LOG.error("a backup could not be written: %s", error)
            await self.backups.clock.sleep(min(self.seconds, LONGEST_PAUSE) or LONGEST_PAUSE)
