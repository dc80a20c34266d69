"""For bots: how the seats stand, and what is worth considering."""

from stellwerk.games.kraftwagen.evaluation.plans import plans as plans
from stellwerk.games.kraftwagen.evaluation.standing import evaluate as evaluate
