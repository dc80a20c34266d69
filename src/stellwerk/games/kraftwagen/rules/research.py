"""Research cards, hiring and activating (KW-4.1, KW-4.2, section 5)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    BODY_AND_ENGINE,
    CARD,
    CARD_BODY,
    CARD_BONUS,
    CARD_EFFECT,
    CARD_ENGINE,
    CARD_ENGINEER,
    CARD_IDS,
    CARD_INSTANT,
    DO_ENGINE,
    FACE_UP,
    HIRE_THREE,
    INSTANT_N,
    ON_ENGINEERS,
    ON_POINTS,
    RACE_FIVE,
)
from stellwerk.games.kraftwagen.meta import RESHUFFLE
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.awards import look_for_awards
from stellwerk.games.kraftwagen.rules.phases import DO_ACTIONS, DO_ACTIVATE, DO_DISCARD, DO_HIRE, DO_PART, STEP
from stellwerk.games.kraftwagen.rules.race import drive
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def take_card(state: "State", card: int, chance: Chance, journal: Journal | None) -> None:
    """Take an open card, discard the other, turn up two, then the effect (KW-4.2)."""
    state.discard = state.discard + [other for other in state.open if other != card]
    if journal is not None:
        facts.took_card(state, card, journal)
    turn_up(state, chance, journal)
    if CARD_ENGINEER[card] >= 0:
        keep_engineer(state, card, journal)
    elif CARD_INSTANT[card] >= 0:
        carry_out_instant(state, card, journal)
    else:
        keep_development(state, card, journal)


def turn_up(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Two new open cards; an empty draw pile is formed anew from the discards (KW-4.2a)."""
    cards: list[int] = []
    while len(cards) < FACE_UP:
        if state.top == len(state.deck):
            if not state.discard:
                break
            order: list[str] = chance.draw(RESHUFFLE, [CARD_IDS[card] for card in sorted(state.discard)])
            state.deck = [CARD[id] for id in order]
            state.top = 0
            state.discard = []
            if journal is not None:
                facts.reshuffled(state, journal)
        cards.append(state.deck[state.top])
        state.top += 1
    state.open = cards
    if journal is not None:
        facts.turned_up(state, journal)


def keep_engineer(state: "State", card: int, journal: Journal | None) -> None:
    """Card and marker stay with the player; no worker is needed (KW-6.8)."""
    seat = state.mover
    bit = 1 << CARD_ENGINEER[card]
    engineers = state.engineers[:]
    engineers[seat] |= bit
    state.engineers = engineers
    markers = state.markers[:]
    markers[seat] |= bit
    state.markers = markers
    look_for_awards(state, ON_ENGINEERS, engineers[seat].bit_count(), 0, journal)


def carry_out_instant(state: "State", card: int, journal: Journal | None) -> None:
    """An instant action, then the card to the discards (KW-6.7)."""
    kind = CARD_INSTANT[card]
    state.steps.append(DO_DISCARD + STEP * card)
    if kind == HIRE_THREE:
        state.steps.append(DO_HIRE + STEP * INSTANT_N[kind])
    elif kind == RACE_FIVE:
        drive(state, INSTANT_N[kind], journal)
    else:
        state.steps.append(DO_ACTIONS + STEP * BODY_AND_ENGINE)


def keep_development(state: "State", card: int, journal: Journal | None) -> None:
    """Activate it with a worker of the canteen (KW-6.1), else it lies inactive (KW-6.2)."""
    seat = state.mover
    if state.canteen[seat] > 0:
        state.canteen[seat] -= 1
        activate(state, card, journal)
        return
    state.idle[seat] = sorted([*state.idle[seat], card])
    if journal is not None:
        facts.inactive(state, card, journal)


def activate(state: "State", card: int, journal: Journal | None) -> None:
    """Points, awards, and the part that it gives (KW-6.4, KW-6.5)."""
    seat = state.mover
    state.active[seat] = [*state.active[seat], card]
    if journal is not None:
        facts.activated(state, card, journal)
    add_points(state, CARD_BODY[card], CARD_ENGINE[card], journal)
    if CARD_BONUS[card] >= 0:
        state.steps.append(DO_PART + STEP * (1 if CARD_BONUS[card] == DO_ENGINE else 0))


def add_points(state: "State", body: int, engine: int, journal: Journal | None) -> None:
    """More research points for the mover (KW-1.13, KW-6.4); above 7 they count for awards only (KW-6.6)."""
    seat = state.mover
    if body:
        points = state.body[:]
        points[seat] += body
        state.body = points
    if engine:
        points = state.engine[:]
        points[seat] += engine
        state.engine = points
    look_for_awards(state, ON_POINTS, state.body[seat], state.engine[seat], journal)


def hire(state: "State", journal: Journal | None) -> None:
    """One worker from the own supply: onto an inactive development if there is one (KW-6.3), else to the canteen."""
    seat = state.mover
    state.supply[seat] -= 1
    idle = state.idle[seat]
    if not idle:
        state.canteen[seat] += 1
        if journal is not None:
            facts.hired(state, journal)
        return
    effect = CARD_EFFECT[idle[0]]
    for card in idle:
        if CARD_EFFECT[card] != effect:
            state.steps.append(DO_ACTIVATE)
            return
    activate_idle(state, idle[0], journal)


def activate_idle(state: "State", card: int, journal: Journal | None) -> None:
    """The new worker goes straight onto an inactive development (KW-6.3)."""
    seat = state.mover
    state.idle[seat] = [other for other in state.idle[seat] if other != card]
    activate(state, card, journal)
