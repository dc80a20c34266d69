"""The spaces of observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stellwerk.environments.terms import Terms


def observation_space(terms: Terms, extra: int = 0) -> spaces.Space[Any]:
    """A row of bytes; with the mask in the observation a dictionary of both."""
    row = spaces.Box(0, 255, (terms.length,), np.uint8)
    if terms.mask_in_info:
        return row
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (terms.actions + extra,), np.int8)})


def action_space(terms: Terms, extra: int = 0) -> spaces.Discrete:
    """The actions of the game by number, over all its options."""
    return spaces.Discrete(terms.actions + extra)


def given(terms: Terms, row: NDArray[np.uint8], mask: NDArray[np.int8]) -> tuple[Any, dict[str, Any]]:
    """An observation and its info, with the mask in one of them."""
    if terms.mask_in_info:
        return row, {"action_mask": mask}
    return {"observation": row, "action_mask": mask}, {}
