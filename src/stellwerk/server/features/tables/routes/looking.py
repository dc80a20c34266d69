"""Looking at a table as it is now."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.platform.http.parameters import TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.tables import TableView

Since = Annotated[int, QueryParameter(name="from", ge=0, description="Lines from this entry on.")]


@get("/tables/{table:str}")
async def get_table(
    table: TableId, tables_service: NamedDependency[Tables], visitor: Asker, since: Since = 0
) -> TableView:
    """The table as I may see it.

    For those who hold a seat; for others if the table is public or they were invited. `from` leaves out earlier
    lines of the log.
    """
    return visitor.redact(await tables_service.look(table, visitor.person, since))
