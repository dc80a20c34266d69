"""Print what clients are generated from.

`python -m stellwerk.server.schema` prints the JSON Schema of all wire types, with the argument `openapi` the whole
OpenAPI document, with `shows` the seconds for which pages show facts at length, by game, and any other line.
"""

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from stellwerk.kernel.registry import all_games
from stellwerk.server.features.clocks.service.holding import LINE_SECONDS
from stellwerk.server.schema.openapi import document_of
from stellwerk.server.schema.types import document


def shows() -> dict[str, Any]:
    """The times that clocks are held for, which pages keep to."""
    return {"line": LINE_SECONDS, "facts": {id: game.meta.shows for id, game in sorted(all_games().items())}}


PRINTED: dict[str, Callable[[], dict[str, Any]]] = {"openapi": document_of, "shows": shows}

if __name__ == "__main__":
    wanted = PRINTED.get("".join(sys.argv[1:]), document)()
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(wanted), indent=1).decode() + "\n")
