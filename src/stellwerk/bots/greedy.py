"""A bot that looks one plan ahead."""

from random import Random

from stellwerk.bots.tree import play_through
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State


class GreedyBot:
    """Takes the plan after which its seat stands best, on one guess of what it cannot see."""

    name = "greedy"

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The best plan by the game's evaluation; the first of equals."""
        guess = state.determinize(seat, random)
        chance = FastChance(random)
        best: tuple[int, ...] = ()
        best_value = -1.0
        for plan in game.plans(guess, seat):
            after = guess.clone()
            play_through(after, seat, plan, chance)
            value = game.evaluate(after)[seat]
            if value > best_value:
                best, best_value = plan, value
        return best
