"""What the games of a series add up to."""

from abc import abstractmethod
from typing import Generic

from msgspec import Struct

from stellwerk.lab.farm.batch import Part


class Total(Struct, Generic[Part], kw_only=True):
    """Sum over the first games of a series; it is stored, so it grows with what may happen, not with the games."""

    games: int = 0  # added up so far: the index at which the series goes on
    seconds: float = 0.0  # that playing took so far

    @abstractmethod
    def add(self, part: Part) -> None:
        """Add what was made of the next batch."""
