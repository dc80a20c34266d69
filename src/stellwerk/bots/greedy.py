"""A bot that looks one plan ahead."""

from random import Random

from stellwerk.bots.tree import best_at_once
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State


class GreedyBot:
    """Takes the plan after which its seat stands best, on one guess of what it cannot see."""

    name = "greedy"

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The best plan by the game's evaluation; the first of equals."""
        return best_at_once(game, state.determinize(seat, random), seat, FastChance(random))
