"""REST routes of chat."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.tables.routes.play import RequestId
from stellwerk.server.features.talk.messages import ChatLine, Said, Say
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.platform.http.parameters import After, TableId
from stellwerk.server.platform.http.visitors import Asker


@get("/tables/{table:str}/chat")
async def get_chat(
    table: TableId, chat_service: NamedDependency[Chat], visitor: Asker, after: After = 0
) -> list[ChatLine]:
    """The chat lines after a number in the asker's room, the latest 200 at most.

    For those who may see the table. Spectators of a public table have a room of their own.
    """
    return await chat_service.read(table, visitor.person, after)


@post("/tables/{table:str}/chat", operation_id="sayAtTable", opt={"scope": "play"})
async def say(
    table: TableId,
    data: JSONBody[Say],
    chat_service: NamedDependency[Chat],
    visitor: Asker,
    request_id: RequestId = None,
) -> Said:
    """Write a chat line in the asker's room.

    For those who may see the table. Spectators of a public table have a room of their own.
    """
    return Said(await chat_service.say(table, visitor.person, data, request_id))
