"""What a search would do for a seat, and how much it thinks of it: for hints."""

from random import Random

from msgspec import Struct

from stellwerk.bots.search import SearchBot
from stellwerk.kernel.registry import installed_game

MOST_PLANS = 3


class AdvisedPlan(Struct, frozen=True):
    """Decisions in notation, and how the seat stands after them, between 0 and 1."""

    do: list[str]
    value: float


class Advice(Struct, frozen=True):
    """The plans that were tried most, the best first, and how the seat stands over all of them."""

    plans: list[AdvisedPlan]
    standing: float


def advise(game_id: str, rules: str, snapshot: bytes, seat: int, milliseconds: int, seed: int) -> Advice:
    """Search for a seat on what it knows: for worker processes, all arguments are plain."""
    game = installed_game(game_id, rules)
    bot = SearchBot("advice", milliseconds=milliseconds)
    study = bot.study(game, game.load(snapshot), seat, Random(seed))
    plans = [
        AdvisedPlan([game.actions.notation(action) for action in found.plan], found.value)
        for found in study.plans[:MOST_PLANS]
        if found.visits
    ]
    return Advice(plans, study.standing[seat])
