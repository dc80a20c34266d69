"""REST route of hints."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.plans.messages.hints import AskHint, Hint
from stellwerk.server.features.plans.service.hints import Hints
from stellwerk.server.platform.http.parameters import TableId
from stellwerk.server.platform.http.visitors import Asker


@post("/tables/{table:str}/hint", operation_id="askForHint", opt={"scope": "play"}, status_code=200)
async def hint(table: TableId, data: JSONBody[AskHint], hints_service: NamedDependency[Hints], visitor: Asker) -> Hint:
    """Ask a bot for a hint in a casual game; the log shows that to all players.

    For the seat's holder, to act, where `head.hints` is true. Asked again about the same position, the answer
    is the same.
    """
    return await hints_service.ask(table, visitor.person, data.seat)
