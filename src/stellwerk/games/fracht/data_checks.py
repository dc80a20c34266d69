"""What the component data must fulfil: the files fit each other and the specification."""

from typing import Final

from stellwerk.games.fracht.data_types import TURNED, CardData, CardsData, Element, KindData, LayoutData
from stellwerk.kernel.data import must_hold

LETTERS: Final = "ABCDEFGHIJ"


def turned(elements: list[Element], quarters: int) -> frozenset[frozenset[str]]:
    """The elements of a turned card, each as the set of its two edges."""
    found = frozenset(frozenset(element) for element in elements)
    for _ in range(quarters):
        found = frozenset(frozenset(TURNED[edge] for edge in element) for element in found)
    return found


def check_cards(data: CardsData) -> None:
    """Section 1 of the specification."""
    kinds = {kind.id: kind for kind in data.kinds}
    must_hold(len(kinds) == len(data.kinds) == 14, "14 kinds of track")
    for kind in data.kinds:
        _check_kind(kind, [card for card in data.cards if card.kind == kind.id])
    ids = [card.id for card in data.cards]
    must_hold(ids == [f"T{number:02}" for number in range(1, data.n_cards + 1)] and len(ids) == 50, "T01 to T50")
    values, actions = [card.value for card in data.cards], [card.action for card in data.cards]
    must_hold([values.count(value) for value in range(2, 10)] == [5, 7, 8, 8, 8, 6, 5, 3], "counts of values (FRA-1.6)")
    must_hold([actions.count(action) for action in range(1, 6)] == [9, 11, 12, 10, 8], "counts of actions (FRA-1.6)")
    pairs = {(card.couple, card.uncouple) for card in data.cards}
    must_hold(len(pairs) == 50 and all(a != b for a, b in pairs), "50 different pairs of stations (FRA-1.6)")
    for letter in LETTERS:
        must_hold(sum(a == letter for a, _ in pairs) == 5 == sum(b == letter for _, b in pairs), f"five times {letter}")


def _check_kind(kind: KindData, cards: list[CardData]) -> None:
    """FRA-1.2, FRA-2.3, FRA-2.4."""
    must_hold(len(set(kind.elements)) == len(kind.elements) == kind.n_elements, f"elements of {kind.id}")
    must_hold(kind.count == len(cards), f"number of {kind.id}")
    must_hold(kind.crossing == (set(kind.elements) >= {"NS", "EW"}) == (kind.id == "crossing"), f"crossing {kind.id}")
    must_hold({edge for element in kind.elements for edge in element} == set(kind.edges), f"edges of {kind.id}")
    first = {turned(kind.elements, quarters): quarters for quarters in (3, 2, 1, 0)}
    must_hold(sorted(first.values()) == kind.distinct_rotations, f"rotations of {kind.id}")


def check_layout(layout: LayoutData) -> None:
    """FRA-2.1: the picture, the stations and the places say the same."""
    drawn = {(x, y): sign for y, row in enumerate(layout.ascii) for x, sign in enumerate(row) if sign != " "}
    told = {(station.x, station.y): station.letter for station in layout.stations}
    told |= {(place.x, place.y): "." for place in layout.places}
    must_hold(drawn == told, f"picture of {layout.id}")
    must_hold("".join(station.letter for station in layout.stations) == LETTERS, f"stations of {layout.id}")
    must_hold(all(place.id == f"p{place.x}{place.y}" for place in layout.places), f"place ids of {layout.id}")
    must_hold(len(layout.places) == layout.n_places and layout.start == "A", f"counts of {layout.id}")
    for station in layout.stations:
        around = [(station.x + 1, station.y), (station.x, station.y + 1)]
        must_hold(all(drawn.get(square, ".") == "." for square in around), f"stations of {layout.id} touch")
