"""What is said at a table."""

from litestar import get, post
from litestar.params import JSONBody

from stellwerk.server.dependencies import (
    After,
    Asker,
    Given,
    TableId,
)
from stellwerk.server.features.tables.routes.play import RequestId
from stellwerk.server.features.talk.messages import ChatLine, Said, Say


@get("/tables/{table:str}/chat", tags=["talk"])
async def get_chat(table: TableId, services: Given, visitor: Asker, after: After = 0) -> list[ChatLine]:
    """What was said after a number, the latest 200 at most."""
    return await services.chat.said(table, visitor.person, after)


@post("/tables/{table:str}/chat", tags=["talk"], opt={"scope": "play"})
async def say(
    table: TableId, data: JSONBody[Say], services: Given, visitor: Asker, request_id: RequestId = None
) -> Said:
    """Say something."""
    return Said(await services.chat.say(table, visitor.person, data, request_id))
