"""Turn the map files of Finden Sie Minden into the small drawing that a browser loads.

Outlines, rivers and height tints become finished SVG paths in tenths of a board unit: thinned out to
what can be seen, relative and without spaces that are not needed. Run it again when a map file changes:
`python -m tools.minden_drawing`.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "src" / "stellwerk" / "games" / "minden" / "data"
FINE = 10  # steps of a board unit
SEEN = 2.2  # what is thinner than this, in steps, is left out
RIVER_RANKS = (1, 2, 3)

Point = tuple[int, int]
Line = Sequence[Sequence[float]]


class Pen:
    """Degrees to paths, by the projection of one board."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.projection = board["projection"]

    def point(self, lon: float, lat: float) -> Point:
        p = self.projection
        x = p["x0"] + (lon - p["lon0"]) * p["kx"]
        y = p["y0"] + (p["lat0"] - lat) * p["ky"]
        return round(x * FINE), round(y * FINE)

    def line(self, degrees: Line, closed: bool) -> str:
        points = thinned([self.point(lon, lat) for lon, lat in degrees])
        if len(points) < (4 if closed else 2):
            return ""
        return steps(points[:-1] if closed else points) + ("z" if closed else "")

    def lines(self, many: Iterable[Line], closed: bool) -> str:
        return "".join(self.line(degrees, closed) for degrees in many)

    def polygons(self, things: Iterable[dict[str, Any]]) -> str:
        return self.lines((ring for thing in things for polygon in thing["polygons"] for ring in polygon), True)


def thinned(points: list[Point]) -> list[Point]:
    """The points that are needed so that the line is nowhere off by more than SEEN (Douglas and Peucker)."""
    keep = {0, len(points) - 1}
    open_parts = [(0, len(points) - 1)]
    while open_parts:
        first, last = open_parts.pop()
        far, at = max(
            ((off(points[i], points[first], points[last]), i) for i in range(first + 1, last)), default=(0, 0)
        )
        if far > SEEN:
            keep.add(at)
            open_parts += [(first, at), (at, last)]
    return [points[i] for i in sorted(keep)]


def off(point: Point, start: Point, end: Point) -> float:
    """The distance of a point from a stretch."""
    (px, py), (ax, ay), (bx, by) = point, start, end
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / length))
    return float(((px - ax - along * dx) ** 2 + (py - ay - along * dy) ** 2) ** 0.5)


def steps(points: list[Point]) -> str:
    """A path with relative steps, as short as SVG allows."""
    (x, y), *rest = points
    text, now = [f"M{x} {y}l"], (x, y)
    for point in rest:
        dx, dy = point[0] - now[0], point[1] - now[1]
        text.append(f"{'' if dx < 0 or text[-1].endswith('l') else ' '}{dx}{'' if dy < 0 else ' '}{dy}")
        now = point
    return "".join(text)


def rings(lines: list[list[list[float]]]) -> list[list[list[float]]]:
    """Lines that end where another begins, joined until they are closed."""
    done = [line for line in lines if line[0] == line[-1]]
    loose = [line for line in lines if line[0] != line[-1]]
    while loose:
        line = loose.pop()
        while line[0] != line[-1]:
            other = next(other for other in loose if line[-1] in (other[0], other[-1]))
            loose.remove(other)
            line = line + (other if other[0] == line[-1] else other[::-1])[1:]
        done.append(line)
    return done


def germany(pen: Pen) -> dict[str, Any]:
    """The country with its states, rivers, lakes and heights, and what lies around it."""
    map_file, relief = read("map.json"), read("relief.json")
    rivers: dict[int, list[Line]] = {rank: [] for rank in RIVER_RANKS}
    for river in map_file["rivers"]:
        rivers[river["rank"]] += river["lines"]
    return {
        "land": pen.lines(rings(map_file["national_outline"]), True),
        "abroad": pen.polygons(map_file["neighbours"]),
        "borders": pen.lines(map_file["state_borders"], False),
        "lakes": pen.polygons(map_file["lakes"]),
        "rivers": [pen.lines(lines, False) for lines in rivers.values()],
        "relief": [pen.polygons([level]) for level in relief["levels"]],
    }


def europe(pen: Pen) -> dict[str, Any]:
    """The countries; their outlines are the borders."""
    land = pen.polygons(read("map_europe.json")["countries"])
    return {"land": land, "abroad": "", "borders": "", "lakes": "", "rivers": [], "relief": []}


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return found


def main() -> None:
    for ending, draw in (("", germany), ("_europe", europe)):
        board = read(f"board{ending}.json")
        drawing = {"id": board["id"], "fine": FINE, **draw(Pen(board))}
        text = json.dumps(drawing, separators=(",", ":")).replace('","', '",\n"')
        (DATA / f"drawing{ending}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
