"""A net at work: the same whole numbers on every machine, for one position or many.

Sums of floats depend on their order, and so on processor, library and batch. Here every weight and every activation
is a whole number, and no sum can reach 2 ** 53, below which doubles hold whole numbers exactly: whatever the order,
the sum is the same. So the fast products of doubles are used, and nothing is ever rounded in them.
"""

from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots.net.inputs import MOST, NAT, Columns, Layout, Rows
from stellwerk.bots.net.weights import Weights
from stellwerk.kernel.errors import WrongNet
from stellwerk.kernel.game import Game

UNIT: Final = 8
"""Activations count in parts of 2 ** UNIT."""
EXACT: Final = 2.0**53

Float = TypeVar("Float", bound=np.floating[Any])

Whole = NDArray[np.float64]
"""Whole numbers, held in doubles."""


def softmax(logits: NDArray[Float]) -> NDArray[Float]:
    """By row: chances that add up to 1, from their logarithms."""
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances: NDArray[Float] = weights / weights.sum(axis=1, keepdims=True)
    return chances


class Net:
    """A net of a game, at tables of every size that it was trained for."""

    def __init__(self, game: Game, weights: Weights) -> None:
        layout = Layout(game)
        self.game = game.meta.id
        self.tables = {
            layout.length(seats): TableNet(weights, layout.columns(seats), seats) for seats in weights.head.tables
        }  # by the length of a row, which no two sizes share

    def chances(self, rows: Rows) -> NDArray[np.float64]:
        """By row and seat, the own one first: its chances, adding up to 1; the last digits depend on the machine."""
        table = self.tables.get(rows.shape[1])
        if table is None:
            sizes = ", ".join(str(table.seats) for table in self.tables.values())
            raise WrongNet(f"the net of {self.game} was trained for tables of {sizes} seats, and this is another one")
        return softmax(table.logits(rows) / NAT)


class TableNet:
    """The part of a net that tables of one size need."""

    def __init__(self, weights: Weights, columns: Columns, seats: int) -> None:
        self.seats = seats
        self.row = columns.row
        self.shifts = [layer.shift for layer in weights.layers]
        self.weights: list[Whole] = [layer.weights.astype(np.float64) for layer in weights.layers]
        self.offsets: list[Whole] = [layer.offsets.astype(np.float64) for layer in weights.layers]
        self.weights[0] = self.weights[0][columns.inputs]
        self.weights[-1] = np.ascontiguousarray(self.weights[-1][:, :seats])
        self.offsets[-1] = self.offsets[-1][:seats]
        for product, offset in zip(self.weights, self.offsets, strict=True):
            if float((np.abs(product).sum(axis=0) * MOST + np.abs(offset)).max()) >= EXACT:
                raise WrongNet("the sums of this net would not be exact")

    def logits(self, rows: Rows) -> Whole:
        """By row and seat, the own one first: the logarithm of its chances, in parts of 1 / NAT."""
        last = len(self.weights) - 1
        active: Whole = rows[:, self.row].astype(np.float64)
        for at in range(last):
            sums = active @ self.weights[at] + self.offsets[at]
            active = np.clip(np.floor(sums * 2.0 ** (UNIT - self.shifts[at])), 0.0, MOST)
        sums = active @ self.weights[last] + self.offsets[last]
        correction: Whole = np.floor(sums * (NAT * 2.0 ** -self.shifts[last]))
        return rows[:, -self.seats :] + correction
