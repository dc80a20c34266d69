"""What a seat cannot see is made up anew: the hidden part of the pile, and the tips of the others.

The set of the cards that are left is known to everybody, only their order is not; it is shuffled from a fixed order,
so that a sample depends on what the seat knows alone. Any legal tip may be behind a confirmed one.
"""

from random import Random
from typing import TYPE_CHECKING

from stellwerk.games.minden.actions import TIP
from stellwerk.games.minden.rules.phases import OVER

if TYPE_CHECKING:
    from stellwerk.games.minden.state import State


def determinize(state: "State", seat: int, random: Random) -> "State":
    """A position that this seat cannot tell from the true one."""
    other = state.clone()
    if state.phase == OVER:
        return other
    number = random.random
    known = state.top if state.setting.closed_pile else state.top + 1  # MIN-3.4, MIN-12.2
    hidden = sorted(state.pile[known:])
    for last in range(len(hidden) - 1, 0, -1):
        chosen = int(number() * (last + 1))
        hidden[last], hidden[chosen] = hidden[chosen], hidden[last]
    other.pile = state.pile[state.top : known] + hidden
    other.top = 0
    tips = state.setting.tips
    for owner in range(state.setting.seats):
        if owner != seat and state.tips[owner] >= 0:  # MIN-5.10
            other.tips[owner] = tips[int(number() * len(tips))] - TIP
    return other
