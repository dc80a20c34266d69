"""Closes a socket that was opened with a token when the token expires."""

from collections.abc import Iterator
from contextlib import contextmanager

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.live.connection import Connection
from stellwerk.server.platform.clock import Clock


@contextmanager
def closed_at_expiry(connection: Connection, clock: Clock) -> Iterator[None]:
    """Close the connection when its token expires, if it has one that does."""
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
