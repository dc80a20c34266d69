"""What a persona believes about a card (section 17): errors in kilometres, belief over the quarters of the board."""

from functools import cache
from math import cos, exp, hypot, radians
from random import Random
from typing import Final

from msgspec import Struct

from stellwerk.games.minden.board import BLOCK_OF, DECK, QUARTER_OF, SIDE_OF, SQUARE_OF, STONES, tip_code
from stellwerk.games.minden.data import BOARDS, DECKS, GRIDS
from stellwerk.games.minden.data_types import CardData

SKILLS: Final[dict[str, float]] = {"casual": 2.0, "good": 1.0, "expert": 0.5}
"""By persona: the factor of its errors."""
HOMES: Final[dict[str, tuple[float, float]]] = {
    "casual": (8.81, 53.08),
    "good": (8.68, 50.12),
    "expert": (11.63, 52.13),
}
"""By persona: the longitude and latitude of its home town."""
ERROR_KM: Final[dict[int, float]] = {5: 10, 4: 20, 3: 38, 2: 65, 1: 100}  # by fame
LANDSCAPE_KM: Final = 12.0
UNKNOWN_KM: Final = 230.0
UNKNOWN: Final = 0.06  # chance that a place is not known at all, times skill, times 5 - fame
REACH_KM: Final = 600.0  # beyond it a place is as foreign as can be
LEAST_LAND: Final = 0.02
KM: Final = 111.2  # of a degree of latitude


class Guess(Struct, frozen=True):
    """The best tip of one set of stones, and how likely a persona thinks it is."""

    tip: int
    stones: int
    chance: float


@cache
def guesses(persona: str, deck: str, card: int, person: str = "") -> tuple[Guess, ...]:
    """For each of the 15 sets of stones the best tip, by what this persona believes, or another person like it."""
    belief = _belief(persona, deck, card, person)
    return tuple(_best(deck, belief, kinds) for kinds in range(1, 16))


@cache
def remembered(deck: str, card: int) -> tuple[Guess, ...]:
    """The same for somebody who has seen the back of the card."""
    truth = DECK[deck].solution[card]
    belief = [1.0 if cell == truth else 0.0 for cell in DECK[deck].cells]
    return tuple(_best(deck, belief, kinds) for kinds in range(1, 16))


def _best(deck: str, belief: list[float], kinds: int) -> Guess:
    """Add up the belief over the quarters that a tip with stones of these kinds (bits a to d) cannot tell apart."""
    found: dict[int, float] = {}
    for cell, weight in zip(DECK[deck].cells, belief, strict=True):
        tip = tip_code(
            SIDE_OF[cell] if kinds & 1 else 0,
            BLOCK_OF[cell] if kinds & 2 else 0,
            SQUARE_OF[cell] if kinds & 4 else 0,
            QUARTER_OF[cell] if kinds & 8 else 0,
        )
        found[tip] = found.get(tip, 0.0) + weight
    tip = max(found, key=lambda tip: (found[tip], -tip))
    return Guess(tip, STONES[tip], found[tip])


def _belief(persona: str, deck: str, card: int, person: str) -> list[float]:
    """By quarter of the board: how likely the place lies there."""
    place = DECKS[deck].cards[card]
    random = Random(f"{persona}{person}/{deck}/{place.id}")
    error = _error_km(persona, deck, place, random)
    lon = place.lon + random.gauss(0, error) / (KM * cos(radians(place.lat)))
    lat = place.lat + random.gauss(0, error) / KM
    weights = []
    for cell in BOARDS[deck].quarter_cells:
        width, height = (
            _km((cell.lon_min, cell.center[1]), (cell.lon_max, cell.center[1])),
            KM * (cell.lat_max - cell.lat_min),
        )
        variance = error**2 + (width**2 + height**2) / 24
        distance = _km((lon, lat), cell.center)
        known = cell.land_share if cell.land_share >= LEAST_LAND else 0.0
        weights.append((known + 1e-9) * exp(-min(distance**2 / (2 * variance), 600.0)))
    total = sum(weights)
    return [weight / total for weight in weights]


def _error_km(persona: str, deck: str, place: CardData, random: Random) -> float:
    """The standard deviation of the error: by fame, kind and distance from home; on a larger grid larger."""
    skill, scale = SKILLS[persona], grid_scale(deck)
    if random.random() < UNKNOWN * skill * (5 - place.fame):
        return UNKNOWN_KM * scale
    error = ERROR_KM[place.fame] + (LANDSCAPE_KM if place.kind == "landscape" else 0.0)
    away = _km(HOMES[persona], (place.lon, place.lat)) / (REACH_KM * scale)
    return error * skill * scale * (0.75 + 0.5 * min(away, 1.0))


def grid_scale(deck: str) -> float:
    """How much wider the squares of a deck are than those of Germany."""
    widths = [GRIDS[name].columns_lon[1] - GRIDS[name].columns_lon[0] for name in (deck, "germany")]
    return widths[0] / widths[1]


def _km(one: tuple[float, float], two: tuple[float, float]) -> float:
    """The distance of two places, on a flat map."""
    middle = radians((one[1] + two[1]) / 2)
    return hypot((one[0] - two[0]) * cos(middle), one[1] - two[1]) * KM
