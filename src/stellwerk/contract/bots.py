"""What a game offers to bots: plans that can be carried out and values that make sense."""

from random import Random

from stellwerk.contract.positions import Setting, random_game
from stellwerk.kernel.capabilities import Searchable
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game

EVERY = 15


def plans_are_legal(game: Game, setting: Setting, seed: int) -> None:
    """Every plan is a chain of legal actions; values lie between 0 and 1 and add up to 1."""
    if game.meta.knowledge or not isinstance(game, Searchable):
        return
    for number, (state, seat) in enumerate(random_game(game, setting, seed)):
        if number % EVERY:
            continue
        values = game.evaluate(state)
        assert len(values) == setting.seats and abs(sum(values) - 1) < 1e-6, values
        assert all(-1e-9 <= value <= 1 + 1e-9 for value in values), values
        plans = game.plans(state, seat)
        assert plans, "a seat that is to act has no plan"
        for plan in plans:
            trial = state.clone()
            for action in plan:
                assert action in trial.legal(seat), f"{game.actions.notation(action)} is planned, but not legal"
                trial.apply(seat, action, FastChance(Random(seed)))
