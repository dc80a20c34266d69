"""Decisions without a choice, as far as everybody can know that there is none."""

from collections.abc import Sequence
from random import Random

from stellwerk.kernel.game import Game, State

GUESSES = 32  # positions that another seat cannot tell from the true one


def publicly_forced(game: Game, state: State, seats: int, seat: int) -> str | None:
    """The only decision of a seat, if every other seat can tell that it is the only one; otherwise None.

    A decision that is forced by something hidden is left to the seat: taken at once, it would tell what is hidden.
    """
    legal = state.legal(seat)
    if len(legal) != 1:
        return None
    if all(_knows(state, other, seat, legal) for other in range(seats) if other != seat):
        return game.actions.notation(legal[0])
    return None


def _knows(state: State, other: int, seat: int, legal: Sequence[int]) -> bool:
    """Whether the seat has this choice alone in every position that the other seat may believe in."""
    return all(state.determinize(other, Random(guess)).legal(seat) == legal for guess in range(GUESSES))
