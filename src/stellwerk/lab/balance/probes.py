"""Probes: a few positions of a game are asked what their decision weighs, and which clauses forbid other actions."""

from random import Random

from stellwerk.bots.kinds import Kinds
from stellwerk.bots.tree import play_through
from stellwerk.kernel.capabilities import Searchable
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.lab.balance.sums import SCALE

EVERY = 32
"""One of so many positions is probed."""
TRIES = 4
"""Forbidden actions that are tried in such a position."""


def weight_of(game: Game, state: State, seat: int, random: Random) -> int | None:
    """What the second-best plan of a seat costs beside the best, in parts of a win; None if there is no choice."""
    if not isinstance(game, Searchable):
        return None
    chance = FastChance(random)
    values = []
    for plan in game.plans(state, seat):
        after = state.clone()
        play_through(after, seat, plan, chance)
        values.append(game.evaluate(after)[seat])
    if len(values) < 2:
        return None
    best, second = sorted(values, reverse=True)[:2]
    return round(SCALE * (best - second))


def refusals_of(game: Game, state: State, seat: int, kinds: Kinds, random: Random) -> list[str]:
    """Clauses that forbid some actions here, drawn by kind so that rare kinds come up too."""
    legal = set(state.legal(seat))
    clauses = []
    for _ in range(TRIES):
        actions = kinds.actions[int(random.random() * len(kinds.actions))]
        action = actions[int(random.random() * len(actions))]
        refusal = None if action in legal else game.refusal(state, seat, action)
        if refusal is not None:
            clauses.append(refusal.clause)
    return clauses
