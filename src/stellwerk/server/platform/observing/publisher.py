"""Workers tell each other their figures, so that one page shows all of them."""

import asyncio
import logging

from stellwerk.server.platform.observing.figures import OtherFigures
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.processes.periodic import PeriodicJob

LOG = logging.getLogger("stellwerk.figures")


class Publisher(PeriodicJob):
    """Publishes every few seconds, and once more when the worker stops."""

    def __init__(self, meters: Meters, figures: OtherFigures, seconds: float) -> None:
        self.meters = meters
        self.figures = figures
        self.seconds = seconds

    async def stop(self) -> None:
        """What was counted since the last round is told, too."""
        await super().stop()
        await self._publish()

    async def _walk(self) -> None:
        while True:
            await self._publish()
            await asyncio.sleep(self.seconds)

    async def _publish(self) -> None:
        try:
            await self.figures.publish(self.meters.families())
        except Exception as error:  # the database may be away for a while
            LOG.warning("figures cannot be published: %s", type(error).__name__)
