"""The download of a finished game as one HTML file."""

from pathlib import Path

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.history.service.curves import Curves
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.history.service.replay_file import (
    NoTemplate,
    TooLong,
    replay_file,
    template_of,
)
from stellwerk.server.platform.processes.background import BackgroundRunner

SECONDS = 60.0


class ReplayDownload:
    """Builds replay files in a background process."""

    def __init__(self, history: History, curves: Curves, background: BackgroundRunner, client: Path) -> None:
        self.history = history
        self.curves = curves
        self.background = background
        self.client = client

    async def html(self, id: str, person: str) -> bytes:
        """The HTML file of a finished game."""
        table = await self.history.tables.seen(id, person)
        if table.row.status != "over":
            raise RequestError(ErrorCode.NOT_OVER, "A game is handed out as a page when it is over.")
        curve = await self.curves.read(id, person)
        stored = await self.history.tables.store.load(id)
        assert stored is not None
        try:
            template = template_of(self.client, stored.row.game)
            return await self.background.run(SECONDS, replay_file, stored, curve, template)
        except NoTemplate:
            raise RequestError(ErrorCode.NOT_FOUND, "The client has not been built on this server.") from None
        except (TooLong, TimeoutError):
            raise RequestError(ErrorCode.TOO_LARGE, "This game is too long for a file.") from None
