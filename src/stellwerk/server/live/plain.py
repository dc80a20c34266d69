"""The shortest way to a socket: past everything that answers of the interface go through."""

from typing import Any

from litestar import Litestar

PLAIN_SEND = "stellwerk_send"


class Application(Litestar):
    """An application that leaves its sockets the way on which the server itself sends."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Keep it, then go on as usual."""
        if scope["type"] == "websocket":
            scope.setdefault("state", {})[PLAIN_SEND] = send
        await super().__call__(scope, receive, send)
