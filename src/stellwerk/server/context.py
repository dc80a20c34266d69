"""The server that is asked: all servers of a process have the same routes, what they work on comes with the request."""

from typing import TYPE_CHECKING

from litestar.types import Scope

from stellwerk.server.services import Services

if TYPE_CHECKING:
    from stellwerk.server.features.live.hub import Hub
    from stellwerk.server.features.lobby.hub import LobbyHub

CONTEXT = "stellwerk_place"


class ServerContext:
    """What one server has."""

    def __init__(self, services: Services, hub: "Hub", lobby: "LobbyHub") -> None:
        self.services = services
        self.hub = hub
        self.lobby = lobby


def context_of(scope: Scope) -> ServerContext:
    """The server to which this request came."""
    place: ServerContext = scope["state"][CONTEXT]
    return place
