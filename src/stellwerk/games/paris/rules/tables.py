"""All that the fast rules keep, derived from the locos on the board, the holdings and the stores."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BAG, around, hexes_of, mask_of
from stellwerk.games.paris.rules.cut_off import watch_all

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def assemble(state: "State", laid: list[list[int]]) -> None:
    """Put locos on the board and derive all that the fast path keeps (PAR-2.3, PAR-2.6)."""
    board = state.board
    state.laid = laid
    state.track = [mask_of(hexes) for hexes in laid]
    once = 0
    twice = 0
    for track in state.track:
        twice |= once & track
        once |= track
    full = twice | (once & board.cities)
    state.room = (board.lands | board.cities) & ~full
    state.half = once & board.lands & ~twice
    state.frontier = [around(board, track) & state.room & ~track for track in state.track]
    state.places = [[PLACE + hex for hex in hexes_of(frontier)] for frontier in state.frontier]
    state.supply = [BAG - (len(laid[company]) - 1) - sum(state.hands[company::6]) for company in range(6)]
    count(state)
    watch_all(state)


def count(state: "State") -> None:
    """Derive the bits of stores, frontiers and holdings from the numbers."""
    state.filled = bits_of(state.supply)
    state.pairs = bits_of([stored - 1 for stored in state.supply])
    state.open = bits_of(state.frontier)
    state.holds = [bits_of(state.hands[seat * 6 : seat * 6 + 6]) for seat in range(state.setting.seats)]


def bits_of(numbers: list[int]) -> int:
    """A bit for every number above 0."""
    bits = 0
    for at, number in enumerate(numbers):
        if number > 0:
            bits |= 1 << at
    return bits
