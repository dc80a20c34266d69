"""The legal actions of a position, and what each sets in motion (section 11)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.actions import (
    ACTIVATE,
    BODIES,
    CHOICES,
    CHOOSE_ACTION,
    CHOOSE_BUYER,
    CHOOSE_START,
    CLEAR,
    DIESEL_NO,
    EARLY_NO,
    EARLY_SALE,
    ENGINES,
    FIRST_DEVELOPMENT,
    MARKER_NONE,
    MARKERS,
    OFFER_BODY,
    OFFER_ENGINE,
    OFFER_MARKER,
    OFFER_PRICE,
    OFFER_WORKERS,
    PASS,
    PORSCHE_CODES,
    PORSCHE_YES,
    PREFERENCES,
    PRICE_CODES,
    STARTS,
    TAKE_BODY,
    TAKE_CARD,
    TAKE_ENGINE,
    TAKE_TILE,
    USE_DIESEL,
    WORKER_NUMBERS,
)
from stellwerk.games.kraftwagen.board import ALL_PRICES, CARD_EFFECT, ENGINE, LEVELS, PORSCHE, WORKER
from stellwerk.games.kraftwagen.rules import market, parts, research, steps, turns
from stellwerk.games.kraftwagen.rules.cars import FREE, MARKER, SEAT
from stellwerk.games.kraftwagen.rules.facts import passed
from stellwerk.games.kraftwagen.rules.phases import (
    ACTION,
    ACTIVATION,
    BODY,
    BUYER,
    CARD,
    CLEARING,
    DRIVING,
    HOW_MANY,
    START,
    STEP,
    SWAP,
    TILE,
    WHICH_BODY,
    WHICH_ENGINE,
    WHICH_MARKER,
    WHICH_PRICE,
)
from stellwerk.games.kraftwagen.rules.phases import ENGINE as WHICH_PART
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def choices(state: "State") -> list[int]:
    """Every legal action of the mover."""
    phase = state.phase
    if phase == TILE:
        return [TAKE_TILE + tile for tile in state.chain if tile < WORKER]
    if phase >= SWAP:
        return offer_choices(state, phase)
    if phase == CARD:
        return [TAKE_CARD + card for card in state.open]
    figure = state.steps[-1] // STEP if state.steps else 0
    if phase == BODY:
        return BODIES[parts.permitted(state, 0, figure >> 1)]
    if phase == WHICH_PART:
        return ENGINES[parts.permitted(state, 1, figure >> 1)]
    if phase == ACTION:
        return CHOICES[steps.possible(state, figure & 63, figure >> 6)]
    if phase == BUYER:
        return PREFERENCES[market.stacks(state)]
    if phase == CLEARING:
        return [CLEAR + part for part in different(state.halls[state.mover])]
    if phase == START:
        return STARTS[state.starts]
    if phase == DRIVING:
        return PORSCHE_CODES
    return activations(state) if phase == ACTIVATION else early_sales(state)


def offer_choices(state: "State", phase: int) -> list[int]:
    """Step II: Diesel and the parts of an offer (KW-5.1 to KW-5.4, KW-6.9)."""
    seat = state.mover
    if phase == WHICH_BODY:
        return [OFFER_BODY + part for part in different(state.halls[seat]) if part < ENGINE] + [PASS]
    if phase == WHICH_ENGINE:
        return [OFFER_ENGINE + part - ENGINE for part in different(state.halls[seat]) if part >= ENGINE]
    if phase == HOW_MANY:
        return WORKER_NUMBERS[state.canteen[seat]]
    if phase == WHICH_PRICE:
        return PRICE_CODES[state.round - 1][state.prices]
    if phase == WHICH_MARKER:
        return MARKERS[market.offer_markers(state, seat)]
    return swaps(state) if phase == SWAP else []


def different(hall: list[int]) -> list[int]:
    """The parts of workshops, each kind once."""
    return [part for at, part in enumerate(hall) if at == 0 or hall[at - 1] != part]


def activations(state: "State") -> list[int]:
    """One inactive development of each effect, the first in the order of the cards (KW-6.3)."""
    effects: list[int] = []
    found: list[int] = []
    for card in state.idle[state.mover]:
        if CARD_EFFECT[card] not in effects:
            effects.append(CARD_EFFECT[card])
            found.append(ACTIVATE + card - FIRST_DEVELOPMENT)
    return found


def early_sales(state: "State") -> list[int]:
    """Every own car, or none (KW-V1.8)."""
    own = [EARLY_SALE + slot for slot, car in enumerate(state.market) if car and car[SEAT] == state.mover]
    return [*own, EARLY_NO]


def swaps(state: "State") -> list[int]:
    """Every own car without a marker with every engine, or none (KW-6.9)."""
    seat = state.mover
    engines = [part - ENGINE for part in different(state.halls[seat]) if part >= ENGINE]
    found = [
        USE_DIESEL + LEVELS * slot + engine
        for slot, car in enumerate(state.market)
        if car and car[SEAT] == seat and car[MARKER] < 0
        for engine in engines
    ]
    return [*found, DIESEL_NO]


def carry(state: "State", action: int, chance: Chance, journal: Journal | None) -> None:
    """Carry out a legal action of the mover."""
    if action >= USE_DIESEL:
        carry_offer(state, action, chance, journal)
        return
    if action >= CLEAR:
        carry_step(state, action, journal)
    elif action >= TAKE_ENGINE:
        state.steps.pop()
        value = (action - TAKE_ENGINE) // 2
        if (action - TAKE_ENGINE) % 2:
            parts.mount(state, value + 1, journal)
        else:
            parts.take_part(state, ENGINE + value, journal)
    elif action >= TAKE_BODY:
        state.steps.pop()
        parts.take_part(state, action - TAKE_BODY, journal)
    elif action >= ACTIVATE:
        state.steps.pop()
        research.activate_idle(state, action - ACTIVATE + FIRST_DEVELOPMENT, journal)
    elif action >= TAKE_CARD:
        state.steps.pop()
        research.take_card(state, action - TAKE_CARD, chance, journal)
    elif action >= CHOOSE_ACTION:
        steps.choose_action(state, action - CHOOSE_ACTION, journal)
    elif action >= TAKE_TILE:
        turns.take_tile(state, action - TAKE_TILE, chance, journal)
    else:
        turns.choose_start(state, action - CHOOSE_START, journal)
    turns.go_on(state, chance, journal)


def carry_step(state: "State", action: int, journal: Journal | None) -> None:
    """Clearing, buyers, Porsche, early sale."""
    if action < CHOOSE_BUYER:
        new = state.steps.pop() // STEP
        parts.clear(state, action - CLEAR, new, journal)
    elif action < PORSCHE_YES:
        state.steps.pop()
        market.place_buyer(state, action - CHOOSE_BUYER, journal)
    elif action < EARLY_SALE:
        if action == PORSCHE_YES:
            market.use_marker(state, PORSCHE)
        steps.drive_action(state, action == PORSCHE_YES, journal)
    else:
        state.steps.pop()
        if action < EARLY_NO:
            market.sell_early(state, action - EARLY_SALE, journal)


def carry_offer(state: "State", action: int, chance: Chance, journal: Journal | None) -> None:
    """Step II: nothing of an offer moves before its last choice (KW-5.8a)."""
    if action >= OFFER_MARKER:
        market.place_car(state, -1 if action == MARKER_NONE else action - OFFER_MARKER, journal)
        turns.end_turn(state, chance, journal)
    elif action >= OFFER_PRICE:
        state.draft = [*state.draft, ALL_PRICES[action - OFFER_PRICE]]
        if market.offer_markers(state, state.mover):
            state.phase = WHICH_MARKER
        else:
            market.place_car(state, -1, journal)
            turns.end_turn(state, chance, journal)
    elif action >= OFFER_WORKERS:
        state.draft = [*state.draft, action - OFFER_WORKERS + 1]
        state.phase = WHICH_PRICE
    elif action >= OFFER_ENGINE:
        state.draft = [*state.draft, action - OFFER_ENGINE + 1]
        state.phase = HOW_MANY
    elif action == PASS:
        if journal is not None:
            passed(state, journal)
        state.draft = FREE
        turns.end_turn(state, chance, journal)
    elif action >= OFFER_BODY:
        state.draft = [action - OFFER_BODY + 1]
        state.phase = WHICH_ENGINE
    else:
        if action < DIESEL_NO:
            swap = action - USE_DIESEL
            market.swap_engine(state, swap // LEVELS, swap % LEVELS + 1, journal)
        turns.ask_offer(state, chance, journal)
