"""The field as plain text, for the terminal: every square with its rails, stations by letter, locos by number."""

from typing import Final

from stellwerk.games.fracht.data import LAYOUTS_DATA
from stellwerk.games.fracht.view import FrachtLaid, FrachtView

SIDES: Final = {"N": (0, 2), "W": (1, 0), "E": (1, 4), "S": (2, 2)}
"""Where an edge ends in the three lines of five signs that a square takes."""
TRACK: Final = {"N": "|", "S": "|", "W": "-", "E": "-"}
SHOWN: Final = frozenset({"layout", "stations", "laid", "locos"})
"""Fields of the view that the picture shows."""
LEGEND: Final = "picture-legend"
"""The message that explains the signs."""


def picture(view: FrachtView) -> list[str]:
    """Three lines of six signs for each row of squares."""
    layout = LAYOUTS_DATA[view.layout]
    lines = [[" "] * (layout.columns * 6) for _ in range(layout.rows * 3)]
    for place in layout.places:
        laid = next((card for card in view.laid if card.place == place.id), None)
        _draw(lines, place.x, place.y, _place(place.id, laid))
    for station in view.stations:
        _draw(lines, station.x, station.y, ["+---+", f"| {station.letter} |", "+---+"])
    for loco in view.locos:
        _put_loco(lines, view, loco.seat)
    return ["".join(line).rstrip() for line in lines]


def _draw(lines: list[list[str]], x: int, y: int, rows: list[str]) -> None:
    for down, row in enumerate(rows):
        for across, sign in enumerate(row):
            lines[y * 3 + down][x * 6 + across] = sign


def _place(id: str, laid: FrachtLaid | None) -> list[str]:
    """An empty place shows its id, a card its used edges around a sign: + crossing, o one rail, * more."""
    if laid is None:
        return ["     ", f" {id} ", "     "]
    rows = [list("     ") for _ in range(3)]
    for edge, (down, across) in SIDES.items():
        if any(edge in element for element in laid.elements):
            rows[down][across] = TRACK[edge]
    rows[1][2] = "+" if laid.crossing else "o" if len(laid.elements) == 1 else "*"
    return ["".join(row) for row in rows]


def _put_loco(lines: list[list[str]], view: FrachtView, seat: int) -> None:
    """A loco is the number of its seat, from 1: in the corner of its station or near its sleeper."""
    loco = view.locos[seat]
    if loco.station is not None:
        square = next((one.x, one.y) for one in view.stations if one.letter == loco.station)
        down, across = (0, 1 + seat) if seat < 3 else (2, 1)
    else:
        assert loco.place is not None
        square = int(loco.place[1]), int(loco.place[2])
        down, across = SIDES.get(loco.sleeper or "", (1, 1))
    lines[square[1] * 3 + down][square[0] * 6 + across] = str(seat + 1)
