"""Lists of tables."""

from litestar import get
from litestar.di import NamedDependency

from stellwerk.server.features.lobby.service import TableLists
from stellwerk.server.features.tables.messages.tables import TableList
from stellwerk.server.platform.http.visitors import Asker


@get("/tables", tags=["tables"])
async def list_tables(table_lists_service: NamedDependency[TableLists], visitor: Asker) -> TableList:
    """My tables, public ones with free chairs, public ones to watch."""
    return await table_lists_service.lists(visitor.person)
