"""Cards, edges, rails and positions as plain tables of ints, the same for all layouts and options.

Edges are 0 to 3 (N, E, S, W). An element is a bit, a track layout a mask of six of them; both straights together
occur on crossings only. A position is one int: a station (0 to 9, A to J), or FIRST + place * 20 + heading. The
headings 0 to 7 are the outer sleepers (edge * 2, one more if heading out), 8 to 19 the middle ones (8 + element * 2
if heading for the second edge of its name, one more for the first). So `position ^ 1` turns a loco round, and two
positions are on one sleeper if they are equal without their lowest bit.
"""

from typing import Final

from stellwerk.games.fracht.data import CARDS_DATA, LAYOUTS_DATA

EDGES: Final[list[str]] = ["N", "E", "S", "W"]
DX: Final[list[int]] = [0, 1, 0, -1]
DY: Final[list[int]] = [-1, 0, 1, 0]
ELEMENTS: Final[list[str]] = ["NE", "ES", "SW", "WN", "NS", "EW"]
CROSSING: Final[int] = 48  # both straights

STATIONS: Final[list[str]] = list("ABCDEFGHIJ")
FIRST: Final[int] = len(STATIONS)  # the first position on the track; even, so that turning round is ^ 1
HEADINGS: Final[int] = 20

_SQUARES: Final = sorted({(place.y, place.x) for data in LAYOUTS_DATA.values() for place in data.places})
PLACES: Final[list[str]] = [f"p{x}{y}" for y, x in _SQUARES]
PLACE: Final[dict[str, int]] = {id: index for index, id in enumerate(PLACES)}

KINDS: Final[list[str]] = [kind.id for kind in CARDS_DATA.kinds]
CROSSING_KIND: Final[int] = KINDS.index("crossing")
CARDS: Final[list[str]] = [card.id + copy for copy in ("", "b") for card in CARDS_DATA.cards]  # FRA-V8
CARD: Final[dict[str, int]] = {id: index for index, id in enumerate(CARDS)}
_PRINTED: Final = CARDS_DATA.cards + CARDS_DATA.cards
VALUE: Final[list[int]] = [card.value for card in _PRINTED]
ACTION: Final[list[int]] = [card.action for card in _PRINTED]
COUPLE: Final[list[int]] = [STATIONS.index(card.couple) for card in _PRINTED]
UNCOUPLE: Final[list[int]] = [STATIONS.index(card.uncouple) for card in _PRINTED]
KIND: Final[list[int]] = [KINDS.index(card.kind) for card in _PRINTED]


def _ends(element: int) -> list[int]:
    return [EDGES.index(edge) for edge in ELEMENTS[element]]


ENDS: Final[list[list[int]]] = [_ends(element) for element in range(6)]


def _turned(mask: int) -> int:
    """A quarter turn clockwise (FRA-2.4)."""
    turned = 0
    for element in range(6):
        if mask >> element & 1:
            ends = {(edge + 1) % 4 for edge in ENDS[element]}
            turned |= 1 << next(other for other in range(6) if set(ENDS[other]) == ends)
    return turned


def _rotations(kind: int) -> list[int]:
    mask = sum(1 << ELEMENTS.index(element) for element in CARDS_DATA.kinds[kind].elements)
    found: list[int] = []
    for _ in range(4):
        found.append(mask)
        mask = _turned(mask)
    return found


RAILS: Final[list[list[int]]] = [_rotations(kind) for kind in range(len(KINDS))]
"""By kind and rotation: the elements."""

DISTINCT: Final[list[list[int]]] = [kind.distinct_rotations for kind in CARDS_DATA.kinds]
"""By kind: the rotations that exist (FRA-2.4)."""

USED: Final[list[int]] = [
    sum(1 << edge for edge in range(4) if any(mask >> element & 1 and edge in ENDS[element] for element in range(6)))
    for mask in range(64)
]
"""By elements: the edges that they use (bits)."""


def _heading(index: int) -> str:
    if index < 8:
        return f"{EDGES[index >> 1]}:{'out' if index & 1 else 'in'}"
    element = ELEMENTS[(index - 8) >> 1]
    return f"{element}>{element[0] if index & 1 else element[1]}"


HEADING: Final[list[str]] = [_heading(index) for index in range(HEADINGS)]
POSITIONS: Final[list[str]] = STATIONS + [f"{place}/{heading}" for place in PLACES for heading in HEADING]
"""Every position as FRA-2.8 writes it."""
POSITION: Final[dict[str, int]] = {text: index for index, text in enumerate(POSITIONS)}


def place_of(position: int) -> int:
    """The place of a position on the track."""
    return (position - FIRST) // HEADINGS


OUTER_IN: Final[list[int]] = [FIRST + place * HEADINGS + edge * 2 for place in range(len(PLACES)) for edge in range(4)]
"""By place * 4 + edge: the outer sleeper there, heading in; one more is heading out."""


def _inner(rails: int, edge: int) -> list[int]:
    """The headings after the outer sleeper of an edge, heading in (FRA-2.9)."""
    if rails == CROSSING:
        return [(edge + 2) % 4 * 2 + 1]
    elements = [element for element in range(6) if rails >> element & 1 and edge in ENDS[element]]
    return [8 + element * 2 + (1 if ENDS[element][1] == edge else 0) for element in elements]


_INNER: Final = {
    (rails, edge): _inner(rails, edge)
    for rails in sorted({rails for kind in RAILS for rails in kind})
    for edge in range(4)
}
_NOWHERE: Final[list[int]] = []


def _inside() -> list[list[int]]:
    table: list[list[int]] = [_NOWHERE] * (len(PLACES) * 256)
    for place in range(len(PLACES)):
        for (rails, edge), headings in _INNER.items():
            table[place * 256 + rails * 4 + edge] = [FIRST + place * HEADINGS + heading for heading in headings]
    return table


INSIDE: Final[list[list[int]]] = _inside()
"""By place * 256 + rails * 4 + edge: the next positions after the outer sleeper of that edge, heading in."""

OUTWARD: Final[list[int]] = [0] * 8 + [ENDS[(h - 8) >> 1][1 - (h & 1)] * 2 + 1 for h in range(8, HEADINGS)]
"""By middle heading: the outer heading that follows it."""

SINGLE: Final[list[list[int]]] = [[position] for position in range(len(POSITIONS))]
"""Lists of one position, shared."""

OVERS: Final[list[int]] = [
    0
    if rails in (CROSSING, 0)
    else sum(
        1 << kind
        for kind in range(len(KINDS))
        if kind != CROSSING_KIND and any(turned != rails and turned & rails == rails for turned in RAILS[kind])
    )
    for rails in range(64)
]
"""By elements: the kinds that can be laid on top (bits; FRA-5.2.2 to FRA-5.2.4)."""

ON_TOP: Final[list[list[int]]] = [
    [r for r in DISTINCT[kind] if RAILS[kind][r] != rails and RAILS[kind][r] & rails == rails]
    for kind in range(len(KINDS))
    for rails in range(64)
]
"""By kind * 64 + elements: the rotations that keep every rail and add one."""

JOINING: Final[list[list[int]]] = [
    [r for r in DISTINCT[kind] if USED[RAILS[kind][r]] & edges] for kind in range(len(KINDS)) for edges in range(16)
]
"""By kind * 16 + edges (bits) where a rail or a station meets the place: the rotations that join it (FRA-5.1.3)."""
