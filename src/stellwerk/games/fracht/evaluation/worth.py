"""What a seat may expect: points delivered, the train on a tour to its stations, the hand as fuel and freight."""

from typing import Final

from stellwerk.games.fracht.board import ACTION, COUPLE, STATIONS, UNCOUPLE, VALUE
from stellwerk.games.fracht.evaluation.chart import FAR, Chart, chart_of, prices_from
from stellwerk.games.fracht.rules.phases import MAIN, MOST_WAGONS, OVER
from stellwerk.games.fracht.state import State

SLEEPER: Final[float] = 0.3  # points that one sleeper of driving is worth
FUEL: Final[float] = 0.65  # how much of a card's sleepers is used well
WEAK: Final[float] = 0.5  # of the fuel that cannot pull the train as it is
FREIGHT: Final[float] = 0.35  # of what a hand card would bring as a wagon
LEAST: Final[float] = 0.15  # of a wagon's value, however far it must go
A_TURN: Final[float] = 7.0  # sleepers that a turn to come brings


def expectations(state: State) -> list[float]:
    """By seat: the points that it may expect at the end."""
    chart = chart_of(state)
    prices = [FAR] * len(STATIONS)
    flowing = state.height + len(state.discard)
    turns = flowing / state.setting.seats
    found: list[float] = []
    for seat in range(state.setting.seats):
        prices_from(state, chart, state.locos[seat], prices)
        now = seat == state.mover and state.phase != OVER
        fuel = hand_fuel(state, seat)
        horizon = 4.0 + A_TURN * turns + fuel
        worth = tour_worth(state.trains[seat], chart, prices, horizon)
        share = min(1.0, (turns + (2.0 if now else 0.5)) / 3.0)
        worth += share * hand_worth(state, seat, chart, prices, horizon, fuel)
        if now and state.phase == MAIN:
            worth += share * redraw_worth(state.hands[seat])
        for card in state.delivered[seat]:
            worth += VALUE[card]
        found.append(worth)
    return found


def tour_worth(train: list[int], chart: Chart, prices: list[int], horizon: float) -> float:
    """Deliver the wagons one station after another, the nearest first; what comes late may come too late."""
    if not train:
        return 0.0
    left = train
    costs = prices
    travelled = 0
    worth = 0.0
    offset = 0
    while left:
        best = FAR + 1
        station = -1
        for card in left:
            cost = costs[offset + UNCOUPLE[card]]
            if cost < best:
                best = cost
                station = UNCOUPLE[card]
        travelled += best
        load = 0
        for card in left:
            if UNCOUPLE[card] == station:
                load += VALUE[card]
        gain = max(load - SLEEPER * best, LEAST * load)
        worth += gain * in_time(travelled, horizon)
        left = [card for card in left if UNCOUPLE[card] != station]
        costs = chart.between
        offset = station * len(STATIONS)
    return worth


def in_time(travelled: int, horizon: float) -> float:
    """How likely a way of this price is finished before the end."""
    share = travelled / horizon
    return 1.0 / (1.0 + share * share * share * 2.0)


def hand_fuel(state: State, seat: int) -> float:
    """Sleepers that the hand is good for, with the train as it is."""
    length = len(state.trains[seat])
    fuel = 0.0
    for card in state.hands[seat]:
        fuel += VALUE[card] * (1.0 if ACTION[card] >= length else WEAK)
    return fuel * FUEL


def hand_worth(state: State, seat: int, chart: Chart, prices: list[int], horizon: float, fuel: float) -> float:
    """The hand as fuel, and its best cards as wagons to come."""
    worth = SLEEPER * fuel
    room = MOST_WAGONS - len(state.trains[seat])
    if room <= 0:
        return worth
    for card in state.hands[seat]:
        worth += FREIGHT * freight_worth(card, chart, prices, horizon)
    return worth


def freight_worth(card: int, chart: Chart, prices: list[int], horizon: float) -> float:
    """What a card would bring as a wagon beyond the driving that it costs."""
    way = prices[COUPLE[card]] + chart.between[COUPLE[card] * len(STATIONS) + UNCOUPLE[card]]
    gain = VALUE[card] * in_time(way, horizon) - SLEEPER * way * 0.7
    return gain if gain > 0.0 else 0.0


def redraw_worth(hand: list[int]) -> float:
    """The turn can still be ended with a redraw: what its cards would be worth."""
    best = 0.0
    for card in hand:
        gain = (ACTION[card] - VALUE[card] / 5.2) * NEW_CARD
        best = max(best, gain)
    return best


NEW_CARD: Final[float] = 5.2 * FUEL * SLEEPER + 0.3
"""What a card from the draw pile is worth on average."""
