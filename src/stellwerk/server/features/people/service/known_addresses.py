"""Where people have signed in from: whoever guesses at a password elsewhere does not lock its owner out."""

from collections import OrderedDict

from stellwerk.server.model.names import login_of

LONGEST = 64
MOST = 10_000


class KnownAddresses:
    """Remembers the addresses from which somebody has signed in to an account; the least recent are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def key(self, name: str, address: str) -> str:
        """By what tries with a name are counted: all together, but from a familiar address by themselves."""
        login = login_of(name)[:LONGEST]
        return f"name {login} from {address}" if (login, address) in self._known else f"name {login}"

    def note(self, name: str, address: str) -> None:
        """Somebody has signed in with this name from here."""
        seen = login_of(name)[:LONGEST], address
        self._known[seen] = None
        self._known.move_to_end(seen)
        while len(self._known) > self.most:
            self._known.popitem(last=False)
