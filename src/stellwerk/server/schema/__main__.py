"""Print what clients are generated from.

`python -m stellwerk.server.schema` prints the JSON Schema of all wire types, with the argument `openapi` the whole
OpenAPI document.
"""

import sys

import msgspec

from stellwerk.server.schema.openapi import document_of
from stellwerk.server.schema.types import document

if __name__ == "__main__":
    wanted = document_of() if sys.argv[1:] == ["openapi"] else document()
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(wanted), indent=1).decode() + "\n")
