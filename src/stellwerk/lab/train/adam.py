"""Adam with weight decay (Kingma and Ba 2015, Loshchilov and Hutter 2019)."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

FIRST: Final = 0.9  # how much of the mean gradient is kept from step to step
SECOND: Final = 0.999  # how much of the mean squared gradient
TINY: Final = 1e-8


class Adam:
    """Moves parameters against their gradients."""

    def __init__(self, parameters: list[NDArray[np.float32]], decay: float) -> None:
        self.parameters = parameters
        self.decay = decay  # of matrices, not of offsets
        self.first = [np.zeros_like(parameter) for parameter in parameters]
        self.second = [np.zeros_like(parameter) for parameter in parameters]
        self.steps = 0

    def step(self, gradients: list[NDArray[np.float32]], rate: float) -> None:
        """Change the parameters in place."""
        self.steps += 1
        pace = rate / (1 - FIRST**self.steps)
        correction = 1 - SECOND**self.steps
        for at, gradient in enumerate(gradients):
            first, second, parameter = self.first[at], self.second[at], self.parameters[at]
            first += (1 - FIRST) * (gradient - first)
            second += (1 - SECOND) * (gradient * gradient - second)
            if parameter.ndim > 1:
                parameter *= 1 - rate * self.decay
            parameter -= pace * first / (np.sqrt(second / correction) + TINY)
