"""The server that is asked: all servers of a process have the same routes, what they work on comes with the request."""

from typing import TYPE_CHECKING

from litestar.types import Scope

from stellwerk.server.platform.observing.figures import Figures
from stellwerk.server.services import Services

if TYPE_CHECKING:
    from stellwerk.server.features.live.hub import Hub
    from stellwerk.server.features.lobby.hub import LobbyHub

PLACE = "stellwerk_place"


class Place:
    """What one server has."""

    def __init__(self, services: Services, hub: "Hub", lobby: "LobbyHub", figures: Figures) -> None:
        self.services = services
        self.hub = hub
        self.lobby = lobby
        self.figures = figures


def place_of(scope: Scope) -> Place:
    """The server to which this request came."""
    place: Place = scope["state"][PLACE]
    return place
