"""What the host says about this server."""

from litestar import get
from litestar.di import NamedDependency

from stellwerk import __version__
from stellwerk.server.features.hosting.messages import About
from stellwerk.server.platform.http.client import build_of
from stellwerk.server.settings import Settings


@get("/about", tags=["health"])
async def about(settings_service: NamedDependency[Settings]) -> About:
    """Version, what the client is built from, imprint, privacy notice, and how long idle tables of guests are kept."""
    return About(
        __version__,
        build_of(settings_service.client),
        settings_service.imprint,
        settings_service.privacy,
        settings_service.idle_days,
    )
