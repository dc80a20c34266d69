"""Which cards are worth laying: those that shorten the ways of the own train and freight."""

from typing import Final

from stellwerk.games.fracht.board import (
    ACTION,
    COUPLE,
    ENDS,
    FIRST,
    HEADINGS,
    KIND,
    OUTWARD,
    PLACES,
    RAILS,
    STATIONS,
    UNCOUPLE,
    VALUE,
)
from stellwerk.games.fracht.evaluation.chart import FAR, HALT, Chart, chart_of, prices_from, spread
from stellwerk.games.fracht.evaluation.worth import FUEL, SLEEPER
from stellwerk.games.fracht.rules.building import rotations, sites
from stellwerk.games.fracht.state import State

Build = tuple[float, int, int, int]
"""Worth, card, place, rotation."""

TRAIN: Final[float] = 1.0
HAND: Final[float] = 0.35


def builds(state: State, seat: int, most: int) -> list[Build]:
    """The cards, places and rotations that shorten the own ways most, less what the card is worth in the hand."""
    gains = shortcuts(state, seat)
    found: list[Build] = []
    for card in state.hands[seat]:
        free = sites(state, card)
        cost = SLEEPER * FUEL * VALUE[card] + 0.1 * ACTION[card]
        for place in state.setting.places:
            if free >> place & 1 and max(gains[place * 6 : place * 6 + 6]) > 0.0:
                for rotation in rotations(state, card, place):
                    rails = RAILS[KIND[card]][rotation] & ~state.rails[place]
                    gain = 0.0
                    for element in range(6):
                        if rails >> element & 1:
                            gain += gains[place * 6 + element]
                    if gain > 0.0:
                        found.append((gain - 0.5 * cost, card, place, rotation))
    found.sort(reverse=True)
    return found[:most]


def shortcuts(state: State, seat: int) -> list[float]:
    """By place * 6 + element: points that a rail there would save the own train and freight."""
    chart = chart_of(state)
    gains = [0.0] * (len(PLACES) * 6)
    prices = [FAR] * len(STATIONS)
    prices_from(state, chart, state.locos[seat], prices)
    halts = [FAR] * len(STATIONS)
    reached = reach(state, state.locos[seat], halts)
    weights = [0.0] * len(STATIONS)
    for card in state.trains[seat]:
        weights[UNCOUPLE[card]] = TRAIN
    for card in state.hands[seat]:
        weights[COUPLE[card]] = max(weights[COUPLE[card]], HAND)
    for station in range(len(STATIONS)):
        if weights[station] > 0.0:
            add_shortcuts(state, chart, reached, halts, prices, station, weights[station], gains)
    return gains


def reach(state: State, position: int, halts: list[int]) -> list[int]:
    """Prices from a position to every outer sleeper heading out."""
    if position < FIRST:
        halts[position] = 0
        return spread(state, [-1 - position], [0], halts)
    local = position - FIRST
    place = local // HEADINGS
    heading = local - place * HEADINGS
    if heading & 1 == 0 and heading < 8:
        starts = [place * 4 + edge for edge in range(4) if edge != heading >> 1]
        prices = [2 if passes(state.rails[place], heading >> 1, start - place * 4) else FAR for start in starts]
        return spread(state, starts, prices, halts)
    out = heading if heading < 8 else OUTWARD[heading]
    return spread(state, [place * 4 + (out >> 1)], [0 if heading < 8 else 1], halts)


def passes(rails: int, edge: int, other: int) -> bool:
    """Whether an element joins these edges."""
    return any(rails >> element & 1 and edge in ENDS[element] and other in ENDS[element] for element in range(6))


def add_shortcuts(
    state: State,
    chart: Chart,
    reached: list[int],
    halts: list[int],
    prices: list[int],
    station: int,
    weight: float,
    gains: list[float],
) -> None:
    """Compare the way to a station now with the way over each rail that is missing."""
    ways = chart.ways[station]
    for place in state.setting.places:
        rails = state.rails[place]
        for element in range(6):
            if rails >> element & 1:
                continue
            first, second = ENDS[element][0], ENDS[element][1]
            there = entry(state, reached, halts, place * 4 + first) + leave(
                state, chart, ways, station, place * 4 + second
            )
            back = entry(state, reached, halts, place * 4 + second) + leave(
                state, chart, ways, station, place * 4 + first
            )
            saved = prices[station] - 2 - min(there, back)
            if saved > 0:
                gains[place * 6 + element] += weight * SLEEPER * saved


def entry(state: State, reached: list[int], halts: list[int], node: int) -> int:
    """The price of standing at an outer sleeper heading in."""
    behind = state.setting.near[node]
    if behind < 0:
        return FAR
    if behind < FIRST:
        return halts[behind] + 1 + (HALT if halts[behind] else 0)
    local = behind - FIRST
    place = local // HEADINGS
    return reached[place * 4 + ((local - place * HEADINGS) >> 1)] + 1


def leave(state: State, chart: Chart, ways: list[int], station: int, node: int) -> int:
    """The price of the way to a station from an outer sleeper heading out."""
    behind = state.setting.near[node]
    if behind < 0:
        return FAR
    if behind < FIRST:
        return 1 if behind == station else 1 + HALT + chart.between[behind * len(STATIONS) + station]
    local = behind - FIRST
    place = local // HEADINGS
    return 1 + ways[place * 4 + ((local - place * HEADINGS) >> 1)]
