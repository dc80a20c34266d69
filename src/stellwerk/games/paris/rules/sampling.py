"""What a seat cannot see is dealt anew: the others' locos, as from the bag, given all that is public.

Known are the stores at the start, the own deal, and that no holding ever became negative: a seat that gave back more
of a colour than it had taken was dealt them (`forced`). Every deal that fulfils this must come up as often as the bag
would yield it, that is in proportion to 1 / product of count! over seats and colours. The loose locos (all but the
forced ones) are shuffled; that alone would weigh a deal with 1 / product of (count - forced)!, so exchanges of two
loose locos, accepted by Metropolis's rule, turn one weight into the other. Without forced locos the shuffle is exact.
"""

from random import Random
from typing import TYPE_CHECKING, Final

from stellwerk.games.paris.rules.phases import OVER
from stellwerk.games.paris.rules.tables import count
from stellwerk.kernel.chance import shuffle

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

SWEEPS: Final[int] = 4  # exchanges tried per loose loco


def determinize(state: "State", seat: int, random: Random) -> "State":
    """A position that this seat cannot tell from the true one; a plain copy if nothing is hidden (PAR-11.4, PAR-V2)."""
    other = state.clone()
    if state.phase == OVER or state.setting.open_hands:
        return other
    deal = sampled_deal(state, seat, random)
    other.deal = deal
    other.hands = [dealt + traded for dealt, traded in zip(deal, state.net, strict=True)]
    count(other)
    return other


def sampled_deal(state: "State", seat: int, random: Random) -> list[int]:
    """A deal like the true one in all that this seat knows."""
    size, deal = state.setting.size, state.deal
    own = range(seat * 6, seat * 6 + 6)
    forced = [0 if at in own else -low for at, low in enumerate(state.low)]
    loose = [
        company
        for company in range(6)
        for _ in range(sum(deal[company::6]) - deal[seat * 6 + company] - sum(forced[company::6]))
    ]
    owners = [
        other
        for other in range(state.setting.seats)
        if other != seat
        for _ in range(size - sum(forced[other * 6 : other * 6 + 6]))
    ]
    shuffle(loose, random)
    sample = forced[:]
    for at in own:
        sample[at] = deal[at]
    for owner, company in zip(owners, loose, strict=True):
        sample[owner * 6 + company] += 1
    if any(forced):
        settle(sample, forced, loose, owners, random)
    return sample


def settle(sample: list[int], forced: list[int], loose: list[int], owners: list[int], random: Random) -> None:
    """Exchange loose locos between seats until a deal comes up as often as the bag would yield it."""
    number = random.random
    total = len(loose)
    for step in range(SWEEPS * total):
        one, two = step % total, int(number() * total)
        colour, other = loose[one], loose[two]
        if owners[one] == owners[two] or colour == other:
            continue
        here, there = owners[one] * 6 + colour, owners[two] * 6 + other
        to, back = owners[two] * 6 + colour, owners[one] * 6 + other
        gain = sample[here] * sample[there] * (sample[to] + 1 - forced[to]) * (sample[back] + 1 - forced[back])
        loss = (sample[to] + 1) * (sample[back] + 1) * (sample[here] - forced[here]) * (sample[there] - forced[there])
        if gain >= loss or number() * loss < gain:
            loose[one], loose[two] = other, colour
            sample[here] -= 1
            sample[there] -= 1
            sample[to] += 1
            sample[back] += 1
