"""The conversation with one client at the lists of tables: hello, then the lists, then every change of them."""

import msgspec

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.live.expiry import closed_at_expiry
from stellwerk.server.features.live.messages import LobbyClientMessage, Ping, Pong, ProblemMessage
from stellwerk.server.features.lobby.hub import LobbyConnection, LobbyHub
from stellwerk.server.features.tables.service.problems import problem_of
from stellwerk.server.platform.sockets.message_pace import MessagePace
from stellwerk.server.settings import Settings

DECODER = msgspec.json.Decoder[LobbyClientMessage](LobbyClientMessage)


class LobbyConversation:
    """Reads the messages of a LobbyConnection one after another and answers them."""

    def __init__(self, connection: LobbyConnection, settings: Settings, hub: LobbyHub) -> None:
        self.connection = connection
        self.settings = settings
        self.hub = hub

    async def run(self) -> None:
        """Answer messages until the client or the server closes the socket."""
        connection, clock = self.connection, self.hub.clock
        pace = MessagePace(self.settings.messages_per_second, clock)
        due = clock.call_later(self.settings.hello_seconds, connection.require_hello)
        try:
            with closed_at_expiry(connection, clock):
                while (text := await connection.socket.receive()) is not None:
                    if pause := pace.pause():
                        await clock.sleep(pause)
                    if len(text) > self.settings.message_bytes:
                        connection.fail(RequestError(ErrorCode.TOO_LARGE, "This message is too long."))
                    else:
                        await self._answer(text)
        finally:
            due.cancel()
            self.hub.leave(connection)

    async def _answer(self, text: str) -> None:
        connection = self.connection
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            connection.send(ProblemMessage(problem_of(bad_input(str(error)[:300]))))
            return
        if isinstance(message, Ping):
            connection.send(Pong())
        elif connection.greeted:
            connection.send(ProblemMessage(problem_of(bad_input("You have said hello already."))))
        else:
            try:
                await self.hub.join(connection)
            except RequestError as error:
                connection.fail(error)
