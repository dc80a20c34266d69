"""A socket that was opened with a token lasts no longer than the token."""

from collections.abc import Iterator
from contextlib import contextmanager

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.live.connection import Connection
from stellwerk.server.features.lobby.hub import LobbyConnection
from stellwerk.server.platform.clock import Clock


@contextmanager
def closed_at_expiry(connection: Connection | LobbyConnection, clock: Clock) -> Iterator[None]:
    """As long as a socket is open: it is closed when its token expires, if that ever does."""
    token = connection.visitor.token
    if token is None or token.expires_at is None:
        yield
        return
    expired = RequestError(ErrorCode.FORBIDDEN, "Your token has expired.")
    due = clock.call_later(clock.seconds_until(token.expires_at), connection.fail, expired)
    try:
        yield
    finally:
        due.cancel()
