"""What the host says about this server."""

from litestar import get

from stellwerk import __version__
from stellwerk.server.dependencies import Given
from stellwerk.server.platform.http.client import build_of
from stellwerk.server.platform.http.messages import About


@get("/about", tags=["health"])
async def about(services: Given) -> About:
    """Version, what the client is built from, imprint, privacy notice, and how long idle tables of guests are kept."""
    settings = services.settings
    return About(__version__, build_of(settings.client), settings.imprint, settings.privacy, settings.idle_days)
