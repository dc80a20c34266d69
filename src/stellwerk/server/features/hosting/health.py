"""Whether the server works."""

from litestar import get

from stellwerk import __version__
from stellwerk.server.dependencies import Given
from stellwerk.server.platform.http.messages import Health


@get("/health", tags=["health"])
async def health(services: Given) -> Health:
    """The server answers and its store can be read."""
    await services.stores.tables.ping()
    return Health(True, __version__, list(services.games))
