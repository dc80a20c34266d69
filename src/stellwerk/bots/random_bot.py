"""A bot that takes any legal action, each as likely as the other."""

from collections.abc import Sequence
from random import Random

from stellwerk.kernel.game import Game, State


class RandomBot:
    """Plays uniformly at random, one decision at a time."""

    name = "random"

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """Any legal action."""
        return (self.pick(state.legal(seat), random),)

    def pick(self, legal: Sequence[int], random: Random) -> int:
        """Any action of a legal list that is at hand already."""
        return legal[int(random.random() * len(legal))]
