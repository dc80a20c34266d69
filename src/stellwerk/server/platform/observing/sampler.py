"""Gauges that other workers show too are renewed now and then."""

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.processes.periodic import PeriodicJob


class Sampler(PeriodicJob):
    """Takes a sample of the gauges every few seconds."""

    def __init__(self, meters: Meters, seconds: float, clock: Clock) -> None:
        self.clock = clock
        self.meters = meters
        self.seconds = seconds

    async def _walk(self) -> None:
        while True:
            self.meters.sample()
            await self.clock.sleep(self.seconds)
