"""Token buckets by address, name or person, in memory."""

from collections import OrderedDict

from stellwerk.server.errors import too_many
from stellwerk.server.platform.clock import Clock

MINUTE = 60.0


class TokenBucket:
    """One token bucket per key, refilled within `seconds`; drops the least recently used beyond `addresses` keys."""

    def __init__(self, most: int, clock: Clock, addresses: int = 10_000, seconds: float = MINUTE) -> None:
        self.most = most
        self.clock = clock
        self.seconds = seconds
        self.addresses = addresses
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str) -> None:
        """Take a token; raise RequestError if there is none left."""
        moment = self.clock.monotonic()
        left, since = self._left.pop(address, (float(self.most), moment))
        left = min(float(self.most), left + (moment - since) * self.most / self.seconds)
        self._left[address] = (max(0.0, left - 1), moment)
        while len(self._left) > self.addresses:
            self._left.popitem(last=False)
        if left < 1:
            raise too_many(self.seconds / self.most)  # the refused attempt has used up what was left of a token
