"""From floats to whole numbers."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots.net.inference import UNIT
from stellwerk.bots.net.inputs import MOST
from stellwerk.bots.net.weights import Layer
from stellwerk.lab.train.float_net import FloatNet

MOST_SHIFT = 24

Doubles = NDArray[np.float64]


def quantised(net: FloatNet) -> list[Layer]:
    """The layers of a net in whole numbers, for the winner alone; they read inputs as they come."""
    weights = [layer.astype(np.float64) for layer in net.weights]
    offsets = [layer.astype(np.float64) for layer in net.offsets]
    weights[0] /= net.scale.spread[:, None]
    offsets[0] -= net.scale.mean @ weights[0]
    weights[-1], offsets[-1] = weights[-1][:, : net.outputs], offsets[-1][: net.outputs]
    return [
        _layer(matrix, offset, 0 if at == 0 else UNIT)
        for at, (matrix, offset) in enumerate(zip(weights, offsets, strict=True))
    ]


def _layer(weights: Doubles, offsets: Doubles, unit: int) -> Layer:
    """A layer whose inputs count in parts of 2 ** unit, with the finest weights that fit into 16 bits."""
    largest = float(np.abs(weights).max()) or 1.0
    fine = min(MOST_SHIFT, int(np.floor(np.log2(MOST / largest))))
    return Layer(
        np.rint(weights * 2.0**fine).astype(np.int16),
        np.rint(offsets * 2.0 ** (fine + unit)).astype(np.int64),
        fine + unit,
    )
