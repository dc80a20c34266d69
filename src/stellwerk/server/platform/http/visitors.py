"""The visitor who asks, as routes and sockets are given it."""

from typing import TypeVar

from litestar.di import NamedDependency
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.server.errors import RequestError

INVITING = "tables"
TableView = TypeVar("TableView", bound=Struct)


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

    def shown(self, view: TableView) -> TableView:
        """The view of a table as this visitor may see it: with keys only for visitors who may invite."""
        return view if self.may(INVITING) else replace(view, keys={})

    def told(self, error: RequestError) -> RequestError:
        """The error with its table as this visitor may see it."""
        if error.table is not None:
            error.table = self.shown(error.table)
        return error


Asker = NamedDependency[Visitor]
