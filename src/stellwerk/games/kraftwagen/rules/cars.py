"""A car of the market as a list of ints that is never changed: what it is, and how buyers rank it."""

from typing import Final

from stellwerk.games.kraftwagen.board import (
    BUY_PRICE,
    MARKER_BODY,
    MARKER_ENGINE,
    MARKER_PRESTIGE,
    MARKER_PRICE,
)

SEAT: Final[int] = 0
BODY: Final[int] = 1
ENGINE: Final[int] = 2
WORKERS: Final[int] = 3
PRICE: Final[int] = 4
MARKER: Final[int] = 5  # engineer, or -1
RANK: Final[int] = 6  # + preference: the highest is bought
FREE: Final[list[int]] = []
"""A space of the market without a car."""


def counted(car: list[int], preference: int) -> int:
    """What a buyer of this preference compares: the marker counts (KW-7.6), a price never below 0 (KW-7.8)."""
    marker = car[MARKER]
    value = car[BODY + preference]
    if marker < 0:
        return value
    if preference == 0:
        return value + MARKER_BODY[marker]
    if preference == 1:
        return value + MARKER_ENGINE[marker]
    if preference == BUY_PRICE:
        return max(0, value + MARKER_PRICE[marker])
    return value + MARKER_PRESTIGE[marker]


def new_car(seat: int, body: int, engine: int, workers: int, price: int, marker: int) -> list[int]:
    """A car with its ranks: the measure first, then the lower compared price, then the lower printed one (KW-7.7)."""
    car = [seat, body, engine, workers, price, marker]
    cheap = 1023 - counted(car, BUY_PRICE) * 32 - price
    ranks = [counted(car, 0) * 1024 + cheap, counted(car, 1) * 1024 + cheap, counted(car, 2) * 1024 + cheap, cheap]
    return car + ranks


def bought(market: list[list[int]], sold: int, preference: int) -> int:
    """The slot of the car that a buyer takes of those not sold yet (bits), or -1 (KW-7.6, KW-7.9)."""
    best = -1
    found = -1
    at = RANK + preference
    for slot in range(len(market)):
        car = market[slot]
        if car and not sold >> slot & 1 and car[at] > best:
            best = car[at]
            found = slot
    return found


def takings(car: list[int], preference: int) -> int:
    """What the seller receives: the printed price (KW-7.10), twice from a Price buyer (KW-7.11)."""
    return car[PRICE] * 2 if preference == BUY_PRICE else car[PRICE]


def half(price: int) -> int:
    """Half a price, rounded up (KW-7.12, KW-V1.8)."""
    return (price + 1) // 2
