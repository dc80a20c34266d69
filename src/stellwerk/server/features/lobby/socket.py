"""The socket of the lists: the client says hello, the lists come, and come again when they change."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.live.expiry import closed_at_expiry
from stellwerk.server.features.live.messages import (
    LobbyClientMessage,
    Ping,
    Pong,
    ProblemMessage,
)
from stellwerk.server.features.lobby.hub import LobbyConnection, LobbyHub
from stellwerk.server.features.people.authentication import must_reach
from stellwerk.server.features.tables.service.problems import problem_of
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.sockets.message_pace import MessagePace
from stellwerk.server.platform.sockets.wire import WIRE, Wire
from stellwerk.server.services import Services

DECODER = msgspec.json.Decoder[LobbyClientMessage](LobbyClientMessage)


@websocket("/lobby/live", opt={"scope": "read"})
async def live_lists(
    socket: WebSocket[Any, Any, Any], services: NamedDependency[Services], lobby: NamedDependency[LobbyHub]
) -> None:
    """The lists of tables, live."""
    visitor = await services.authentication.visitor_of(socket)
    must_reach(socket, visitor)
    with lobby.socket_limit.passed(address_of(socket)):
        await socket.accept()
        wire: Wire = socket.scope["state"][WIRE]
        connection = LobbyConnection(wire, visitor)
        with closed_at_expiry(connection):
            await services.tables.to_the_end(_converse(connection, services, lobby))


async def _converse(connection: LobbyConnection, services: Services, lobby: LobbyHub) -> None:
    """Listen until one of both ends it."""
    due = asyncio.get_running_loop().call_later(services.settings.hello_seconds, connection.hello_is_due)
    patience = MessagePace(services.settings.messages_per_second)
    try:
        while (text := await connection.wire.hear()) is not None:
            if pause := patience.pause():
                await asyncio.sleep(pause)
            if len(text) > services.settings.message_bytes:
                connection.fail(RequestError(ErrorCode.TOO_LARGE, "This message is too long."))
            else:
                await _answer(connection, lobby, text)
    finally:
        due.cancel()
        lobby.leave(connection)


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
