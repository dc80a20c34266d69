"""What the server puts into the state of every ASGI scope."""

from litestar.types import Scope

from stellwerk.server.settings import Settings

SETTINGS = "stellwerk_settings"


def settings_of(scope: Scope) -> Settings:
    """The settings of the server to which this request came."""
    settings: Settings = scope["state"][SETTINGS]
    return settings
