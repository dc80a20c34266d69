"""The socket of a table: the client speaks first, each message is answered."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.live.connection import Connection
from stellwerk.server.features.live.expiry import closed_at_expiry
from stellwerk.server.features.live.handshake import hold
from stellwerk.server.features.live.hub import Hub
from stellwerk.server.features.live.messages import (
    AcceptedMessage,
    ActMessage,
    AnswerMessage,
    ClientMessage,
    Deed,
    DraftMessage,
    Hello,
    HintedMessage,
    HintMessage,
    Look,
    Ping,
    Pong,
    PreviewMessage,
    ProblemMessage,
    RefusedMessage,
    SaltMessage,
    SayMessage,
    ShownMessage,
    UndoMessage,
    WhyMessage,
)
from stellwerk.server.features.seating.messages.opening import Salt
from stellwerk.server.features.tables.messages.deciding import (
    Act,
    Ask,
    Draft,
    TakeBack,
)
from stellwerk.server.features.tables.service.problems import mistake_of, problem_of
from stellwerk.server.features.talk.messages import Say
from stellwerk.server.platform.http.parameters import TableId
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.server.platform.sockets.message_pace import Interval, MessagePace
from stellwerk.server.platform.sockets.socket import LiveSocket
from stellwerk.server.services import Services

LOG = logging.getLogger("stellwerk.live")
DECODER = msgspec.json.Decoder[ClientMessage](ClientMessage)
NUMBER_SECONDS = 3.0


@websocket("/tables/{table:str}/live", opt={"scope": "read"})
async def live(
    socket: WebSocket[Any, Any, Any], table: TableId, services: NamedDependency[Services], hub: NamedDependency[Hub]
) -> None:
    """Play and watch live."""

    async def conversation(opened: LiveSocket, visitor: Visitor) -> None:
        await _converse(Connection(opened, table, visitor), services, hub)

    await hold(socket, services, hub.socket_limit, conversation)


async def _converse(connection: Connection, services: Services, hub: Hub) -> None:
    """Listen until one of both ends it."""
    due = services.clock.call_later(services.settings.hello_seconds, connection.hello_is_due)
    try:
        with closed_at_expiry(connection, services.clock):
            await _listen(connection, services, hub)
    finally:
        due.cancel()
        await hub.leave(connection)


async def _listen(connection: Connection, services: Services, hub: Hub) -> None:
    """Read messages one after another; too many at once have to wait."""
    patience = MessagePace(services.settings.messages_per_second, services.clock)
    greetings = Interval(services.settings.greeting_seconds, services.clock)
    while (text := await connection.socket.hear()) is not None:
        if pause := patience.pause():
            await services.clock.sleep(pause)
        if len(text) > services.settings.message_bytes:
            connection.fail(RequestError(ErrorCode.TOO_LARGE, "This message is too long."))
            continue
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            connection.push(ProblemMessage(problem_of(bad_input(str(error)[:300]))))
            continue
        if isinstance(message, Hello) and (pause := greetings.pause()):
            await services.clock.sleep(pause)
        await _answer(connection, services, hub, message)


async def _answer(connection: Connection, services: Services, hub: Hub, message: ClientMessage) -> None:
    match message:
        case Ping():
            connection.push(Pong(await _number(connection, services)))
        case Look(visible=visible):
            await hub.look(connection, visible)
        case Hello():
            await _greet(connection, services, hub, message)
        case _:
            try:
                await _carry_out(connection, services, message)
            except RequestError as error:
                connection.push(RefusedMessage(message.request[:64], problem_of(connection.visitor.told(error))))
            except Exception as error:
                LOG.exception("a request at table %s failed", connection.table)
                connection.push(RefusedMessage(message.request[:64], problem_of(mistake_of(error))))


async def _number(connection: Connection, services: Services) -> int | None:
    """The length of the table's log as the store has it; nothing to who has not said hello, or if it cannot be told."""
    if connection.number is None:
        return None
    try:
        async with asyncio.timeout(NUMBER_SECONDS):
            return await services.tables.number(connection.table)
    except Exception as error:  # the answer says that the server lives, whatever the store does
        LOG.debug("a pong goes without its number: %s", type(error).__name__)
        return None


async def _greet(connection: Connection, services: Services, hub: Hub, hello: Hello) -> None:
    """Begin to listen, from the number that the client has."""
    try:
        await services.tables.seen(connection.table, connection.person)
        await hub.join(connection)
        table = await services.tables.seen(connection.table, connection.person)
    except RequestError as error:
        connection.fail(error)
        return
    connection.brief = hello.brief
    connection.greet(services.tables, table, hello.number)
    if hello.chat is not None:
        connection.chat = max(0, hello.chat)
        connection.hear(await services.chat.said(connection.table, connection.person, connection.chat), first=True)


async def _carry_out(connection: Connection, services: Services, message: Deed) -> None:
    table, person, request = connection.table, connection.person, message.request
    if connection.number is None:
        raise bad_input("Say hello first.")
    if not connection.visitor.may("play"):
        raise RequestError(ErrorCode.OUT_OF_SCOPE, "This needs the scope play.")

    def accepted(number: int) -> None:
        connection.push(AcceptedMessage(request, number))

    match message:
        case ActMessage(seat=seat, number=number, do=do, note=note):
            await services.play.act(table, person, Act(seat, number, do, note), request, accepted)
        case UndoMessage(seat=seat, number=number, count=count):
            await services.play.take_back(table, person, TakeBack(seat, number, count), request, accepted)
        case WhyMessage(seat=seat, do=do):
            connection.push(AnswerMessage(request, await services.play.why(table, person, Ask(seat, do))))
        case PreviewMessage(seat=seat, do=do):
            connection.push(AnswerMessage(request, await services.play.preview(table, person, Ask(seat, do))))
        case SaltMessage(seat=seat, salt=salt):
            view = await services.lobby.salt(table, person, Salt(seat, salt))
            accepted(view.head.number)
        case SayMessage(text=text, seat=speaker):
            accepted(await services.chat.say(table, person, Say(text, speaker), request))
        case HintMessage(seat=seat):
            connection.push(HintedMessage(request, await services.hints.ask(table, person, seat)))
        case DraftMessage(seat=seat, do=do, note=note):
            accepted(await services.drafts.keep(table, person, seat, Draft(do, note)))
        case ShownMessage(seat=seat, number=number):
            accepted(await services.play.shown(table, person, seat, number))
