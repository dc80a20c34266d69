"""Sales as they stand: who would buy what now, and what a car that is being put together would bring."""

from collections.abc import Iterator
from typing import NamedTuple

from stellwerk.games.kraftwagen.actions import ACTIONS, MARKER_NONE, OFFER_MARKER, PASS
from stellwerk.games.kraftwagen.board import (
    AWARD_POINTS,
    BOSCH,
    BUY_PRICE,
    BUYERS,
    ENGINE,
    ENGINEER_IDS,
    ON_OFFER,
    PRICES,
    TRIGGERED,
)
from stellwerk.games.kraftwagen.overlays import KraftwagenForecast, KraftwagenSale
from stellwerk.games.kraftwagen.rules.awards import fulfilled
from stellwerk.games.kraftwagen.rules.cars import (
    BODY,
    MARKER,
    PRICE,
    SEAT,
    WORKERS,
    bought,
    counted,
    half,
    new_car,
    takings,
)
from stellwerk.games.kraftwagen.rules.cars import ENGINE as CAR_ENGINE
from stellwerk.games.kraftwagen.rules.market import offer_markers, stacks
from stellwerk.games.kraftwagen.rules.phases import WHICH_BODY, WHICH_MARKER
from stellwerk.games.kraftwagen.state import State

Purchase = tuple[int, int]
"""A preference and the index of the car in the market, -1 for none."""


def purchases(market: list[list[int]], buyers: list[int]) -> list[Purchase]:
    """What the buyers would take in their order (KW-7.6 to KW-7.9)."""
    found: list[Purchase] = []
    sold = 0
    for preference in buyers:
        slot = bought(market, sold, preference)
        if slot >= 0:
            sold |= 1 << slot
        found.append((preference, slot))
    return found


def market_with_draft(state: State) -> list[list[int]]:
    """The cars in the market, and the car of a complete draft behind them."""
    if len(state.draft) < 4:
        return state.market
    body, engine, workers, price = state.draft
    return [*state.market, new_car(state.mover, body, engine, workers, price, -1)]


def sales(state: State) -> list[KraftwagenSale]:
    """The active buyers in order, each with the car he would buy."""
    return _sales(state, market_with_draft(state))


def _sales(state: State, market: list[list[int]]) -> list[KraftwagenSale]:
    found = purchases(market, state.buyers)
    return [_sale(state, market, place, *purchase) for place, purchase in enumerate(found, 1)]


def unsold(state: State) -> list[int]:
    """The slots that no active buyer takes; 0 is the draft."""
    market = market_with_draft(state)
    taken = {slot for _, slot in purchases(market, state.buyers)}
    return [_slot(state, at) for at, car in enumerate(market) if car and at not in taken]


def next_buyers(state: State) -> list[KraftwagenSale]:
    """What each kind of buyer that can still come would take as the next one."""
    if len(state.buyers) >= state.setting.slots:
        return []
    market = market_with_draft(state)
    left = [preference for preference in range(len(BUYERS)) if stacks(state) >> preference & 1]
    last = [purchases(market, [*state.buyers, preference])[-1] for preference in left]
    return [_sale(state, market, len(state.buyers) + 1, *purchase) for purchase in last]


def _slot(state: State, at: int) -> int:
    return at + 1 if at < len(state.market) else 0


def _sale(state: State, market: list[list[int]], place: int, preference: int, at: int) -> KraftwagenSale:
    doubled = preference == BUY_PRICE
    if at < 0:
        return KraftwagenSale(place, BUYERS[preference], None, None, 0, 0, doubled, 0)
    car = market[at]
    return KraftwagenSale(
        place=place,
        preference=BUYERS[preference],
        slot=_slot(state, at),
        seat=car[SEAT],
        measure=counted(car, preference),
        price=car[PRICE],
        doubled=doubled,
        money=takings(car, preference),
    )


def forecasts(state: State) -> list[KraftwagenForecast]:
    """By choice of the offer: the best that could come of it if scoring followed."""
    if not WHICH_BODY <= state.phase <= WHICH_MARKER:
        return []
    return [forecast(state, action) for action in state.legal(state.mover) if action != PASS]


