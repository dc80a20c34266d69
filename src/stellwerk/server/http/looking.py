"""Looking at a table: now, earlier, as a record."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from stellwerk.server.domain.services import Services
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.wire import Perspective, TableView, Verified

Since = Annotated[int, Parameter(query="from", ge=0, description="Lines from this entry on.")]
Seat = Annotated[int | None, Parameter(query="seat", description="As this seat may have it; own seats only.")]


@get("/tables/{table:str}", tags=["tables"])
async def get_table(table: str, services: Services, visitor: Visitor, since: Since = 0) -> TableView:
    """The table as I may see it."""
    return await services.reading.view(table, visitor.person, since)


@get("/tables/{table:str}/at/{number:int}", tags=["tables"])
async def get_position(table: str, number: int, services: Services, visitor: Visitor) -> list[Perspective]:
    """The position after so many entries of the log."""
    return await services.reading.at(table, visitor.person, number)


@get("/tables/{table:str}/record", tags=["tables"], media_type="application/json")
async def get_record(table: str, services: Services, visitor: Visitor, seat: Seat = None) -> Response[bytes]:
    """The game as one file."""
    body = await services.reading.record(table, visitor.person, seat)
    name = f'attachment; filename="{table}.stellwerk.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


@post("/tables/{table:str}/verify", tags=["tables"], status_code=200)
async def verify(table: str, services: Services, visitor: Visitor) -> Verified:
    """Recompute every chance event of a finished game."""
    return await services.reading.verify(table, visitor.person)
