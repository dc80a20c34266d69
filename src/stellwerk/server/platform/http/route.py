"""The route of a request: all of its path that may be written down."""

from typing import Any

NOWHERE = "nowhere"  # what leads to no route; such a path is not written down, for it may hold anything


def route_of(scope: Any) -> str:
    """The route as it is written in the code, with names in place of ids and keys."""
    return scope.get("path_template") or NOWHERE
