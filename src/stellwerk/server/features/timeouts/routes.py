"""Routes of drafts, for the player of the seat alone."""

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.timeouts.service import Drafts
from stellwerk.server.platform.http.parameters import Seat, TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.deciding import Draft, Drafted


@put("/tables/{table:str}/seats/{seat:int}/draft", opt={"scope": "play"}, status_code=204)
async def keep_draft(
    table: TableId, seat: Seat, data: JSONBody[Draft], drafts_service: NamedDependency[Drafts], visitor: Asker
) -> None:
    """Store a draft: it becomes the decision when the deadline of the phase is reached.

    For the seat's holder, in a phase that has a clock; nobody else hears of it.
    """
    await drafts_service.keep(table, visitor.person, seat, data)


@get("/tables/{table:str}/seats/{seat:int}/draft", opt={"scope": "play"})
async def get_draft(table: TableId, seat: Seat, drafts_service: NamedDependency[Drafts], visitor: Asker) -> Drafted:
    """Return the own draft for the pending decision.

    For the seat's holder.
    """
    return await drafts_service.read(table, visitor.person, seat)
