"""How the seats stand, and what is worth considering: for bots."""

from stellwerk.games.bus.evaluation.plans import plans
from stellwerk.games.bus.evaluation.standing import comparable, evaluate

__all__ = ["comparable", "evaluate", "plans"]
