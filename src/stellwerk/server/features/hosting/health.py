"""Whether the server works."""

from litestar import get
from litestar.di import NamedDependency

from stellwerk import __version__
from stellwerk.server.features.hosting.messages import Health
from stellwerk.server.features.tables.service.tables import Tables


@get("/health", tags=["health"])
async def health(tables: NamedDependency[Tables]) -> Health:
    """The server answers and its store can be read."""
    await tables.store.ping()
    return Health(True, __version__, list(tables.games))
