"""A position of New game as a row of numbers, for programs that learn; nothing is hidden."""

from stellwerk.kernel.observation import Field, one_of, owner_code
from stellwerk.scaffold.newgame.data import SQUARES
from stellwerk.scaffold.newgame.state import State


def fields(seats: int) -> list[Field]:
    """What the numbers mean, in their order."""
    return [
        Field("mover", seats, "whose turn it is, own seat first"),
        Field("squares", len(SQUARES), "by square: whose it is (0 nobody's, 1 the own seat's, 2 the next one's)"),
    ]


def observe(state: State, seat: int) -> list[int]:
    """The numbers of the table above."""
    owners = [owner_code(state.pieces.get(square, -1), seat, state.seats) for square in SQUARES]
    return one_of(state.seats, (state.mover - seat) % state.seats) + owners