def forecast(state: State, action: int) -> KraftwagenForecast:
    """The best car that this choice can still lead to; of equals the one with fewest workers."""
    before = payments(state.market, state.buyers)
    cars = [(worth(state, car, before), car) for car in _completed(state, action)]
    change, best = max(cars, key=lambda found: (found[0].net, found[0].money, -found[1][WORKERS]))
    place = change.place
    body, engine, workers, price, marker = best[1:6]
    return KraftwagenForecast(
        do=ACTIONS.notation(action),
        sold=place is not None,
        preference=BUYERS[state.buyers[place - 1]] if place is not None else None,
        place=place,
        money=change.money,
        lost=change.lost,
        award=change.award,
        net=change.net,
        body=body,
        engine=engine,
        workers=workers,
        price=price,
        marker=ENGINEER_IDS[marker] if marker >= 0 else None,
        sales=_sales(state, [*state.market, best]),
    )


class Worth(NamedTuple):
    """What a car changes for its seller: its own money, what other own cars lose by it, awards, the buyer's place."""

    money: int
    lost: int
    award: int
    place: int | None

    @property
    def net(self) -> int:
        return self.money - self.lost + self.award


def worth(state: State, car: list[int], before: list[int]) -> Worth:
    """What offering a car would change for its seller if scoring followed; `before`: what each car brings without."""
    market = [*state.market, car]
    taken = purchases(market, state.buyers)
    paid = _paid(market, taken)
    own = [at for at, other in enumerate(state.market) if other and other[SEAT] == car[SEAT]]
    lost = sum(before[at] - paid[at] for at in own)
    places = [place for place, (_, at) in enumerate(taken, 1) if at == len(state.market)]
    return Worth(paid[-1], lost, _awards(state, car), places[0] if places else None)


def payments(market: list[list[int]], buyers: list[int]) -> list[int]:
    """Return by car the money that it would earn from these buyers."""
    return _paid(market, purchases(market, buyers))


def _paid(market: list[list[int]], taken: list[Purchase]) -> list[int]:
    """Return by car the money that it earns: what its buyer pays (KW-7.10), or half its price with Bosch (KW-7.12)."""
    paid = [half(car[PRICE]) if car and car[MARKER] == BOSCH else 0 for car in market]
    for preference, at in taken:
        if at >= 0:
            paid[at] = takings(market[at], preference)
    return paid


def _awards(state: State, car: list[int]) -> int:
    """The points of the awards that the offer of a car wins at once (KW-9.1)."""
    figures = car[WORKERS], car[BODY] + car[CAR_ENGINE]
    won = [award for award in TRIGGERED[ON_OFFER] if fulfilled(award, ON_OFFER, *figures)]
    return sum(AWARD_POINTS[award] for award in won if state.awards >> award & 1)


def _completed(state: State, action: int) -> Iterator[list[int]]:
    """Every car that can be put together after this choice."""
    verb, _, argument = ACTIONS.notation(action).partition(":")
    seat = state.mover
    hall = state.halls[seat]
    draft = state.draft if verb == "offer_marker" else [*state.draft, int(argument)]
    values = [
        [part + 1 for part in hall if part < ENGINE],
        [part - ENGINE + 1 for part in hall if part >= ENGINE],
        list(range(1, state.canteen[seat] + 1)),
        [price for at, price in enumerate(PRICES[state.round - 1]) if state.prices >> at & 1],
    ]
    bodies, engines, workers, prices = [[chosen] for chosen in draft] + values[len(draft) :]
    mask = offer_markers(state, seat)
    markers = [-1, *(marker for marker in range(len(ENGINEER_IDS)) if mask >> marker & 1)]
    if verb == "offer_marker":
        markers = [-1 if action == MARKER_NONE else action - OFFER_MARKER]
    for body in bodies:
        for engine in engines:
            for count in workers:
                for price in prices:
                    for marker in markers:
                        yield new_car(seat, body, engine, count, price, marker)
