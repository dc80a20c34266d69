"""The component data: JSON files decoded into frozen types and cross-checked once, at import."""

from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

Edge = Literal["N", "E", "S", "W"]
Element = Literal["NE", "ES", "SW", "WN", "NS", "EW"]


class KindData(Struct, frozen=True, forbid_unknown_fields=True):
    """A track layout at rotation 0 (FRA-2.3, FRA-2.4)."""

    id: str
    name_de: str
    name_en: str
    elements: list[Element]
    n_elements: int
    count: int
    crossing: bool
    distinct_rotations: list[int]
    edges: list[Edge]


class CardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A track card and its four facts (FRA-1.1); the goods are decoration."""

    id: str
    value: int
    action: int
    couple: str
    uncouple: str
    kind: str
    goods_de: str
    goods_en: str


class CardsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of cards."""

    format: Literal[1]
    edition: str
    n_cards: int
    kinds: list[KindData]
    cards: list[CardData]


class StationData(Struct, frozen=True, forbid_unknown_fields=True):
    """The square of a station."""

    letter: str
    x: int
    y: int


class PlaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """The square of a place."""

    id: str
    x: int
    y: int


class LayoutData(Struct, frozen=True, forbid_unknown_fields=True):
    """A layout of stations and places (FRA-V4)."""

    id: str
    name_de: str
    name_en: str
    description: str
    columns: int
    rows: int
    ascii: list[str]
    start: str
    stations: list[StationData]
    places: list[PlaceData]
    n_places: int


class LayoutsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of layouts."""

    format: Literal[1]
    layouts: list[LayoutData]


class DataError(Exception):
    """A data file contradicts itself or the specification."""


LETTERS: Final = "ABCDEFGHIJ"
TURNED: Final = {"N": "E", "E": "S", "S": "W", "W": "N"}
"""Where an edge comes to lie by a quarter turn clockwise (FRA-2.4)."""


def turned(elements: list[Element], quarters: int) -> frozenset[frozenset[str]]:
    """The elements of a turned card, each as the set of its two edges."""
    found = frozenset(frozenset(element) for element in elements)
    for _ in range(quarters):
        found = frozenset(frozenset(TURNED[edge] for edge in element) for element in found)
    return found


def check_cards(data: CardsData) -> None:
    """Section 1 of the specification."""
    kinds = {kind.id: kind for kind in data.kinds}
    _demand(len(kinds) == len(data.kinds) == 14, "14 kinds of track")
    for kind in data.kinds:
        _check_kind(kind, [card for card in data.cards if card.kind == kind.id])
    ids = [card.id for card in data.cards]
    _demand(ids == [f"T{number:02}" for number in range(1, data.n_cards + 1)] and len(ids) == 50, "T01 to T50")
    values, actions = [card.value for card in data.cards], [card.action for card in data.cards]
    _demand([values.count(value) for value in range(2, 10)] == [5, 7, 8, 8, 8, 6, 5, 3], "counts of values (FRA-1.6)")
    _demand([actions.count(action) for action in range(1, 6)] == [9, 11, 12, 10, 8], "counts of actions (FRA-1.6)")
    pairs = {(card.couple, card.uncouple) for card in data.cards}
    _demand(len(pairs) == 50 and all(a != b for a, b in pairs), "50 different pairs of stations (FRA-1.6)")
    for letter in LETTERS:
        _demand(sum(a == letter for a, _ in pairs) == 5 == sum(b == letter for _, b in pairs), f"five times {letter}")


def _check_kind(kind: KindData, cards: list[CardData]) -> None:
    """FRA-1.2, FRA-2.3, FRA-2.4."""
    _demand(len(set(kind.elements)) == len(kind.elements) == kind.n_elements, f"elements of {kind.id}")
    _demand(kind.count == len(cards), f"number of {kind.id}")
    _demand(kind.crossing == (set(kind.elements) >= {"NS", "EW"}) == (kind.id == "crossing"), f"crossing {kind.id}")
    _demand({edge for element in kind.elements for edge in element} == set(kind.edges), f"edges of {kind.id}")
    first = {turned(kind.elements, quarters): quarters for quarters in (3, 2, 1, 0)}
    _demand(sorted(first.values()) == kind.distinct_rotations, f"rotations of {kind.id}")


def check_layout(layout: LayoutData) -> None:
    """FRA-2.1: the picture, the stations and the places say the same."""
    drawn = {(x, y): sign for y, row in enumerate(layout.ascii) for x, sign in enumerate(row) if sign != " "}
    told = {(station.x, station.y): station.letter for station in layout.stations}
    told |= {(place.x, place.y): "." for place in layout.places}
    _demand(drawn == told, f"picture of {layout.id}")
    _demand("".join(station.letter for station in layout.stations) == LETTERS, f"stations of {layout.id}")
    _demand(all(place.id == f"p{place.x}{place.y}" for place in layout.places), f"place ids of {layout.id}")
    _demand(len(layout.places) == layout.n_places and layout.start == "A", f"counts of {layout.id}")
    for station in layout.stations:
        around = [(station.x + 1, station.y), (station.x, station.y + 1)]
        _demand(all(drawn.get(square, ".") == "." for square in around), f"stations of {layout.id} touch")


def _demand(fulfilled: bool, what: str) -> None:
    if not fulfilled:
        raise DataError(what)


def _read(name: str) -> bytes:
    return (files(__package__) / "data" / name).read_bytes()


CARDS_DATA: Final = msgspec.json.decode(_read("cards.json"), type=CardsData)
LAYOUTS_DATA: Final = {
    layout.id: layout for layout in msgspec.json.decode(_read("layouts.json"), type=LayoutsData).layouts
}
LAYOUT_NAMES: Final = tuple(LAYOUTS_DATA)

check_cards(CARDS_DATA)
for _layout in LAYOUTS_DATA.values():
    check_layout(_layout)
