"""Limit on open sockets, checked before it is known which table a socket is about."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from stellwerk.server.errors import ErrorCode, RequestError, too_many

RETRY_SECONDS = 10.0  # nobody knows when another socket closes; most pages are open for a few minutes


class SocketLimit:
    """Counts the open sockets, in all and by client address."""

    def __init__(self, most: int, most_of_an_address: int) -> None:
        self.most = most
        self.most_of_an_address = most_of_an_address
        self.open = 0
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: str) -> Iterator[None]:
        """Count a socket as open during the block; raise RequestError if there are too many."""
        if self.open >= self.most:
            detail = "The server has as many open connections as it can carry."
            raise RequestError(ErrorCode.UNAVAILABLE, detail, retry_after=RETRY_SECONDS)
        if self._by_address[address] >= self.most_of_an_address:
            raise too_many(RETRY_SECONDS, "Too many open connections from this address.")
        self.open += 1
        self._by_address[address] += 1
        try:
            yield
        finally:
            self.open -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
