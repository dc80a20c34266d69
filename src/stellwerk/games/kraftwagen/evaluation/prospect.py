"""What the cars in the market will probably bring: the buyers that are there, and those that may still come."""

from typing import Final

from stellwerk.games.kraftwagen.board import BOSCH, BUYERS, TRACK_START
from stellwerk.games.kraftwagen.rules.cars import MARKER, PRICE, SEAT, bought, half, takings
from stellwerk.games.kraftwagen.rules.market import stacks
from stellwerk.games.kraftwagen.state import State

FIRST_COMES: Final[float] = 0.75  # chance that one more buyer comes before the scoring
MORE_COME: Final[float] = 0.15  # more of it for every further free space
RISK: Final[float] = 0.07  # chance that a car offered later takes the buyer away, per free space of the market


def progress(state: State) -> float:
    """How far the turn phase is, from 0 to 1: cars in the market, or steps of the buyer track."""
    spaces = len(state.market)
    cars = 0
    for car in state.market:
        if car:
            cars += 1
    start = TRACK_START[state.setting.seats]
    steps = state.setting.slots + start
    done = len(state.buyers) + start - state.track
    return max(cars / spaces, done / steps)


def expected_sales(state: State, market: list[list[int]]) -> list[float]:
    """By seat: the money that these cars will probably bring."""
    money = [0.0] * state.setting.seats
    free = 0
    for car in market:
        if not car:
            free += 1
    sure = 1.0 - RISK * free
    sold = 0
    for preference in state.buyers:
        slot = bought(market, sold, preference)
        if slot < 0:
            return money
        sold |= 1 << slot
        money[market[slot][SEAT]] += sure * takings(market[slot], preference)
    places = state.setting.slots - len(state.buyers)
    if places > 0:
        add_later_buyers(state, market, sold, places, sure, money)
    for slot, car in enumerate(market):
        if car and car[MARKER] == BOSCH and not sold >> slot & 1:
            money[car[SEAT]] += 0.5 * half(car[PRICE])
    return money


def add_later_buyers(
    state: State, market: list[list[int]], sold: int, places: int, sure: float, money: list[float]
) -> None:
    """Every preference still in stock may come next; the chance is shared evenly."""
    left = stacks(state)
    chance = min(1.6, FIRST_COMES + MORE_COME * places) * sure / max(1, left.bit_count())
    for preference in range(len(BUYERS)):
        if left >> preference & 1:
            slot = bought(market, sold, preference)
            if slot < 0:
                return
            money[market[slot][SEAT]] += chance * takings(market[slot], preference)
            if places > 1:
                further = bought(market, sold | 1 << slot, preference)
                if further >= 0:
                    money[market[further][SEAT]] += 0.4 * chance * takings(market[further], preference)
