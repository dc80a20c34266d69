"""Lists of tables."""

from typing import Any

from litestar import WebSocket, get, websocket
from litestar.di import NamedDependency

from stellwerk.server.features.live.handshake import Handshake
from stellwerk.server.features.lobby.conversation import LobbyConversation
from stellwerk.server.features.lobby.hub import LobbyConnection, LobbyHub
from stellwerk.server.features.lobby.service import TableLists
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.tables import TableList


@get("/tables")
async def list_tables(table_lists_service: NamedDependency[TableLists], visitor: Asker) -> TableList:
    """My tables, public ones with free chairs, public ones to watch.

    At most 100 in each list. Of the own ones those come first that wait for the asker.
    """
    return await table_lists_service.lists(visitor.person)


@websocket("/lobby/live", opt={"scope": "read"})
async def live_lists(
    socket: WebSocket[Any, Any, Any], handshake: NamedDependency[Handshake], lobby_hub: NamedDependency[LobbyHub]
) -> None:
    """The lists of tables, live."""
    async with handshake.opened(socket) as opened:
        if opened is not None:
            conversation = LobbyConversation(LobbyConnection(*opened), lobby_hub.settings, lobby_hub)
            await lobby_hub.tables.tasks.shield(conversation.run())
