"""What a position promises each seat, in figures: cars in the market, the race, the factory, the chain."""

from typing import Final

from stellwerk.games.kraftwagen.board import (
    AWARD_POINTS,
    ENGINE,
    LAP_BONUS,
    LEVELS,
    OFFER_MARKERS,
    PLACE_POINTS,
    WORKER,
)
from stellwerk.games.kraftwagen.evaluation.pending import pending
from stellwerk.games.kraftwagen.evaluation.prospect import expected_sales
from stellwerk.games.kraftwagen.rules.cars import PRICE, SEAT, bought, takings
from stellwerk.games.kraftwagen.rules.race import distance, race_order
from stellwerk.games.kraftwagen.state import State

NAMES: Final[list[str]] = [
    "sure_early", "sure_late", "later_early", "later_late", "cars_early", "cars_late", "unsold", "place", "laps",
    "position", "power", "tempo", "order", "mover", "pending", "body_to_come", "engine_to_come", "body", "engine",
    "hands", "canteen_to_come", "canteen", "idle", "markers", "engineers", "ready", "best_body", "best_engine",
    "rest", "awards",
]  # fmt: skip

HANDS: Final[list[float]] = [0.0, 1.6, 2.9, 4.0, 4.9, 5.6, 6.2, 6.7, 7.1, 7.4, 7.6, 7.8, 7.9]
"""By workers in the canteen: each further one is worth less."""
NEAR: Final[list[float]] = [0.0, 0.45, 0.15]
"""By what is missing for an award: the share of its points that it is worth."""


def figures(state: State, far: float, left: float) -> list[list[float]]:
    """By seat: the figures named in NAMES; `far` tells how far the round is, `left` how many rounds are to come."""
    soon = min(1.0, 2.5 * left)
    rows = market_rows(state, far)
    add_race(state, far, left, rows)
    add_chain(state, left, soon, rows)
    for seat in range(state.setting.seats):
        rows[seat] += factory_row(state, seat, left, soon)
        rows[seat] += hall_row(state.halls[seat], state.canteen[seat], soon)
        rows[seat].append(awards(state, seat, left))
    return rows


def market_rows(state: State, far: float) -> list[list[float]]:
    """What the buyers who are there would pay now, what later ones may pay, and cars as such."""
    seats = state.setting.seats
    market = state.market
    sure = [0.0] * seats
    cars = [0.0] * seats
    unsold = [0.0] * seats
    sold = 0
    for preference in state.buyers:
        slot = bought(market, sold, preference)
        if slot < 0:
            break
        sold |= 1 << slot
        sure[market[slot][SEAT]] += takings(market[slot], preference)
    for slot, car in enumerate(market):
        if car:
            cars[car[SEAT]] += 1.0
            if not sold >> slot & 1:
                unsold[car[SEAT]] += car[PRICE]
    early = 1.0 - far
    rows: list[list[float]] = []
    for seat, money in enumerate(expected_sales(state, market)):
        now = sure[seat]
        later = money - now
        row = [now * early, now * far, later * early, later * far, cars[seat] * early, cars[seat] * far]
        row.append(unsold[seat] * early)
        rows.append(row)
    return rows


def add_race(state: State, far: float, left: float, rows: list[list[float]]) -> None:
    """Places as they stand, laps, and how far the engines carry (KW-7.1, KW-7.4)."""
    order = race_order(state)
    places = [0.0] * state.setting.seats
    for place in range(min(len(order), len(PLACE_POINTS))):
        if order[place] >= 0:
            places[order[place]] = PLACE_POINTS[place] * far
    for seat in range(state.setting.seats):
        row = rows[seat]
        row.append(places[seat])
        row.append(float(LAP_BONUS[state.laps[seat]]))
        row.append(state.position[seat] * (1.0 - far))
        row.append(min(7, distance(state, seat)) * left)


def add_chain(state: State, left: float, soon: float, rows: list[list[float]]) -> None:
    """How far ahead in the chain the workers stand, who is to move, and what waits for the mover."""
    tiles = 0
    workers = 0
    for item in state.chain:
        if item < WORKER:
            tiles += 1
        else:
            rows[item - WORKER] += [soon * tiles, soon * workers]
            workers += 1
    waits = pending(state, left) if state.steps else 0.0
    for seat in range(state.setting.seats):
        rows[seat] += [soon, waits] if seat == state.mover else [0.0, 0.0]


def factory_row(state: State, seat: int, left: float, soon: float) -> list[float]:
    """Research, workers and engineers."""
    body = min(LEVELS, state.body[seat])
    engine = min(LEVELS, state.engine[seat])
    canteen = state.canteen[seat]
    return [
        body * left,
        engine * left,
        body * soon,
        engine * soon,
        HANDS[canteen] * soon,
        canteen * left,
        canteen * soon,
        min(2, len(state.idle[seat])) * soon,
        (state.markers[seat] & OFFER_MARKERS).bit_count() * soon,
        state.engineers[seat].bit_count() * left,
    ]


def hall_row(hall: list[int], canteen: int, soon: float) -> list[float]:
    """Parts in workshops: whether they make a car, the best of each kind, the others."""
    body = 0
    engine = 0
    rest = 0
    for part in hall:
        value = part % ENGINE + 1
        if part >= ENGINE:
            rest += min(value, engine)
            engine = max(engine, value)
        else:
            rest += min(value, body)
            body = max(body, value)
    ready = 0.0
    if body and engine:
        ready = soon if canteen else 0.5 * soon
    return [ready, body * soon, engine * soon, rest * soon]


def awards(state: State, seat: int, left: float) -> float:
    """Awards within reach (section 7)."""
    if not state.awards or left < 0.1:
        return 0.0
    lack_body = max(0, 4 - state.body[seat])
    lack_engine = max(0, 4 - state.engine[seat])
    lacks = [
        lack_body,
        lack_engine,
        lack_body + lack_engine,
        max(0, 6 - state.body[seat]),
        max(0, 6 - state.engine[seat]),
        max(0, 2 - state.engineers[seat].bit_count()),
        9,
        max(0, 2 - state.laps[seat]),
    ]
    worth = 0.0
    for award in range(len(lacks)):
        if lacks[award] < len(NEAR) and state.awards >> award & 1:
            worth += NEAR[lacks[award]] * AWARD_POINTS[award]
    return worth
