"""Nobody is cut off (group 6 of the clauses): which hexes a company cannot do without, kept up to date."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BIT, hexes_of, way
from stellwerk.games.paris.rules.phases import STRICT

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def guard(state: "State", company: int, bit: int, full: bool, city: bool) -> None:
    """Find the vital hexes anew where the loco just laid may have changed them (PAR-6.1 to PAR-6.7)."""
    mode = state.setting.cut_off
    if mode == 0:
        return
    watched = state.watched
    changed = False
    if city and mode != STRICT:
        changed = state.vital[company] != 0
        state.vital[company] = watched[company] = 0  # connected for good (PAR-6.2)
    elif city or state.vital[company]:
        watch(state, company)
        changed = True
    if full:
        for other in range(6):
            if watched[other] & bit:
                watch(state, other)
                changed = True
    if changed or mode == STRICT:
        set_danger(state)


def watch(state: "State", company: int) -> None:
    """Find the hexes without which this company would be cut off, and ways that prove that there are no more.

    Only a hex of one way to a free city can be vital, and it is not if another way avoids it. As long as no hex of
    these ways becomes full, the answer stays the same.
    """
    board = state.board
    first = state.frontier[company]
    over = state.room & board.lands & ~state.track[company]
    goals = state.room & board.cities
    path = way(board, first, over, goals)
    vital = 0
    seen = path
    for hex in hexes_of(path):
        rest = ~BIT[hex]
        other = way(board, first & rest, over & rest, goals & rest)
        if other:
            seen |= other
        else:
            vital |= BIT[hex]
    state.vital[company] = vital
    state.watched[company] = seen


def watch_all(state: "State") -> None:
    """Find the vital hexes of every company that can still be cut off."""
    mode = state.setting.cut_off
    state.vital = [0] * 6
    state.watched = [0] * 6
    for company in range(6):
        if mode == STRICT or (mode and not state.track[company] & state.board.cities):
            watch(state, company)
    set_danger(state)


def set_danger(state: "State") -> None:
    """Note whether the cut-off rule may forbid anything now; under `strict` that is asked every time."""
    danger = 0
    if state.setting.cut_off == STRICT:
        danger = state.room & state.board.cities
    else:
        for company in range(6):
            danger |= state.vital[company]
    state.danger = danger


def barred(state: "State", company: int) -> int:
    """The hexes of a company's frontier that the cut-off rule forbids it (mask)."""
    board = state.board
    free = state.room & board.cities
    needed = 0
    for other in range(6):
        if other != company:
            needed |= state.vital[other]
    needed &= (state.half | free) & state.frontier[company]  # only a hex that becomes full can cut off
    if state.setting.cut_off == STRICT:
        needed = strictly_barred(state, company, needed, free)
    return needed


def strictly_barred(state: "State", company: int, needed: int, free: int) -> int:
    """PAR-V3: the builder must stay open too, and the last free city may always be taken."""
    if free & (free - 1) == 0:
        return needed & ~free if free else 0
    board = state.board
    over = state.room & board.lands & ~state.track[company]
    for hex in hexes_of(state.frontier[company] & free):
        first = (state.frontier[company] | board.near_mask[hex]) & ~BIT[hex] & ~state.track[company]
        if not way(board, first, over, free ^ BIT[hex]):
            needed |= BIT[hex]
    return needed


def allowed(state: "State", company: int) -> list[int]:
    """The placements of a company that the cut-off rule leaves."""
    codes = state.places[company]
    forbidden = barred(state, company)
    if not forbidden:
        return codes
    return [code for code in codes if not forbidden & BIT[code - PLACE]]


def ready(state: "State") -> int:
    """The companies with a legal hex, cut-off rule included (bits, PAR-4.3)."""
    companies = 0
    for company in range(6):
        if state.frontier[company] & ~barred(state, company):
            companies |= 1 << company
    return companies
