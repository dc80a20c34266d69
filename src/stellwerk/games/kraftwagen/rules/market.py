"""Buyers come, cars are offered, changed by Diesel or sold early (KW-4.5, KW-5, KW-6.9, KW-V1.8)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    COPIES,
    DIESEL,
    ENGINE,
    FROM_BUYERS,
    FROM_EXTRA,
    OFFER_MARKERS,
    ON_OFFER,
    PRICES,
    SOURCES,
)
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.awards import look_for_awards
from stellwerk.games.kraftwagen.rules.cars import BODY, FREE, MARKER, PRICE, SEAT, WORKERS, half, new_car
from stellwerk.games.kraftwagen.rules.cars import ENGINE as CAR_ENGINE
from stellwerk.games.kraftwagen.rules.parts import give_back
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def stacks(state: "State") -> int:
    """The preferences (bits) with a buyer left (KW-4.5)."""
    mask = 0
    for preference in range(len(COPIES)):
        if state.buyers.count(preference) < COPIES[preference]:
            mask |= 1 << preference
    return mask


def place_buyer(state: "State", preference: int, journal: Journal | None) -> None:
    """A buyer comes to the next free space, the white markers to the mover (KW-4.5, KW-4.5a)."""
    money = state.white[preference]
    state.buyers = [*state.buyers, preference]
    white = state.white[:]
    white[preference] = 0
    state.white = white
    state.income[state.mover * SOURCES + FROM_BUYERS] += money
    if journal is not None:
        facts.buyer(state, preference, money, journal)


def move_token(state: "State", journal: Journal | None) -> None:
    """All spaces are occupied: the marker token moves down (KW-4.5b), on 0 it stays (KW-4.5c)."""
    if state.track > 0:
        state.track -= 1
    if journal is not None:
        facts.token(state, journal)


def can_swap(state: "State") -> bool:
    """Whether Diesel has an own car without a marker and an engine (KW-6.9)."""
    seat = state.mover
    if not state.markers[seat] >> DIESEL & 1 or not state.halls[seat] or state.halls[seat][-1] < ENGINE:
        return False
    return any(bool(car) and car[SEAT] == seat and car[MARKER] < 0 for car in state.market)


def swap_engine(state: "State", slot: int, value: int, journal: Journal | None) -> None:
    """Diesel's engine for the one of a car in the market (KW-6.9)."""
    seat = state.mover
    old = state.market[slot]
    hall = state.halls[seat][:]
    hall.remove(ENGINE + value - 1)
    state.halls[seat] = hall
    give_back(state, ENGINE + old[CAR_ENGINE] - 1)
    market = state.market[:]
    market[slot] = new_car(seat, old[BODY], value, old[WORKERS], old[PRICE], DIESEL)
    state.market = market
    use_marker(state, DIESEL)
    if journal is not None:
        facts.swapped(state, slot, old[CAR_ENGINE], journal)


def use_marker(state: "State", marker: int) -> None:
    """An engineer marker of the mover is used up."""
    markers = state.markers[:]
    markers[state.mover] ^= 1 << marker
    state.markers = markers


def can_offer(state: "State") -> bool:
    """Body and engine in workshops, a worker in the canteen, a price marker left (KW-5.2)."""
    hall = state.halls[state.mover]
    if len(hall) < 2 or hall[0] >= ENGINE or hall[-1] < ENGINE:
        return False
    return state.canteen[state.mover] > 0 and state.prices > 0


def offer_markers(state: "State", seat: int) -> int:
    """Own markers (bits) that can be added to an offer (KW-5.4)."""
    return state.markers[seat] & OFFER_MARKERS


def place_car(state: "State", marker: int, journal: Journal | None) -> None:
    """The offer is complete: everything moves to the lowest free space (KW-5.5, KW-5.8a)."""
    seat = state.mover
    body, engine, workers, price = state.draft
    hall = state.halls[seat][:]
    hall.remove(body - 1)
    hall.remove(ENGINE + engine - 1)
    state.halls[seat] = hall
    state.canteen[seat] -= workers
    state.prices ^= 1 << PRICES[state.round - 1].index(price)
    if marker >= 0:
        use_marker(state, marker)
    slot = 0
    while state.market[slot]:
        slot += 1
    market = state.market[:]
    market[slot] = new_car(seat, body, engine, workers, price, marker)
    state.market = market
    state.draft = FREE
    if journal is not None:
        facts.offered(state, slot, journal)
    look_for_awards(state, ON_OFFER, workers, body + engine, journal)


def sell_early(state: "State", slot: int, journal: Journal | None) -> None:
    """An own car leaves the market for half its price (KW-V1.8)."""
    car = state.market[slot]
    state.income[state.mover * SOURCES + FROM_EXTRA] += half(car[PRICE])
    if journal is not None:
        facts.sold_early(state, slot, journal)
    market = state.market[:]
    market[slot] = FREE
    state.market = market
    scrap(state, car)


def scrap(state: "State", car: list[int]) -> None:
    """The parts of a car to the general supply, its workers to their owner's (KW-7.13)."""
    give_back(state, car[BODY] - 1)
    give_back(state, ENGINE + car[CAR_ENGINE] - 1)
    state.supply[car[SEAT]] += car[WORKERS]
