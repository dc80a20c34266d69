"""How the seats stand, and what is worth considering: for bots."""

from stellwerk.games.bus.evaluation.plans import plans
from stellwerk.games.bus.evaluation.standing import evaluate

__all__ = ["evaluate", "plans"]
