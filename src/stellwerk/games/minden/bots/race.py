"""The race for a colour: what the final scoring may bring, and what a card more is worth (section 17)."""

from functools import cache
from math import ceil, exp, factorial, prod
from typing import Final

from stellwerk.games.minden.board import COLOURS, MAJORITY, TIE
from stellwerk.games.minden.state import State

KEPT_PER_ROUND: Final = 0.13  # cards of one colour that a player keeps
SPACES_PER_ROUND: Final = 2.3  # of the leader
MOST_MORE: Final = 5  # cards that anybody may still win


def rounds_left(table: State) -> int:
    """How many rounds are likely to come after this one."""
    by_track = ceil((table.setting.zone - max(table.position)) / SPACES_PER_ROUND) - 1
    by_pile = (len(table.pile) - table.top) // table.setting.seats
    return max(0, min(by_track, by_pile))


def card_worth(table: State, seat: int, colour: int) -> float:
    """The spaces that one more card of a colour brings: to its owner, and taken from the others."""
    counts = table.kept[colour :: len(COLOURS)]
    rounds = rounds_left(table)
    more = [count + (owner == seat) for owner, count in enumerate(counts)]
    gains = [_award(more, owner, rounds) - _award(counts, owner, rounds) for owner in range(len(counts))]
    taken = -sum(gain for owner, gain in enumerate(gains) if owner != seat)
    return gains[seat] + taken / (len(counts) - 1)


def _award(counts: list[int], seat: int, rounds: int) -> float:
    rivals = tuple(sorted(count for owner, count in enumerate(counts) if owner != seat))
    return expected_award(counts[seat], rivals, rounds)


@cache
def expected_award(own: int, rivals: tuple[int, ...], rounds: int) -> float:
    """Five spaces times the chance of the majority, two times that of a tie (MIN-10.3, MIN-10.4)."""
    more = _more_cards(rounds)
    total = 0.0
    for added, chance in enumerate(more):
        count = own + added
        if count > 0:  # MIN-10.6
            below = prod(sum(more[: max(0, count - rival)]) for rival in rivals)
            most = prod(sum(more[: max(0, count - rival + 1)]) for rival in rivals)
            total += chance * (MAJORITY * below + TIE * (most - below))
    return total


@cache
def _more_cards(rounds: int) -> list[float]:
    """By number: the chance that a player wins so many more cards of a colour."""
    mean = KEPT_PER_ROUND * rounds
    weights = [exp(-mean) * mean**count / factorial(count) for count in range(MOST_MORE + 1)]
    return [weight / sum(weights) for weight in weights]
