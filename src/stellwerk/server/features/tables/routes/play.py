"""The verbs of the socket for scripts: act, take back, ask."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody

from stellwerk.server.features.tables.messages.deciding import (
    Accepted,
    Act,
    Answer,
    Ask,
    TakeBack,
)
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.http.parameters import TableId
from stellwerk.server.platform.http.visitors import Asker

RequestId = Annotated[str | None, HeaderParameter(name="Idempotency-Key", description="Sending it again does no harm.")]


@post("/tables/{table:str}/actions", tags=["play"], opt={"scope": "play"}, status_code=200)
async def act(
    table: TableId,
    data: JSONBody[Act],
    play_service: NamedDependency[Play],
    tables_service: NamedDependency[Tables],
    visitor: Asker,
    request_id: RequestId = None,
) -> Accepted:
    """Take decisions: all or none."""
    number = await play_service.act(table, visitor.person, data, request_id)
    view = await tables_service.look(table, visitor.person, data.number)
    return Accepted(number, visitor.redact(view))


@post("/tables/{table:str}/undo", tags=["play"], opt={"scope": "play"}, status_code=200)
async def take_back(
    table: TableId,
    data: JSONBody[TakeBack],
    play_service: NamedDependency[Play],
    tables_service: NamedDependency[Tables],
    visitor: Asker,
    request_id: RequestId = None,
) -> Accepted:
    """Take back one's own last decisions."""
    number = await play_service.take_back(table, visitor.person, data, request_id)
    view = await tables_service.look(table, visitor.person, data.number)
    return Accepted(number, visitor.redact(view))


@post("/tables/{table:str}/why", tags=["play"], opt={"scope": "play"}, status_code=200)
async def why(table: TableId, data: JSONBody[Ask], play_service: NamedDependency[Play], visitor: Asker) -> Answer:
    """Why decisions are not allowed."""
    return await play_service.why(table, visitor.person, data)


@post("/tables/{table:str}/preview", tags=["play"], opt={"scope": "play"}, status_code=200)
async def preview(table: TableId, data: JSONBody[Ask], play_service: NamedDependency[Play], visitor: Asker) -> Answer:
    """What decisions would bring."""
    return await play_service.preview(table, visitor.person, data)
