"""How the seats stand: expected final money, expected wins."""

from math import exp
from typing import TYPE_CHECKING, Final

from stellwerk.games.kraftwagen.board import (
    AWARD_POINTS,
    BUGATTI,
    DIESEL,
    ENGINE,
    LAP_BONUS,
    LEVELS,
    OFFER_MARKERS,
    PLACE_POINTS,
    PORSCHE,
    ROUNDS,
    WORKER,
)
from stellwerk.games.kraftwagen.evaluation.pending import POINT, pending
from stellwerk.games.kraftwagen.evaluation.prospect import expected_sales, progress
from stellwerk.games.kraftwagen.rules.phases import OVER
from stellwerk.games.kraftwagen.rules.race import distance, race_order

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State

CALM: Final[float] = 1.5  # money that makes a difference at the end
STORM: Final[float] = 1.0  # more of it per round to come
TEMPO: Final[float] = 0.75  # what a place farther back in the chain is worth
HANDS: Final[list[float]] = [0.0, 1.6, 2.9, 4.0, 4.9, 5.6, 6.2, 6.7, 7.1, 7.4, 7.6, 7.8, 7.9]
"""By workers in the canteen: their worth."""
POWER: Final[float] = 1.1  # a space of a Grand Prix action, per round to come
READY: Final[float] = 1.5  # a body and an engine that make a car
PART: Final[float] = 0.5  # per value of a part in a workshop
NEAR: Final[list[float]] = [0.0, 0.45, 0.15]
"""By what is missing for an award: the share of its points that it is worth."""


def evaluate(state: "State") -> list[float]:
    """How the seats stand, adding up to 1; exact when the game is over."""
    if state.phase == OVER:
        return won(state)
    far = progress(state)
    left = ROUNDS - state.round + 1.0 - far
    money = expected_money(state, far, left)
    scale = CALM + STORM * left
    top = max(money)
    weights = [exp((value - top) / scale) for value in money]
    total = sum(weights)
    return [weight / total for weight in weights]


def won(state: "State") -> list[float]:
    """1 for the winner, shared by those who share the place (KW-11.1, KW-11.2)."""
    ranks = [
        state.money(seat) * 10000 + state.sold[seat] * 100 + state.canteen[seat] for seat in range(state.setting.seats)
    ]
    best = max(ranks)
    winners = ranks.count(best)
    return [1.0 / winners if rank == best else 0.0 for rank in ranks]


def expected_money(state: "State", far: float, left: float) -> list[float]:
    """By seat: money so far, and what factory, market, race and chain promise."""
    money = expected_sales(state, state.market)
    add_race(state, far, left, money)
    soon = min(1.0, 2.5 * left)
    tiles = 0
    for item in state.chain:
        if item < WORKER:
            tiles += 1
        else:
            money[item - WORKER] -= TEMPO * soon * tiles
    if state.steps:
        money[state.mover] += pending(state, left)
    for seat in range(state.setting.seats):
        money[seat] += state.money(seat) + factory(state, seat, left, soon) + awards(state, seat, left)
    return money


def add_race(state: "State", far: float, left: float, money: list[float]) -> None:
    """Places as they stand, laps, and how far the engines carry (KW-7.1, KW-7.4)."""
    order = race_order(state)
    for place in range(min(len(order), len(PLACE_POINTS))):
        if order[place] >= 0:
            money[order[place]] += PLACE_POINTS[place] * (0.45 + 0.5 * far)
    for seat in range(state.setting.seats):
        money[seat] += LAP_BONUS[state.laps[seat]] + state.position[seat] * 0.12 * (1.0 - far)
        money[seat] += POWER * min(7, distance(state, seat)) * left


def factory(state: "State", seat: int, left: float, soon: float) -> float:
    """Research, workers, parts and engineers."""
    points = min(LEVELS, state.body[seat]) + min(LEVELS, state.engine[seat])
    worth = POINT * points * max(0.0, left - 0.1)
    worth += HANDS[state.canteen[seat]] * soon
    worth += 1.2 * soon * min(2, len(state.idle[seat]))
    markers = state.markers[seat]
    if markers:
        worth += 2.2 * soon * (markers & OFFER_MARKERS).bit_count()
        worth += soon * (1.0 * (markers >> DIESEL & 1) + 2.0 * (markers >> PORSCHE & 1))
        worth += 0.3 * left * (markers >> BUGATTI & 1)
    return worth + soon * parts(state.halls[seat], state.canteen[seat])


def parts(hall: list[int], canteen: int) -> float:
    """Parts in workshops: values, and whether they make a car."""
    body = 0
    engine = 0
    rest = 0.0
    for part in hall:
        value = part % ENGINE + 1
        if part >= ENGINE:
            rest += min(value, engine)
            engine = max(engine, value)
        else:
            rest += min(value, body)
            body = max(body, value)
    worth = PART * (body + engine) + 0.25 * rest
    if body and engine:
        worth += READY if canteen else 0.5 * READY
    return worth


def awards(state: "State", seat: int, left: float) -> float:
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
