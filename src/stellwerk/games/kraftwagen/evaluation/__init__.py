"""For bots: how the seats stand, and what is worth considering."""

from stellwerk.games.kraftwagen.evaluation.plans import plans
from stellwerk.games.kraftwagen.evaluation.standing import evaluate

__all__ = ["evaluate", "plans"]
