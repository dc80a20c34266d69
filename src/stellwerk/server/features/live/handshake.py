"""The handshake of a socket: it is opened for a conversation, or refused with an HTTP answer that says why."""

import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import msgspec
from litestar import WebSocket

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.routes.authentication import Authentication, must_have_scope
from stellwerk.server.features.people.service.admission import Admission
from stellwerk.server.features.tables.service.problems import MEDIA_TYPE, problem_of, retry_header
from stellwerk.server.platform.database.failures import is_temporary
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.server.platform.observing.logs import REQUEST
from stellwerk.server.platform.sockets.socket import LiveSocket, accept
from stellwerk.server.platform.sockets.socket_limit import SocketLimit

LOG = logging.getLogger("stellwerk.live")
ANSWER = "websocket.http.response"  # the ASGI extension
AWAY_SECONDS = 5.0
AWAY = RequestError(
    ErrorCode.UNAVAILABLE, "The store cannot be reached at the moment; try again soon.", retry_after=AWAY_SECONDS
)
Socket = WebSocket[Any, Any, Any]


class Handshake:
    """Opens the socket of a visitor, or refuses it with an HTTP answer."""

    def __init__(
        self, authentication: Authentication, admission: Admission, limit: SocketLimit, stall_seconds: float
    ) -> None:
        self.authentication = authentication
        self.admission = admission
        self.limit = limit
        self.stall_seconds = stall_seconds

    @asynccontextmanager
    async def opened(self, socket: Socket) -> AsyncIterator[tuple[LiveSocket, Visitor] | None]:
        """The open socket with its visitor, closed afterwards; None if the handshake was refused."""
        with ExitStack() as place:
            try:
                visitor = await self.authentication.visitor_of(socket)
                must_have_scope(socket, visitor)
                await self.admission.must_be_admitted(visitor.person)
                place.enter_context(self.limit.admit(address_of(socket)))
            except RequestError as error:
                await _refuse(socket, error)
                yield None
                return
            except Exception as error:
                if not is_temporary(error):
                    raise
                LOG.warning("a socket is refused: the store cannot be reached (%s)", type(error).__name__)
                await _refuse(socket, AWAY)
                yield None
                return
            async with accept(socket, self.stall_seconds) as live:
                try:
                    yield live, visitor
                except Exception as error:
                    LOG.warning("a socket is closed after a mistake", exc_info=None if is_temporary(error) else error)


async def _refuse(socket: Socket, error: RequestError) -> None:
    """Answer with the problem and its status; a server without that extension can only say 403."""
    extensions: Any = socket.scope["extensions"]
    if ANSWER not in (extensions or {}):
        await socket.close()
        return
    problem = problem_of(error)
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"cache-control", b"no-store")]
    headers.append((b"x-request-id", REQUEST.get().encode()))
    headers.extend((name.encode(), value.encode()) for name, value in retry_header(error).items())
    await socket.send({"type": f"{ANSWER}.start", "status": problem.status, "headers": headers})  # type: ignore[misc, arg-type]
    await socket.send({"type": f"{ANSWER}.body", "body": msgspec.json.encode(problem), "more_body": False})  # type: ignore[misc, arg-type]
