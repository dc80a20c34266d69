"""The cone that a player may set with a tip (MIN-6.2): no decision, a note beside it that the server keeps."""

import re
from typing import Final

from stellwerk.games.minden.data import BOARDS
from stellwerk.kernel.refusal import Refusal

_PIN: Final = re.compile(r"pin:(-?[0-9]{1,3}(?:\.[0-9]{1,5})?):(-?[0-9]{1,2}(?:\.[0-9]{1,5})?)")


def read_pin(deck: str, note: str | None) -> tuple[float, float] | Refusal | None:
    """Longitude and latitude of a pin on the map, MIN-6.2 if it lies off the board, nothing if it is no pin."""
    match = None if note is None else _PIN.fullmatch(note)
    if match is None:
        return None
    lon, lat = float(match[1]), float(match[2])
    west, south, east, north = frame(deck)
    if west <= lon <= east and south <= lat <= north:
        return lon, lat
    return Refusal("MIN-6.2", {"lon": match[1], "lat": match[2]})


def frame(deck: str) -> tuple[float, float, float, float]:
    """West, south, east and north of the map as it is drawn."""
    board = BOARDS[deck]
    left, top, width, height = board.map_rect_px
    shape = board.projection
    west = shape.lon0 + (left - shape.x0) / shape.kx
    north = shape.lat0 - (top - shape.y0) / shape.ky
    return west, north - height / shape.ky, west + width / shape.kx, north


def pin_note(deck: str, note: str | None) -> str | None:
    """A note that may be handed on: a pin inside the map, and nothing else."""
    return note if isinstance(read_pin(deck, note), tuple) else None
