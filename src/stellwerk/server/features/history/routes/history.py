"""REST routes of earlier positions, the record and the proof."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from stellwerk.server.features.history.service.history import History
from stellwerk.server.platform.http.files import attachment_header
from stellwerk.server.platform.http.parameters import Number, TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.tables import Perspective, Verified

Seat = Annotated[int | None, QueryParameter(name="seat", description="As this seat may have it; own seats only.")]


@get("/tables/{table:str}/at/{number:int}")
async def get_position(
    table: TableId, number: Number, history_service: NamedDependency[History], visitor: Asker
) -> list[Perspective]:
    """The position after `number` entries of the log.

    For those who may see the table. Where the rules hide what was once seen, before the end only positions since then.
    """
    return await history_service.at(table, visitor.person, number)


@get("/tables/{table:str}/record", media_type="application/json")
async def get_record(
    table: TableId, history_service: NamedDependency[History], visitor: Asker, seat: Seat = None
) -> Response[bytes]:
    """The record of the game as one JSON file.

    Complete after the end; before it as the asker may have it.
    """
    body = await history_service.record(table, visitor.person, seat)
    name = await history_service.file_name(table, visitor.person, "json")
    return Response(body, media_type="application/json", headers=attachment_header(name))


@post("/tables/{table:str}/verify", operation_id="verifyTable", opt={"scope": "read"}, status_code=200)
async def verify(table: TableId, history_service: NamedDependency[History], visitor: Asker) -> Verified:
    """Recompute every chance event of a finished game.

    For those who may see the table.
    """
    return await history_service.verify(table, visitor.person)
