"""How much a socket may ask for: who asks for more has to wait."""

import time


class MessagePace:
    """A token bucket: so many messages per second, twice as many at once; beyond that the reader waits."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self._left = 2 * per_second
        self._since = time.monotonic()

    def pause(self) -> float:
        """How many seconds the next message has to wait: none unless there were too many."""
        moment = time.monotonic()
        self._left = min(2 * self.per_second, self._left + (moment - self._since) * self.per_second) - 1
        self._since = moment
        return max(0.0, -self._left / self.per_second)


class Interval:
    """One costly answer in so many seconds; the next one waits until they are over."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._free_at = 0.0

    def pause(self) -> float:
        """Return how many seconds the next answer has to wait, and count it."""
        moment = time.monotonic()
        pause = max(0.0, self._free_at - moment)
        self._free_at = moment + pause + self.seconds
        return pause
