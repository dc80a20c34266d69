"""A token bucket for the messages of one socket."""

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
