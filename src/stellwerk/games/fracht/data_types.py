"""The component data as frozen types: one Struct for each thing in the files of `data/`."""

from typing import Final, Literal

from msgspec import Struct

Edge = Literal["N", "E", "S", "W"]
Element = Literal["NE", "ES", "SW", "WN", "NS", "EW"]

TURNED: Final = {"N": "E", "E": "S", "S": "W", "W": "N"}
"""Where an edge comes to lie by a quarter turn clockwise (FRA-2.4)."""


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
