"""Rails and next positions, written as section 2 of the specification says it, without any of the fast tables."""

from msgspec import Struct

from stellwerk.games.fracht.data_types import TURNED, KindData

ELEMENTS = ("NE", "ES", "SW", "WN", "NS", "EW")
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
WAY = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


Neighbours = dict[tuple[str, str], str | None]
"""By station or place and edge: what lies across it; None is outside."""


def neighbours(squares: dict[tuple[int, int], str]) -> Neighbours:
    """Neighbour squares share the middle of an edge (FRA-2.2)."""
    return {
        (name, edge): squares.get((x + dx, y + dy))
        for (x, y), name in squares.items()
        for edge, (dx, dy) in WAY.items()
    }


class Laid(Struct, frozen=True):
    """The top card of a place: its elements as they lie."""

    card: str
    elements: frozenset[str]
    crossing: bool

    def uses(self, edge: str) -> bool:
        """Whether a rail ends at this edge."""
        return any(edge in element for element in self.elements)


class Field(Struct, frozen=True):
    """What lies where: the neighbours of stations and places, and the cards by place (FRA-2.1)."""

    near: Neighbours
    laid: dict[str, Laid]

    def neighbour(self, square: str, edge: str) -> str | None:
        """The station or place across an edge; None is outside (FRA-2.2)."""
        return self.near[square, edge]

    def is_place(self, square: str | None) -> bool:
        """Whether a square is a place, not a station or outside."""
        return square is not None and len(square) > 1

    def next_positions(self, position: str) -> list[str]:
        """The next positions of a position (FRA-2.9, FRA-2.10)."""
        if len(position) == 1:
            return self.exits(position)
        place, heading = position.split("/")
        if ">" in heading:
            return [f"{place}/{heading[-1]}:out"]
        edge, way = heading.split(":")
        return self.inward(place, edge) if way == "in" else self.outward(place, edge)

    def exits(self, station: str) -> list[str]:
        """The ways out of a station: every edge where a neighbouring card has a rail (FRA-2.10)."""
        found = []
        for edge in "NESW":
            near = self.neighbour(station, edge)
            if near in self.laid and self.laid[near].uses(OPPOSITE[edge]):
                found.append(f"{near}/{OPPOSITE[edge]}:in")
        return found

    def inward(self, place: str, edge: str) -> list[str]:
        """From an outer sleeper into the card; on a crossing straight over the centre (FRA-2.6)."""
        if self.laid[place].crossing:
            return [f"{place}/{OPPOSITE[edge]}:out"]
        return [
            f"{place}/{element}>{element.replace(edge, '')}"
            for element in ELEMENTS
            if element in self.laid[place].elements and edge in element
        ]

    def outward(self, place: str, edge: str) -> list[str]:
        """From an outer sleeper over the edge to the neighbour, or to the end of the rails."""
        near = self.neighbour(place, edge)
        if near is None:
            return []
        if not self.is_place(near):
            return [near]
        joined = near in self.laid and self.laid[near].uses(OPPOSITE[edge])
        return [f"{near}/{OPPOSITE[edge]}:in"] if joined else []

    def joins(self, place: str, elements: frozenset[str]) -> bool:
        """Whether a rail end of these elements would meet a station or a rail end of a neighbour (FRA-5.1.3)."""
        for edge in "NESW":
            if any(edge in element for element in elements):
                near = self.neighbour(place, edge)
                if near is not None and not self.is_place(near):
                    return True
                if near in self.laid and self.laid[near].uses(OPPOSITE[edge]):
                    return True
        return False

    def is_beside_something(self, place: str) -> bool:
        """Whether a place is adjacent to a station or a card (FRA-5.1.2)."""
        around = [self.neighbour(place, edge) for edge in "NESW"]
        return any(near is not None and (not self.is_place(near) or near in self.laid) for near in around)


def elements_at(kind: KindData, rotation: int) -> frozenset[str]:
    """The elements of a card after so many quarter turns clockwise (FRA-2.4)."""
    found = set()
    for element in kind.elements:
        ends = set(element)
        for _ in range(rotation):
            ends = {TURNED[edge] for edge in ends}
        found.add(next(name for name in ELEMENTS if set(name) == ends))
    return frozenset(found)


def sleeper(position: str) -> str:
    """The sleeper of a position on the track, without the heading."""
    return position.replace(">", ":").split(":")[0]
