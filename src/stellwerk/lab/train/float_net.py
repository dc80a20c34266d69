"""The net while it is trained: floats, and gradients.

The net corrects the evaluation of the game: its outputs are added to the logarithms of the chances that the
evaluation gives, so that an empty net plays as `greedy`. Beside the winner it foretells the scores of the seats. That
is never played by, but scores say more of a game than its winner, and what foretells them helps to foretell him.
"""

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from stellwerk.bots.net.inference import softmax
from stellwerk.bots.net.inputs import NAT, Layout, Rows
from stellwerk.lab.train.samples import Samples

Floats = NDArray[np.float32]

SCORES: Final = 0.5
"""Weight of the error of the scores beside that of the winner."""
LEAST_SPREAD: Final = 0.2
"""Inputs that hardly ever change count as if they changed this much: they must not weigh more than others."""


class Losses(NamedTuple):
    """Mean errors over samples."""

    winner: float  # log loss
    scores: float  # squared error, in spreads of the scores


class Scale(NamedTuple):
    """Means and spreads of the inputs, by column of the largest table, and the spread of scores."""

    mean: Floats
    spread: Floats
    scores: float


class FloatNet:
    """Layers of weights and offsets; outputs by seat of the largest table, for the winner, then for the scores."""

    def __init__(self, layout: Layout, hidden: list[int], scale: Scale, random: Generator) -> None:
        self.layout = layout
        self.scale = scale
        self.outputs = layout.most_seats
        widths = [layout.width, *hidden, 2 * self.outputs]
        self.weights: list[Floats] = []
        self.offsets: list[Floats] = []
        for inner, outer in pairwise(widths):
            self.weights.append((random.standard_normal((inner, outer)) * np.sqrt(2 / inner)).astype(np.float32))
            self.offsets.append(np.zeros(outer, np.float32))
        self.weights[-1] *= 0  # begins as the evaluation

    @property
    def parameters(self) -> list[Floats]:
        """All that is trained."""
        return [*self.weights, *self.offsets]

    def forward(self, rows: Rows, seats: int) -> list[Floats]:
        """The inputs as they count, then the activations of every layer; the last are the outputs."""
        columns = self.layout.columns(seats)
        active = (rows[:, columns.row] - self.scale.mean[columns.inputs]) / self.scale.spread[columns.inputs]
        layers = [active]
        last = len(self.weights) - 1
        for at, offsets in enumerate(self.offsets):
            weights = self.weights[at][columns.inputs] if at == 0 else self.weights[at]
            active = layers[-1] @ weights + offsets
            layers.append(active if at == last else np.maximum(active, 0))
        return layers

    def chances(self, rows: Rows) -> Floats:
        """By row and seat, the own one first: its chances, adding up to 1."""
        seats = next(seats for seats in range(2, self.outputs + 1) if self.layout.length(seats) == rows.shape[1])
        return self._chances(rows, self.forward(rows, seats)[-1], seats)

    def _chances(self, rows: Rows, outputs: Floats, seats: int) -> Floats:
        return softmax(rows[:, -seats:].astype(np.float32) / np.float32(NAT) + outputs[:, :seats])

    def errors(self, samples: Samples, outputs: Floats) -> tuple[Losses, Floats]:
        """Mean errors of outputs, and their gradient."""
        seats = samples.shares.shape[1]
        chances = self._chances(samples.rows, outputs, seats)
        leads = (samples.scores - samples.scores.mean(axis=1, keepdims=True)) / self.scale.scores
        misses = outputs[:, self.outputs : self.outputs + seats] - leads
        gradient = np.zeros_like(outputs)
        gradient[:, :seats] = (chances - samples.shares) / len(outputs)
        gradient[:, self.outputs : self.outputs + seats] = misses * np.float32(SCORES / misses.size)
        winner = -(samples.shares * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()
        return Losses(float(winner), float((misses**2).mean())), gradient

    def gradients(self, samples: Samples) -> list[Floats]:
        """Gradients of the parameters."""
        seats = samples.shares.shape[1]
        layers = self.forward(samples.rows, seats)
        _, error = self.errors(samples, layers[-1])
        weights: list[Floats] = []
        offsets: list[Floats] = []
        for at in range(len(self.weights) - 1, -1, -1):
            weights.insert(0, layers[at].T @ error)
            offsets.insert(0, error.sum(axis=0))
            if at:
                error = (error @ self.weights[at].T) * (layers[at] > 0)
        first = np.zeros_like(self.weights[0])
        first[self.layout.columns(seats).inputs] = weights[0]
        return [first, *weights[1:], *offsets]
