"""What was said and is no longer there goes from open pages, too."""

import asyncio

from stellwerk.server.features.live.hub import Hub
from stellwerk.server.features.live.messages import ChatMessage
from stellwerk.server.services import Services


class Removals:
    """Sends the chat of a table anew to those who listen there."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self.chat = services.chat
        self.hub = hub
        self._tasks: set[asyncio.Task[None]] = set()

    def removed(self, id: str) -> None:
        """Something was removed at a table."""
        if any(connection.chat is not None for connection in self.hub.connections.get(id, ())):
            task = asyncio.create_task(self._send(id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, id: str) -> None:
        lines = await self.chat.lines(id)
        for connection in self.hub.connections.get(id, ()):
            if connection.chat is not None:
                connection.chat = lines[-1].number if lines else connection.chat
                connection.push(ChatMessage(lines, whole=True))
