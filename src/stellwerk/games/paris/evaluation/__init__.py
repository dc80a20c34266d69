"""What a bot thinks of a position: how the seats stand, and which plans make sense."""

from stellwerk.games.paris.evaluation.plans import plans
from stellwerk.games.paris.evaluation.standing import evaluate

__all__ = ["evaluate", "plans"]
