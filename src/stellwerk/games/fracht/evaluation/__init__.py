"""How the seats stand and what is sensible to do, for bots."""

from stellwerk.games.fracht.evaluation.plans import plans
from stellwerk.games.fracht.evaluation.standing import evaluate

__all__ = ["evaluate", "plans"]
