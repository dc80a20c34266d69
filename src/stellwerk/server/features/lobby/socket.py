"""The socket of the lists: the client says hello, the lists come, and come again when they change."""

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.live.expiry import closed_at_expiry
from stellwerk.server.features.live.handshake import hold
from stellwerk.server.features.live.messages import (
    LobbyClientMessage,
    Ping,
    Pong,
    ProblemMessage,
)
from stellwerk.server.features.lobby.hub import LobbyConnection, LobbyHub
from stellwerk.server.features.tables.service.problems import problem_of
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.server.platform.sockets.message_pace import MessagePace
from stellwerk.server.platform.sockets.socket import LiveSocket
from stellwerk.server.services import Services

DECODER = msgspec.json.Decoder[LobbyClientMessage](LobbyClientMessage)


@websocket("/lobby/live", opt={"scope": "read"})
async def live_lists(
    socket: WebSocket[Any, Any, Any], services: NamedDependency[Services], lobby: NamedDependency[LobbyHub]
) -> None:
    """The lists of tables, live."""

    async def conversation(opened: LiveSocket, visitor: Visitor) -> None:
        await _converse(LobbyConnection(opened, visitor), services, lobby)

    await hold(socket, services, lobby.socket_limit, conversation)


async def _converse(connection: LobbyConnection, services: Services, lobby: LobbyHub) -> None:
    """Listen until one of both ends it."""
    due = services.clock.call_later(services.settings.hello_seconds, connection.hello_is_due)
    try:
        with closed_at_expiry(connection, services.clock):
            await _listen(connection, services, lobby)
    finally:
        due.cancel()
        lobby.leave(connection)


async def _listen(connection: LobbyConnection, services: Services, lobby: LobbyHub) -> None:
    """Read messages one after another; too many at once have to wait."""
    patience = MessagePace(services.settings.messages_per_second, services.clock)
    while (text := await connection.socket.hear()) is not None:
        if pause := patience.pause():
            await services.clock.sleep(pause)
        if len(text) > services.settings.message_bytes:
            connection.fail(RequestError(ErrorCode.TOO_LARGE, "This message is too long."))
        else:
            await _answer(connection, lobby, text)


async def _answer(connection: LobbyConnection, lobby: LobbyHub, text: str) -> None:
    try:
        message = DECODER.decode(text)
        if isinstance(message, Ping):
            connection.push(Pong())
            return
        if connection.greeted:
            raise bad_input("You have said hello already.")
    except (msgspec.DecodeError, RecursionError) as error:
        connection.push(ProblemMessage(problem_of(bad_input(str(error)[:300]))))
        return
    except RequestError as error:
        connection.push(ProblemMessage(problem_of(error)))
        return
    try:
        await lobby.join(connection)
    except RequestError as error:
        connection.fail(error)
