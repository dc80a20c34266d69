"""The chain of action tiles and workers, its end first (KW-3.1 to KW-3.5), and the special tiles in it (KW-V1)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import RING, SPECIAL, SPECIALS, TILE, TILE_IDS, WORKER
from stellwerk.games.kraftwagen.meta import SPECIAL_RESHUFFLE, SPECIAL_STACK
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def move_worker(state: "State", tile: int, chance: Chance, journal: Journal | None) -> None:
    """The worker at the end takes the place of the tile, the tile goes to the front (KW-3.3)."""
    chain = state.chain
    at = chain.index(tile)
    chain[at] = chain[0]
    del chain[0]
    state.shift = (state.shift + 1) % RING
    if journal is not None:
        facts.took_tile(state, tile, at, journal)
    put_in_front(state, tile, chance, journal)


def put_in_front(state: "State", tile: int, chance: Chance, journal: Journal | None) -> None:
    """A tile goes to the front; a special tile is discarded, the next one comes instead (KW-V1.4, KW-V1.5)."""
    if tile >= SPECIAL:
        state.special_discard = [*state.special_discard, tile]
        tile = next_special(state, chance, journal)
    state.chain.append(tile)


def sweep(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Tiles at the end move to the front, one after the other (KW-3.4, KW-3.5)."""
    chain = state.chain
    if chain[0] >= WORKER:
        return
    swept: list[int] = []
    while chain[0] < WORKER:
        tile = chain[0]
        del chain[0]
        state.shift = (state.shift + 1) % RING
        swept.append(tile)
        put_in_front(state, tile, chance, journal)
    if journal is not None:
        facts.swept(swept, journal)


def next_special(state: "State", chance: Chance, journal: Journal | None) -> int:
    """The top tile of the stack; an empty stack is formed anew from all discards (KW-V1.6)."""
    if state.special_top == len(state.special):
        ids = [TILE_IDS[tile] for tile in sorted(state.special_discard)]
        order: list[str] = chance.draw(SPECIAL_RESHUFFLE, ids)
        state.special = [TILE[id] for id in order]
        state.special_top = 0
        state.special_discard = []
    tile = state.special[state.special_top]
    state.special_top += 1
    if journal is not None:
        facts.special_tile(tile, journal)
    return tile


def new_special_stack(state: "State", chance: Chance, journal: Journal | None) -> None:
    """The stack of the round; its top tile replaces the one in the chain, or comes to the front (KW-V1.2, KW-V1.7)."""
    if state.round > 1:
        state.special_shown = [*state.special_shown, state.special_top]
    order: list[str] = chance.draw(SPECIAL_STACK, SPECIALS[state.round - 1])
    state.special = [TILE[id] for id in order]
    state.special_top = 0
    state.special_discard = []
    tile = next_special(state, chance, journal)
    for at, old in enumerate(state.chain):
        if SPECIAL <= old < WORKER:
            state.chain[at] = tile
            return
    state.chain.append(tile)
