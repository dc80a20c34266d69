"""Which server a request came to: all servers of a process share their routes, and each has its own services."""

from litestar.types import Scope

from stellwerk.server.services import Services

SERVICES = "stellwerk_services"


def services_of(scope: Scope) -> Services:
    """The services of the server to which this request came."""
    services: Services = scope["state"][SERVICES]
    return services
