"""A bot that looks one plan ahead."""

from random import Random
from typing import Final

from stellwerk.bots.tree import carry_out, play_through
from stellwerk.kernel.capabilities import Searchable
from stellwerk.kernel.chance import Chance, FastChance
from stellwerk.kernel.game import Game, State

GUESSES: Final = 24
"""On how many guesses a plan is looked at that would end the game: one alone may take luck for certainty."""


class GreedyBot:
    """Takes the plan after which its seat stands best, on one guess of what it cannot see."""

    name = "greedy"

    def choose(self, game: Game, state: State, seat: int, random: Random) -> tuple[int, ...]:
        """The best plan by the game's evaluation; the first of equals."""
        if not isinstance(game, Searchable):
            raise ValueError(f"{game.meta.id} has neither values nor plans to be greedy for")
        chance = FastChance(random)
        guess = state.determinize(seat, random)
        doubts: list[State] = []
        best: tuple[int, ...] = ()
        best_value = -1.0
        for plan in game.plans(guess, seat):
            after = guess.clone()
            play_through(after, seat, plan, chance)
            value = game.evaluate(after)[seat]
            if value > best_value and after.to_act() == 0:
                doubts = doubts or [state.determinize(seat, random) for _ in range(GUESSES)]
                value = mean_value(game, doubts, seat, plan, chance)
            if value > best_value:
                best = plan
                best_value = value
        return best


def mean_value(game: Searchable, guesses: list[State], seat: int, plan: tuple[int, ...], chance: Chance) -> float:
    """How the seat stands after a plan, over several guesses."""
    total = 0.0
    for guess in guesses:
        after = guess.clone()
        carry_out(after, seat, plan, chance)
        total += game.evaluate(after)[seat]
    return total / len(guesses)
