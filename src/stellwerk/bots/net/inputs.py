"""What a net reads of a position, in whole numbers.

A row is the observation of one seat, then the figures of the game's evaluation and the evaluation itself (as
logarithms), both by seat, the own one first. Each fits into 16 bits.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.capabilities import HasFigures
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.observation import Field, row_length

FIGURE: Final = 32.0
"""Parts of one unit of a figure."""
NAT: Final = 2048.0
"""Parts of one unit of a logarithm of chances."""
LEAST_CHANCE: Final = 1e-5
MOST: Final = 32767.0

Rows = NDArray[np.int16]


class Columns(NamedTuple):
    """For everything that a net reads: its place in a row, and its place among the inputs of the net."""

    row: NDArray[np.intp]
    inputs: NDArray[np.intp]


class Layout:
    """What a net reads of a row, and where that stands among its inputs, which are those of the largest table."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, HasFigures)
        self.most_seats = game.meta.most_seats
        self.read = game.net_fields
        self.figures = len(game.figure_names)
        self.fields = game.observation_fields
        self.observed = row_length(game.observation_fields(self.most_seats))
        self.width = len(self.columns(self.most_seats).row)

    def length(self, seats: int) -> int:
        """How long a row is at a table of this size."""
        return row_length(self.fields(seats)) + seats * (self.figures + 1)

    def columns(self, seats: int) -> Columns:
        """Columns at a table of this size."""
        row: list[int] = []
        inputs: list[int] = []
        at = place = 0
        for here, largest in zip(self._parts(seats), self._parts(self.most_seats), strict=True):
            if here.name in self.read or not here.meaning:
                row += range(at, at + here.length)
                inputs += range(place, place + here.length)
                place += largest.length
            at += here.length
        return Columns(np.array(row, dtype=np.intp), np.array(inputs, dtype=np.intp))

    def _parts(self, seats: int) -> list[Field]:
        """The parts of a row: the fields of the observation, then figures and evaluation, which are always read."""
        return [*self.fields(seats), Field("figures", seats * self.figures, ""), Field("evaluation", seats, "")]


def rows_of(game: HasFigures, states: Sequence[State], seat: int) -> Rows:
    """Rows of positions that are not over, for the same seat."""
    observed = np.frombuffer(b"".join([bytes(game.observe(state, seat)) for state in states]), dtype=np.uint8)
    figures = np.array([game.figures(state) for state in states])
    chances = np.array([game.evaluate(state) for state in states])
    count = len(states)
    return np.concatenate(
        (
            observed.reshape(count, -1).astype(np.int16),
            _whole(np.roll(figures, -seat, axis=1).reshape(count, -1) * FIGURE),
            _whole(np.log(np.maximum(np.roll(chances, -seat, axis=1), LEAST_CHANCE)) * NAT),
        ),
        axis=1,
    )


def _whole(numbers: NDArray[np.float64]) -> Rows:
    """The nearest whole numbers that fit."""
    return np.rint(np.clip(numbers, -MOST, MOST)).astype(np.int16)
