"""Route of a request, for logs and metrics, which must not contain paths."""

from typing import Any

NO_ROUTE = "nowhere"


def route_of(scope: Any) -> str:
    """Path template of the matching route, `nowhere` without one."""
    return scope.get("path_template") or NO_ROUTE
