"""Whether the server works."""

from litestar import get
from litestar.di import NamedDependency

from stellwerk import __version__
from stellwerk.server.features.hosting.messages import Health
from stellwerk.server.features.tables.service.problems import store_failed
from stellwerk.server.features.tables.service.tables import Tables


@get("/health", tags=["health"])
async def health(tables_service: NamedDependency[Tables]) -> Health:
    """The server answers, and its store can be read and written."""
    wrong = await tables_service.store.ping()
    if wrong is not None:
        raise store_failed(wrong)
    return Health(True, __version__, list(tables_service.games))
