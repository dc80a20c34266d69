"""The conversation with one client at a table: the client speaks first, and each message is answered."""

import asyncio
import logging
from typing import NamedTuple

import msgspec

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.live.connection import TableConnection
from stellwerk.server.features.live.expiry import closed_at_expiry
from stellwerk.server.features.live.hub import Hub
from stellwerk.server.features.live.messages import (
    AcceptedMessage,
    ActMessage,
    AnswerMessage,
    ClientMessage,
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
    RequestMessage,
    SaltMessage,
    SayMessage,
    ServerMessage,
    ShownMessage,
    UndoMessage,
    WhyMessage,
)
from stellwerk.server.features.plans.service.hints import Hints
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.problems import mistake_of, problem_of
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.messages import Say
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.features.timeouts.service import Drafts
from stellwerk.server.platform.sockets.message_pace import Interval, MessagePace
from stellwerk.server.settings import Settings
from stellwerk.wire.deciding import Act, Ask, Draft, TakeBack
from stellwerk.wire.opening import Salt

LOG = logging.getLogger("stellwerk.live")
DECODER = msgspec.json.Decoder[ClientMessage](ClientMessage)
NUMBER_SECONDS = 3.0


class TableVerbs(NamedTuple):
    """The services that a client at a table may use."""

    settings: Settings
    tables: Tables
    play: Play
    lobby: Lobby
    chat: Chat
    hints: Hints
    drafts: Drafts


class Conversation:
    """Reads the messages of a TableConnection one after another and answers them."""

    def __init__(self, connection: TableConnection, verbs: TableVerbs, hub: Hub) -> None:
        self.connection = connection
        self.verbs = verbs
        self.hub = hub

    async def run(self) -> None:
        """Answer messages until the client or the server closes the socket."""
        connection, settings, clock = self.connection, self.verbs.settings, self.verbs.tables.clock
        pace = MessagePace(settings.messages_per_second, clock)
        greetings = Interval(settings.greeting_seconds, clock)
        due = clock.call_later(settings.hello_seconds, connection.require_hello)
        try:
            with closed_at_expiry(connection, clock):
                while (text := await connection.socket.receive()) is not None:
                    if pause := pace.pause():
                        await clock.sleep(pause)
                    if (message := self._decoded(text)) is None:
                        continue
                    if isinstance(message, Hello) and (pause := greetings.pause()):
                        await clock.sleep(pause)
                    await self._answer(message)
        finally:
            due.cancel()
            await self.hub.leave(connection)

    def _decoded(self, text: str) -> ClientMessage | None:
        """The message of a text; None after a problem was sent."""
        if len(text) > self.verbs.settings.message_bytes:
            self.connection.fail(RequestError(ErrorCode.TOO_LARGE, "This message is too long."))
            return None
        try:
            message: ClientMessage = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.connection.send(ProblemMessage(problem_of(bad_input(str(error)[:300]))))
            return None
        return message

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.connection.send(Pong(await self._number()))
            case Look(visible=visible):
                await self.hub.set_visible(self.connection, visible)
            case Hello():
                await self._greet(message)
            case _:
                try:
                    self.connection.send(await self._result_of(message))
                except RequestError as error:
                    self._refuse(message, self.connection.visitor.redact_error(error))
                except Exception as error:
                    LOG.exception("a request at table %s failed", self.connection.table)
                    self._refuse(message, mistake_of(error))

    async def _result_of(self, message: RequestMessage) -> ServerMessage:
        """Do what a request asks for and return the answer; RequestError if it is refused."""
        connection, verbs = self.connection, self.verbs
        table, person, request = connection.table, connection.person, message.request
        if not connection.greeted:
            raise bad_input("Say hello first.")
        if not connection.may_play:
            raise RequestError(ErrorCode.OUT_OF_SCOPE, "This needs the scope play.")
        match message:
            case ActMessage(seat=seat, number=number, do=do, note=note):
                accepted = await verbs.play.act(table, person, Act(seat, number, do, note), request)
            case UndoMessage(seat=seat, number=number, count=count):
                accepted = await verbs.play.take_back(table, person, TakeBack(seat, number, count), request)
            case WhyMessage(seat=seat, do=do):
                return AnswerMessage(request, await verbs.play.why(table, person, Ask(seat, do)))
            case PreviewMessage(seat=seat, do=do):
                return AnswerMessage(request, await verbs.play.preview(table, person, Ask(seat, do)))
            case SaltMessage(seat=seat, salt=salt):
                accepted = (await verbs.lobby.salt(table, person, Salt(seat, salt))).head.number
            case SayMessage(text=text, seat=speaker):
                accepted = await verbs.chat.say(table, person, Say(text, speaker), request)
            case HintMessage(seat=seat):
                return HintedMessage(request, await verbs.hints.ask(table, person, seat))
            case DraftMessage(seat=seat, do=do, note=note):
                accepted = await verbs.drafts.keep(table, person, seat, Draft(do, note))
            case ShownMessage(seat=seat, number=number):
                accepted = await verbs.play.shown(table, person, seat, number)
        return AcceptedMessage(request, accepted)

    def _refuse(self, message: RequestMessage, error: RequestError) -> None:
        self.connection.send(RefusedMessage(message.request[:64], problem_of(error)))

    async def _greet(self, hello: Hello) -> None:
        """Send the table, with the lines after the number that the client has, and everything that follows."""
        connection, tables = self.connection, self.verbs.tables
        try:
            await tables.seen(connection.table, connection.person)
            await self.hub.join(connection)
            table = await tables.seen(connection.table, connection.person)
        except RequestError as error:
            connection.fail(error)
            return
        connection.brief, connection.changes, connection.socket.joins = hello.brief, hello.changes, hello.lines
        connection.greet(tables.broadcast(table), table, hello.number)
        if hello.chat is not None:
            connection.chat = max(0, hello.chat)
            lines = await self.verbs.chat.read(connection.table, connection.person, connection.chat)
            connection.send_chat(lines, first=True)

    async def _number(self) -> int | None:
        """The length of the table's log in the store; None before hello, or if the store does not answer in time."""
        if not self.connection.greeted:
            return None
        try:
            async with asyncio.timeout(NUMBER_SECONDS):
                return await self.verbs.tables.number(self.connection.table)
        except Exception as error:  # the answer says that the server lives, whatever the store does
            LOG.debug("a pong goes without its number: %s", type(error).__name__)
            return None
