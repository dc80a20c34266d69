"""A bot that takes any legal action, each as likely as the other."""

from random import Random

from stellwerk.kernel.game import Game, State


class RandomBot:
    """Plays uniformly at random, one decision at a time."""

    name = "random"

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """Any legal action."""
        legal = state.legal(seat)
        return (legal[int(random.random() * len(legal))],)
