"""Visitor: the person on whose behalf a request or a socket acts."""

from typing import TypeVar

from litestar.di import NamedDependency
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.server.errors import RequestError

INVITING = "tables"
TableView = TypeVar("TableView", bound=Struct)


class PresentedToken(Struct, frozen=True):
    """Personal access token of a request by a script."""

    id: str
    scopes: tuple[str, ...]
    expires_at: str | None


class Visitor(Struct, frozen=True):
    """Person of a request; a stranger, who has no cookie, gets a new id that is not stored."""

    person: str
    stranger: bool
    epoch: int = 0  # of the account's sign-ins; 0 for a guest
    token: PresentedToken | None = None  # None for a visitor with a cookie

    def may(self, scope: str) -> bool:
        """Return whether the visitor's token has a scope; a visitor with a cookie has every scope."""
        return self.token is None or scope in self.token.scopes

    def redact(self, view: TableView) -> TableView:
        """View of a table without invitation keys, unless the visitor may invite."""
        return view if self.may(INVITING) else replace(view, keys={})

    def redact_error(self, error: RequestError) -> RequestError:
        """Redact the table in an error and return the error."""
        if error.table is not None:
            error.table = self.redact(error.table)
        return error


Asker = NamedDependency[Visitor]
