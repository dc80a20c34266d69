"""`python -m stellwerk.server.schema` prints the JSON Schema of all wire types, for the client's types."""

import sys

import msgspec

from stellwerk.server.schema.types import document

if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document()), indent=1).decode() + "\n")
