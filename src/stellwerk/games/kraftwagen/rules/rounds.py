"""The beginning and the end of a round: prepare, sales, cleaning up (KW-2, KW-7.6 to KW-7.17)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    BOSCH,
    FROM_CARS,
    FROM_EXTRA,
    ROUNDS,
    SOURCES,
    TRACK_START,
    WHITE,
    WORKER,
)
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.cars import FREE, MARKER, PRICE, SEAT, bought, half, takings
from stellwerk.games.kraftwagen.rules.chain import new_special_stack
from stellwerk.games.kraftwagen.rules.market import scrap
from stellwerk.games.kraftwagen.rules.phases import OVER, TILE
from stellwerk.games.kraftwagen.rules.race import score_race
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def prepare(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Price markers, white markers, the special tiles of the round (KW-2.2 to KW-2.4, KW-V1.1)."""
    state.round += 1
    state.turn_in_round = 0
    state.prices = 255
    state.white = [there + more for there, more in zip(state.white, WHITE, strict=True)]
    if state.setting.special:
        new_special_stack(state, chance, journal)


def begin_turn(state: "State") -> None:
    """The worker at the end of the chain moves (KW-3.1)."""
    state.mover = state.chain[0] - WORKER
    state.turn += 1
    state.turn_in_round += 1
    state.tile = -1
    state.phase = TILE


def score(state: "State", reason: int, chance: Chance, journal: Journal | None) -> None:
    """Grand Prix, sales, cleaning up; then the next round (KW-7.16) or the end (KW-7.17)."""
    state.reason = reason
    if journal is not None:
        facts.round_ends(state, journal)
    score_race(state, journal)
    sell(state, journal)
    clean_up(state)
    if state.round == ROUNDS:
        state.phase = OVER
        state.tile = -1
        if journal is not None:
            facts.over(state, journal)
        return
    prepare(state, chance, journal)
    if journal is not None:
        facts.round_begins(state, journal)
    begin_turn(state)


def sell(state: "State", journal: Journal | None) -> None:
    """The buyers buy in their order (KW-7.6); Bosch pays for what stays (KW-7.12)."""
    sold = 0
    for place, preference in enumerate(state.buyers):
        slot = bought(state.market, sold, preference)
        if slot < 0:
            break  # KW-7.9
        sold |= 1 << slot
        car = state.market[slot]
        money = takings(car, preference)
        state.income[car[SEAT] * SOURCES + FROM_CARS] += money
        counts = state.sold[:]
        counts[car[SEAT]] += 1
        state.sold = counts
        if journal is not None:
            facts.sold(place, preference, slot, car, money, journal)
    for slot, car in enumerate(state.market):
        if car and not sold >> slot & 1:
            money = half(car[PRICE]) if car[MARKER] == BOSCH else 0
            state.income[car[SEAT] * SOURCES + FROM_EXTRA] += money
            if journal is not None:
                facts.unsold(slot, car, money, journal)


def clean_up(state: "State") -> None:
    """Cars leave the market (KW-7.13), buyers and token go back (KW-7.15)."""
    for car in state.market:
        if car:
            scrap(state, car)
    state.market = [FREE] * len(state.market)
    state.buyers = []
    state.track = TRACK_START[state.setting.seats]
