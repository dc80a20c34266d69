"""Looking at a table: now, earlier, as a record."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from stellwerk.server.features.history.service.reading import Reading
from stellwerk.server.features.people.authentication import Asker
from stellwerk.server.features.tables.messages.tables import Perspective, TableView, Verified
from stellwerk.server.platform.http.files import attached
from stellwerk.server.platform.http.parameters import Number, TableId

Since = Annotated[int, QueryParameter(name="from", ge=0, description="Lines from this entry on.")]
Seat = Annotated[int | None, QueryParameter(name="seat", description="As this seat may have it; own seats only.")]


@get("/tables/{table:str}", tags=["tables"])
async def get_table(table: TableId, reading: NamedDependency[Reading], visitor: Asker, since: Since = 0) -> TableView:
    """The table as I may see it."""
    return await reading.view(table, visitor.person, since)


@get("/tables/{table:str}/at/{number:int}", tags=["tables"])
async def get_position(
    table: TableId, number: Number, reading: NamedDependency[Reading], visitor: Asker
) -> list[Perspective]:
    """The position after so many entries of the log."""
    return await reading.at(table, visitor.person, number)


@get("/tables/{table:str}/record", tags=["tables"], media_type="application/json")
async def get_record(
    table: TableId, reading: NamedDependency[Reading], visitor: Asker, seat: Seat = None
) -> Response[bytes]:
    """The game as one file."""
    body = await reading.record(table, visitor.person, seat)
    name = await reading.file_name(table, visitor.person, "json")
    return Response(body, media_type="application/json", headers=attached(name))


@post("/tables/{table:str}/verify", tags=["tables"], opt={"scope": "read"}, status_code=200)
async def verify(table: TableId, reading: NamedDependency[Reading], visitor: Asker) -> Verified:
    """Recompute every chance event of a finished game."""
    return await reading.verify(table, visitor.person)
