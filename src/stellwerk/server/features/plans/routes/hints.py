"""What a bot would do."""

from litestar import post
from litestar.params import JSONBody

from stellwerk.server.dependencies import Asker, Given, TableId
from stellwerk.server.features.plans.messages.hints import AskHint, Hint


@post("/tables/{table:str}/hint", tags=["play"], opt={"scope": "play"}, status_code=200)
async def hint(table: TableId, data: JSONBody[AskHint], services: Given, visitor: Asker) -> Hint:
    """A hint from a bot, in casual games; the log tells everybody."""
    return await services.hints.ask(table, visitor.person, data.seat)
