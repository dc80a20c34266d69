"""Rate limits of one socket that delay messages instead of refusing them."""

from stellwerk.server.platform.clock import Clock


class MessagePace:
    """Token bucket: `per_second` messages per second, twice as many in a burst; further messages have to wait."""

    def __init__(self, per_second: float, clock: Clock) -> None:
        self.per_second = per_second
        self.clock = clock
        self._left = 2 * per_second
        self._since = self.clock.monotonic()

    def pause(self) -> float:
        """Count a message and return how many seconds it has to wait, 0 below the limit."""
        moment = self.clock.monotonic()
        self._left = min(2 * self.per_second, self._left + (moment - self._since) * self.per_second) - 1
        self._since = moment
        return max(0.0, -self._left / self.per_second)


class Interval:
    """Allows one costly answer in every interval of `seconds`."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.clock = clock
        self._free_at = 0.0

    def pause(self) -> float:
        """Return how many seconds the next answer has to wait, and count it."""
        moment = self.clock.monotonic()
        pause = max(0.0, self._free_at - moment)
        self._free_at = moment + pause + self.seconds
        return pause
