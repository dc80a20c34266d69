"""What a seat may see of Finden Sie Minden: every field that goes out is named here.

Nothing here tells where a card lies before it is evaluated (MIN-4.8): `solution`, `lon`, `lat`, `state` and `fact`
stand in Evaluated and Visit alone, and those are made from finished evaluations only.

Targets that offers name (`kind:id`):
  card:<card id>      a card of the display (choose)
  pile:top            the top card of the pile (swap)
  hand:<seat>         the card in front of a seat (keep)
  side:<W|E>          stone a on the tip card, or that half of the map     } values of the form of a tip
  block:<N|M|S>       stone b, or that block of the map                    }
  number:<1..15>      stone c on the tip card                              }
  square:<N12>        stone c on the map, id as in board.json; the squares of the number in all three blocks name it }
  quarter:<a..d>      stone d                                              }
Beside them a board may draw `cell:<N12c>` (quarter cells of board.json), `space:<0..83>` (track), `pawn:<seat>`.

The pin (the cone that a player sets, MIN-6.2) is no decision: a client sends it as the note of the tip,
`pin:<lon>:<lat>` in degrees (`pin:8.91:52.29`). `seen` hands it out once the tip is revealed. Distances follow from the
pin and the coordinates of the place.
"""

from typing import TYPE_CHECKING

from msgspec import Struct

from stellwerk.games.minden.actions import FIELDS
from stellwerk.games.minden.board import BLOCK_OF, COLOURS, KEEP, QUARTER_OF, SIDE_OF, SQUARE_OF, STONES
from stellwerk.games.minden.data import DECKS
from stellwerk.kernel.message import Message
from stellwerk.kernel.view import Insights, View

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


class PlaceCard(Struct, frozen=True):
    """The task side of a card: all that is known before its evaluation."""

    id: str
    name: Message  # card-<id>
    colour: str  # yellow, orange, green, blue
    keep: int  # stones needed to keep it (MIN-7.1)


class Tip(Struct, frozen=True):
    """The stones on a tip card; None = no stone of this kind. A solution has all four."""

    side: str | None  # W, E
    block: str | None  # N, M, S
    square: int | None  # 1 to 15
    quarter: str | None  # a, b, c, d
    stones: int
    text: str  # as in the notation: W:N:12:c, - for no stone


class MindenSeat(Struct, frozen=True):
    """What lies before a seat."""

    position: int  # space of the pawn, 0 = Start
    chips: int  # swap chips left
    card: PlaceCard | None  # the card of this round, once chosen
    tipped: bool  # has confirmed the tip of this round (public, MIN-5.10)
    tip: Tip | None  # of this round: the own one, once confirmed; those of the others stay hidden
    kept: list[int]  # cards kept, by colour in scoring order
    kept_cards: list[PlaceCard]  # the same, one by one


class Evaluated(Struct, frozen=True):
    """One player's evaluation: the small show (MIN-6.2 to MIN-7.2)."""

    seat: int
    card: PlaceCard
    tip: Tip
    marker: tuple[float, float] | None  # where the cone stands without a pin: lon, lat; None = off the board
    solution: Tip
    right: list[bool | None]  # by stone a to d; None = not placed
    success: bool  # stones were placed and all of them are right
    start: int  # space of the pawn before
    end: int  # and after
    skipped: list[int]  # occupied spaces that were not counted (MIN-6.5)
    kept: bool
    lon: float
    lat: float
    state: str  # Land (BW, BY ...) or country (FR, IT ...)
    fact: dict[str, str]  # by language


class Visit(Struct, frozen=True):
    """A place evaluated earlier in this game; it stays on the map."""

    round: int
    seat: int
    card: PlaceCard
    tip: Tip
    solution: Tip
    success: bool
    kept: bool
    lon: float
    lat: float
    fact: dict[str, str] | None  # by language; only when the game is over, for the page of its places


class Award(Struct, frozen=True):
    """A move of the final scoring (section 10)."""

    colour: str
    seat: int
    steps: int  # 5, or 2 in a tie
    start: int
    end: int
    skipped: list[int]


class MindenView(View, frozen=True, kw_only=True):
    """The table of Finden Sie Minden as one seat sees it. `phase` is choose, swap, tip or over; `turn` is the round.

    Lists by colour follow the scoring order: yellow, orange, green, blue.
    """

    deck: str  # germany, europe: names the files board*.json and map*.json
    zone: int  # first space of the final zone (MIN-9.1)
    order: list[int]  # the seats of this round from the rear (MIN-4.1)
    start_order: list[int]  # orders pawns on Start, rearmost first (MIN-3.5)
    seats: list[MindenSeat]
    display: list[PlaceCard]  # cards not yet chosen this round
    top: PlaceCard | None  # of the pile; None = empty, or hidden (closed_pile)
    pile: int  # cards in the pile
    box: int  # cards out of the game
    last: list[Evaluated]  # the latest evaluation, in its order; empty in the first round
    places: list[Visit]  # all evaluated places of this game, in order
    awards: list[Award]  # the final scoring, when the game is over
    ending: bool  # a pawn has reached the final zone (MIN-9.1)


class Majority(Struct, frozen=True):
    """Who would advance for a colour if the final scoring came now."""

    colour: str
    most: int  # cards
    seats: list[int]  # who has the most, from the rear; empty = nobody has a card (MIN-10.6)
    steps: int  # 5 alone, 2 in a tie, 0


class Prize(Struct, frozen=True):
    """What so many stones would bring if all of them are right."""

    stones: int
    space: int  # where the pawn would land, as the pawns stand now
    skipped: list[int]
    keep: bool  # the card would be kept
    zone: bool  # the pawn would reach the final zone


class MindenInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Finden Sie Minden."""

    majorities: list[Majority]  # by colour
    projected: list[int]  # by seat: its space if the final scoring came now
    places: list[int]  # by seat: its place then
    prizes: list[Prize]  # by number of stones, 0 to 4, for the own card; empty without one
    rounds_left: int  # that the pile suffices for, swaps aside (MIN-4.3)
