"""What is worth considering: whole turns of a tile, whole offers, and every choice where they are few."""

from typing import Final

from stellwerk.games.kraftwagen.actions import (
    MARKER_NONE,
    OFFER_BODY,
    OFFER_ENGINE,
    OFFER_MARKER,
    OFFER_WORKERS,
    PASS,
    PRICE_CODE,
)
from stellwerk.games.kraftwagen.board import ENGINE, ENGINEER_IDS, PRICES
from stellwerk.games.kraftwagen.evaluation.habits import habit
from stellwerk.games.kraftwagen.evaluation.prospect import expected_sales
from stellwerk.games.kraftwagen.rules.cars import new_car
from stellwerk.games.kraftwagen.rules.market import offer_markers
from stellwerk.games.kraftwagen.rules.phases import BODY, BUYER, CARD, START, SWAP, TILE, WHICH_BODY
from stellwerk.games.kraftwagen.rules.phases import ENGINE as WHICH_PART
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.chance import ChanceMissing, NoChance

MOST_OFFERS: Final[int] = 5
MOST_PARTS: Final[int] = 3
MOST_WORKERS: Final[int] = 5
HAND: Final[float] = 0.9  # what a worker on a car costs

NOTHING: Final[NoChance] = NoChance()

Plan = tuple[int, ...]


def plans(state: State, seat: int) -> list[Plan]:
    """Sensible chains of actions for this seat, at least one."""
    phase = state.phase
    if phase == WHICH_BODY:
        return whole_offers(state, seat)
    legal = list(state.legal(seat))
    if phase == BODY and len(legal) > MOST_PARTS:
        legal = legal[-MOST_PARTS:]
    elif phase == WHICH_PART and len(legal) > 4:
        legal = legal[-4:]
    elif phase == TILE:
        return [turn for code in legal for turn in whole_turns(state, seat, code)]
    return [(code,) for code in legal]


def whole_turns(state: State, seat: int, code: int) -> list[Plan]:
    """A tile and its actions as one chain, up to the offer or to the first thing that chance decides.

    Where an engine can go into a workshop or into the race car there are two chains.
    """
    found = [follow(state, seat, code, False)]
    other = follow(state, seat, code, True)
    if other != found[0]:
        found.append(other)
    return found


def follow(state: State, seat: int, code: int, racing: bool) -> Plan:
    """Go on by habit from this choice."""
    trial = state.clone()
    chain = [code]
    try:
        trial.apply(seat, code, NOTHING)
        while trial.mover == seat and START < trial.phase < SWAP and trial.phase != TILE:
            if trial.phase in (CARD, BUYER):
                break  # decided with open eyes
            action = habit(trial, racing)
            chain.append(action)
            trial.apply(seat, action, NOTHING)
    except ChanceMissing:
        pass
    return tuple(chain)


def whole_offers(state: State, seat: int) -> list[Plan]:
    """The most promising cars as complete chains, and no offer."""
    bodies = [part + 1 for part in state.halls[seat] if part < ENGINE]
    engines = [part - ENGINE + 1 for part in state.halls[seat] if part >= ENGINE]
    before = expected_sales(state, state.market)[seat]
    valued: list[tuple[float, Plan]] = []
    for body in sorted(set(bodies)):
        for engine in sorted(set(engines)):
            for marker in marker_choices(state, seat):
                valued += offers_of(state, seat, body, engine, marker, before)
    valued.sort(key=by_worth)
    return [plan for _, plan in valued[:MOST_OFFERS]] + [(PASS,)]


def marker_choices(state: State, seat: int) -> list[int]:
    """No marker, or one of the own."""
    mask = offer_markers(state, seat)
    return [-1] + [marker for marker in range(len(ENGINEER_IDS)) if mask >> marker & 1]


def offers_of(state: State, seat: int, body: int, engine: int, marker: int, before: float) -> list[tuple[float, Plan]]:
    """A car with every number of workers and every price, valued by what it will probably bring."""
    found: list[tuple[float, Plan]] = []
    prices = PRICES[state.round - 1]
    slot = 0
    while state.market[slot]:
        slot += 1
    market = state.market[:]
    ending = [] if not offer_markers(state, seat) else [MARKER_NONE if marker < 0 else OFFER_MARKER + marker]
    for workers in range(1, min(MOST_WORKERS, state.canteen[seat]) + 1):
        for at in range(len(prices)):
            if state.prices >> at & 1:
                market[slot] = new_car(seat, body, engine, workers, prices[at], marker)
                worth = expected_sales(state, market)[seat] - before - HAND * workers
                worth -= 1.5 if marker >= 0 else 0.0
                chain = [OFFER_BODY + body - 1, OFFER_ENGINE + engine - 1, OFFER_WORKERS + workers - 1]
                found.append((worth, (*chain, PRICE_CODE[prices[at]], *ending)))
    return found


def by_worth(valued: tuple[float, Plan]) -> tuple[float, Plan]:
    """Best first, then by code."""
    return -valued[0], valued[1]
