"""Periodic sampling of gauges, which other workers show too."""

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.processes.periodic import PeriodicJob


class Sampler(PeriodicJob):
    """Reads the gauges of this worker every `seconds`."""

    def __init__(self, meters: Meters, seconds: float, clock: Clock) -> None:
        self.clock = clock
        self.meters = meters
        self.seconds = seconds

    async def _run(self) -> None:
        while True:
            self.meters.sample()
            await self.clock.sleep(self.seconds)
