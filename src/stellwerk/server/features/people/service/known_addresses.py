"""Network addresses of earlier sign-ins, so that password guessing from elsewhere does not lock the owner out."""

from collections import OrderedDict

from stellwerk.server.model.names import login_of

LONGEST = 64
MOST = 10_000


class KnownAddresses:
    """A cache of names with the addresses of their sign-ins; the least recently used are evicted."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def key(self, name: str, address: str) -> str:
        """The rate-limit key of a sign-in: one per name, and one of its own for every known address."""
        login = login_of(name)[:LONGEST]
        return f"name {login} from {address}" if (login, address) in self._known else f"name {login}"

    def add(self, name: str, address: str) -> None:
        """Remember a successful sign-in with this name from this address."""
        seen = login_of(name)[:LONGEST], address
        self._known[seen] = None
        self._known.move_to_end(seen)
        while len(self._known) > self.most:
            self._known.popitem(last=False)
