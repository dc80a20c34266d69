"""Award tiles: the first who fulfils a condition takes the tile at once (KW-9.1 to KW-9.4)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import (
    AWARD_POINTS,
    FROM_AWARDS,
    NEED_ENGINE,
    NEED_FIRST,
    NEED_WORKERS,
    ON_OFFER,
    ON_POINTS,
    SOURCES,
    TRIGGERED,
    TRIGGERED_MASK,
)
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def look_for_awards(state: "State", trigger: int, first: int, second: int, journal: Journal | None) -> None:
    """After one event of the mover; the figures are body and engine points, workers and body + engine, or one alone."""
    if not state.awards & TRIGGERED_MASK[trigger]:
        return
    for award in TRIGGERED[trigger]:
        if state.awards >> award & 1 and fulfilled(award, trigger, first, second):
            take_award(state, award, journal)  # KW-9.3: all of them


def fulfilled(award: int, trigger: int, first: int, second: int) -> bool:
    """Whether the figures of an event meet the test of an award."""
    if trigger == ON_POINTS:
        return first >= NEED_FIRST[award] and second >= NEED_ENGINE[award]
    if trigger == ON_OFFER and not NEED_WORKERS[award]:
        return second >= NEED_FIRST[award]
    return first >= NEED_FIRST[award]


def take_award(state: "State", award: int, journal: Journal | None) -> None:
    """The mover gets the tile and its points (KW-9.1, KW-9.2)."""
    seat = state.mover
    state.awards ^= 1 << award
    owners = state.owners[:]
    owners[award] = seat
    state.owners = owners
    state.income[seat * SOURCES + FROM_AWARDS] += AWARD_POINTS[award]
    if journal is not None:
        facts.award(state, award, journal)
