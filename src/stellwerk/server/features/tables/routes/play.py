"""The verbs of the socket for scripts: act, take back, ask."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody

from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.http.parameters import TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.deciding import (
    Accepted,
    Act,
    Answer,
    Ask,
    TakeBack,
)

RequestId = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key", description="A request id of your own: the same request sent again is carried out once."
    ),
]


@post("/tables/{table:str}/actions", operation_id="actAtTable", opt={"scope": "play"}, status_code=200)
async def act(
    table: TableId,
    data: JSONBody[Act],
    play_service: NamedDependency[Play],
    tables_service: NamedDependency[Tables],
    visitor: Asker,
    request_id: RequestId = None,
) -> Accepted:
    """Take decisions: all or none.

    For the seat's holder. `number` is the length of the log that the asker has seen: if the pending decision
    has changed since, the answer is `overtaken` with the fresh table. With an `Idempotency-Key` it is safe to
    send the same request again.
    """
    number = await play_service.act(table, visitor.person, data, request_id)
    view = await tables_service.look(table, visitor.person, data.number)
    return Accepted(number, visitor.redact(view))


@post("/tables/{table:str}/undo", operation_id="takeBackAtTable", opt={"scope": "play"}, status_code=200)
async def take_back(
    table: TableId,
    data: JSONBody[TakeBack],
    play_service: NamedDependency[Play],
    tables_service: NamedDependency[Tables],
    visitor: Asker,
    request_id: RequestId = None,
) -> Accepted:
    """Take back one's own last decisions.

    For the seat's holder, where `undo` of the perspective says so; more needs the consent of the others.
    """
    number = await play_service.take_back(table, visitor.person, data, request_id)
    view = await tables_service.look(table, visitor.person, data.number)
    return Accepted(number, visitor.redact(view))


@post("/tables/{table:str}/why", operation_id="askWhy", opt={"scope": "play"}, status_code=200)
async def why(table: TableId, data: JSONBody[Ask], play_service: NamedDependency[Play], visitor: Asker) -> Answer:
    """Ask why decisions are not allowed.

    For the seat's holder. `refusal` is null if they are allowed.
    """
    return await play_service.why(table, visitor.person, data)


@post("/tables/{table:str}/preview", operation_id="previewDecisions", opt={"scope": "play"}, status_code=200)
async def preview(table: TableId, data: JSONBody[Ask], play_service: NamedDependency[Play], visitor: Asker) -> Answer:
    """Ask what decisions would bring.

    For the seat's holder. It stops before the first thing that would reveal something.
    """
    return await play_service.preview(table, visitor.person, data)
