"""The visitor who asks, as routes and sockets are given it."""

from litestar.di import NamedDependency
from msgspec import Struct


class ShownToken(Struct, frozen=True):
    """The personal token that a script has shown."""

    id: str
    scopes: tuple[str, ...]
    expires_at: str | None


class Visitor(Struct, frozen=True):
    """The person who asks; a stranger without a cookie gets an id that is thrown away."""

    person: str
    stranger: bool
    epoch: int = 0  # of the sign-in; 0 for a guest
    token: ShownToken | None = None  # a script asks

    def may(self, scope: str) -> bool:
        """Whether the visitor's token has the scope; a visitor with a cookie may do everything."""
        return self.token is None or scope in self.token.scopes


Asker = NamedDependency[Visitor]
