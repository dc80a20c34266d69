"""Positions with what became of them, in arrays."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots.net.inputs import Rows


class Samples(NamedTuple):
    """Samples of tables of one size, one per line; seats count from the one that the row belongs to."""

    rows: Rows
    shares: NDArray[np.float32]  # by seat: its share of the win
    scores: NDArray[np.float32]  # by seat: its final score
    games: NDArray[np.int64]  # index of the game that the position is from

    @classmethod
    def together(cls, parts: Sequence["Samples"]) -> Self:
        """All samples of several parts."""
        return cls(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def where(self, chosen: NDArray[np.bool_] | NDArray[np.intp] | slice) -> "Samples":
        """Those that are chosen."""
        return Samples(self.rows[chosen], self.shares[chosen], self.scores[chosen], self.games[chosen])

    def save(self, path: Path) -> None:
        """Write them as a whole."""
        beside = path.with_suffix(".new.npz")
        np.savez_compressed(beside, **self._asdict())
        beside.replace(path)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read what was saved."""
        with np.load(path) as stored:
            return cls(*(stored[name] for name in cls._fields))
