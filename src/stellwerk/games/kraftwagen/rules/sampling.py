"""What nobody can see is shuffled anew: the draw pile and the special stack (section 11, hidden information)."""

from random import Random
from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.rules.phases import OVER

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def determinize(state: "State", random: Random) -> "State":
    """A position that nobody at the table can tell from the true one."""
    other = state.clone()
    if state.phase == OVER:
        return other
    other.deck = rest_shuffled(state.deck, state.top, random)
    if state.special:
        other.special = rest_shuffled(state.special, state.special_top, random)
    return other


def rest_shuffled(pile: list[int], top: int, random: Random) -> list[int]:
    """The pile with all that has not been turned up in a new order, whatever the true one."""
    rest = sorted(pile[top:])
    number = random.random
    for last in range(len(rest) - 1, 0, -1):
        other = int(number() * (last + 1))
        rest[last], rest[other] = rest[other], rest[last]
    return pile[:top] + rest
