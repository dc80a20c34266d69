"""Build: choosing a company, placing locos one by one, scoring (sections 5 and 11 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BIT, MOST_LOCOS
from stellwerk.games.paris.rules.cut_off import allowed, guard
from stellwerk.games.paris.rules.facts import note_built, note_placed
from stellwerk.games.paris.rules.phases import LAYING, MARSEILLE, SUPPLY
from stellwerk.games.paris.rules.turn import next_turn, restock
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def build(state: "State", company: int) -> None:
    """Begin a Build; no loco is placed yet (PAR-4.1)."""
    state.phase = LAYING
    state.building = company
    state.placed = 0
    state.points = 0


def left_in_build(state: "State") -> int:
    """How many locos may still be placed in this Build (PAR-4.1, PAR-4.2)."""
    return min(MOST_LOCOS - state.placed, state.supply[state.building])


def place(state: "State", hex: int, journal: Journal | None) -> None:
    """Put one loco of the chosen company on the map."""
    company = state.building
    if journal is not None:
        note_placed(state, hex, journal)
    left = state.supply[company] - 1
    restock(state, company, left)
    state.placed += 1
    state.points += state.board.value[hex]
    lay(state, company, hex)
    if hex == state.board.marseille:  # PAR-9.2
        finish_build(state, "marseille", journal)
    elif state.placed == MOST_LOCOS:  # PAR-4.7
        finish_build(state, "five", journal)
    elif left == 0:
        finish_build(state, "store", journal)
    elif not state.places[company] or (state.danger and not allowed(state, company)):
        finish_build(state, "no_hex", journal)


def lay(state: "State", company: int, hex: int) -> None:
    """Make the hex part of the company's network and keep room, frontiers and vital hexes up to date."""
    bit = BIT[hex]
    state.laid[company] = [*state.laid[company], hex]
    state.track[company] |= bit
    city = bool(state.board.cities & bit)
    full = city or bool(state.half & bit)
    if full:
        fill(state, company, hex, bit)
    else:
        state.half |= bit
    spread(state, company, hex, bit)
    if full or state.danger:
        guard(state, company, bit, full, city)


def spread(state: "State", company: int, hex: int, bit: int) -> None:
    """The new hex leaves the company's frontier, its neighbours with room join it (PAR-5.2)."""
    frontier = state.frontier[company] ^ bit
    near = state.board.near_mask[hex] & state.room & ~(state.track[company] | frontier)
    codes = state.places[company][:]
    codes.remove(PLACE + hex)
    if near:
        frontier |= near
        for other in state.board.near[hex]:
            if near & BIT[other]:
                codes.append(PLACE + other)
        codes.sort()
    elif not frontier:
        state.open &= ~(1 << company)
    state.frontier[company] = frontier
    state.places[company] = codes


def fill(state: "State", company: int, hex: int, bit: int) -> None:
    """Take a hex that is full now from everybody else's frontier (PAR-5.5, PAR-5.6)."""
    state.room ^= bit
    state.half &= ~bit
    code = PLACE + hex
    for other in range(6):
        if other != company and state.frontier[other] & bit:
            state.frontier[other] ^= bit
            codes = state.places[other][:]
            codes.remove(code)
            state.places[other] = codes
            if not codes:
                state.open &= ~(1 << other)


def finish_build(state: "State", why: str, journal: Journal | None) -> None:
    """Score the Build (PAR-7.1, PAR-7.2), then look for the end of the game (PAR-3.4)."""
    company = state.building
    state.value[company] += state.points
    state.quiet = 0
    if journal is not None:
        note_built(state, why, journal)
    if why == "marseille":  # PAR-9.1
        state.reason = MARSEILLE
    elif state.filled & (state.filled - 1) == 0:  # PAR-9.3
        state.reason = SUPPLY
    next_turn(state, journal)
