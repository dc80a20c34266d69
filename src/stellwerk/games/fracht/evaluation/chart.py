"""How far it is from station to station: rails that lie, and a price for those that are missing.

Standing at a place's outer sleeper heading out, after coming from a station, costs the same as the way back from
there heading in. So one search from every station tells the way to it from everywhere.
"""

from typing import Final

from stellwerk.games.fracht.board import CROSSING, ENDS, FIRST, HEADINGS, OUTWARD, OVERS, PLACES, STATIONS
from stellwerk.games.fracht.state import State

FAR: Final[int] = 60  # as good as never
MISSING: Final[int] = 6  # a place still to be built, beside its sleepers
ADDING: Final[int] = 11  # a rail still to be added by over-building
CHECKED: Final[int] = 2  # a crossing, for what the check may cost
HALT: Final[int] = 1  # going on from a station takes another card
MOST_CHARTS: Final[int] = 2000  # that are remembered, a few kilobytes each


def _element(edge: int, other: int) -> int:
    return next(bit for bit in range(6) if set(ENDS[bit]) == {edge, other})


ELEMENT: Final[list[int]] = [
    1 << _element(edge, other) if edge != other else 0 for edge in range(4) for other in range(4)
]
"""By edge * 4 + edge: the element between them as a bit."""


def _passing(rails: int, edge: int, other: int) -> int:
    """Steps from the outer sleeper of an edge to that of another, with the price of what is missing."""
    if edge == other:
        return FAR
    if rails == CROSSING:
        return 1 + CHECKED if (edge + other) % 2 == 0 else FAR
    if rails == 0:
        return 2 + MISSING
    if rails & ELEMENT[edge * 4 + other]:
        return 2
    return 2 + ADDING if OVERS[rails] else FAR


PASSING: Final[list[int]] = [
    _passing(rails, edge, other) for rails in range(64) for edge in range(4) for other in range(4)
]
"""By rails * 16 + edge * 4 + edge: the price of passing through."""


class Chart:
    """The ways on one field."""

    __slots__ = ("between", "ways")

    def __init__(self) -> None:
        self.ways: list[list[int]] = []  # by station: price from every outer sleeper, heading in, by place * 4 + edge
        self.between: list[int] = []  # by station * 10 + station


def chart_of(state: State) -> Chart:
    """The chart of the field, made once for every field: a search meets the same ones again and again."""
    known = state.chart
    if known is None:
        charts = state.setting.charts
        rails = tuple(state.rails)
        known = charts.get(rails)
        if known is None:
            if len(charts) >= MOST_CHARTS:
                charts.clear()
            known = charts[rails] = drawn(state)
        state.chart = known
    return known


def drawn(state: State) -> Chart:
    """A new chart of the field."""
    chart = Chart()
    for station in range(len(STATIONS)):
        halts = [FAR] * len(STATIONS)
        halts[station] = 0
        chart.ways.append(spread(state, [-1 - station], [0], halts))
        chart.between += halts
    return chart


def spread(state: State, starts: list[int], prices: list[int], halts: list[int]) -> list[int]:
    """Prices of standing at every outer sleeper heading out; those of the stations are put into `halts`.

    A start is the sleeper `place * 4 + edge` heading out, or `-1 - station`.
    """
    ways = [FAR] * (len(PLACES) * 4)
    waiting: list[list[int]] = [[] for _ in range(FAR + 1)]
    for at in range(len(starts)):
        waiting[prices[at]].append(starts[at])
        if starts[at] >= 0:
            ways[starts[at]] = prices[at]
    near, at_station = state.setting.near, state.setting.at_station
    for price in range(FAR):
        for node in waiting[price]:
            if node < 0:
                station = -1 - node
                if halts[station] < price:
                    continue
                step = price + 1 + (HALT if price else 0)
                for edge in range(4):
                    enter(state, at_station[station * 4 + edge], step, ways, waiting)
            elif ways[node] == price:
                behind = near[node]
                if behind >= FIRST:
                    enter(state, behind, price + 1, ways, waiting)
                elif behind >= 0 and price + 1 < halts[behind]:
                    halts[behind] = price + 1
                    waiting[price + 1].append(-1 - behind)
    return ways


def enter(state: State, behind: int, price: int, ways: list[int], waiting: list[list[int]]) -> None:
    """Go on from an outer sleeper, heading in, to the other edges of its place."""
    if behind < 0:
        return
    local = behind - FIRST
    place = local // HEADINGS
    edge = (local - place * HEADINGS) >> 1
    base = state.rails[place] * 16 + edge * 4
    for other in range(4):
        total = price + PASSING[base + other]
        if total < FAR and total < ways[place * 4 + other]:
            ways[place * 4 + other] = total
            waiting[total].append(place * 4 + other)


def prices_from(state: State, chart: Chart, position: int, prices: list[int]) -> None:
    """By station: the price of the way from a position."""
    if position < FIRST:
        base = position * len(STATIONS)
        for station in range(len(STATIONS)):
            prices[station] = chart.between[base + station]
        return
    local = position - FIRST
    place = local // HEADINGS
    heading = local - place * HEADINGS
    steps = 0
    if heading >= 8:
        heading = OUTWARD[heading]
        steps = 1
    if heading & 1 == 0:
        node = place * 4 + (heading >> 1)
        for station in range(len(STATIONS)):
            prices[station] = chart.ways[station][node]
        return
    behind = state.setting.near[place * 4 + (heading >> 1)]
    if behind >= FIRST:
        local = behind - FIRST
        other = local // HEADINGS
        node = other * 4 + ((local - other * HEADINGS) >> 1)
        for station in range(len(STATIONS)):
            prices[station] = min(FAR, steps + 1 + chart.ways[station][node])
        return
    for station in range(len(STATIONS)):
        reach = (
            FAR if behind < 0 else 0 if behind == station else HALT + chart.between[behind * len(STATIONS) + station]
        )
        prices[station] = min(FAR, steps + 1 + reach)
