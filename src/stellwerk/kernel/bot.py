"""A bot: chooses actions for one seat."""

from random import Random
from typing import Any, Protocol

from stellwerk.kernel.game import Game


class Bot(Protocol):
    """Chooses for a seat from what that seat may know."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, state: Any, seat: int, random: Random) -> tuple[int, ...]:
        """One or more actions that this seat takes one after another; the first is legal now.

        `state` is the true position: a bot may ask it for the legal list of its seat and for
        determinizations, and for nothing else. A bot of any game declares it as `State`, one of a
        single game as that game's positions.
        """
        ...
