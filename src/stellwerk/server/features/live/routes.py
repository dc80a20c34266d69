"""The WebSocket of a table."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from stellwerk.server.features.live.connection import TableConnection
from stellwerk.server.features.live.conversation import Conversation, TableVerbs
from stellwerk.server.features.live.handshake import Handshake
from stellwerk.server.features.live.hub import Hub
from stellwerk.server.platform.http.parameters import TableId


@websocket("/tables/{table:str}/live", opt={"scope": "read"})
async def live(
    socket: WebSocket[Any, Any, Any],
    table: TableId,
    handshake: NamedDependency[Handshake],
    verbs: NamedDependency[TableVerbs],
    hub: NamedDependency[Hub],
) -> None:
    """Play and watch live."""
    async with handshake.opened(socket) as opened:
        if opened is not None:
            conversation = Conversation(TableConnection(*opened, table), verbs, hub)
            await verbs.tables.tasks.shield(conversation.run())
